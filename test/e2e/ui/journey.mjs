// A journey is what a person does in one sitting, step by step. Opening a window takes a third of a journey, so several
// share one: each has pages of its own there.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {Record<string, (text: string) => string>} Changes made to the files of a fixture first, see `copyFixture`
 * @typedef {{ fixture?: string, isTrusted?: boolean, language?: string }} Kind of a window: the fixture that is open in it,
 *   `site` unless named; a folder that isn't trusted opens in restricted mode; the language is that of extensions, the
 *   editor's own texts stay English
 * @typedef {Kind & { changes?: Changes, window?: string, turn?: number }} Setting of a journey: those that name the same
 *   window are walked in it one after the other by their turns, in a folder with the changes of all
 * @typedef {{ title: string, walk: (sitting: Sitting) => Promise<void>, changes?: Changes }} Journey
 * @typedef {{ open: () => Promise<import('./editor.mjs').Editor>, browse: Browse, openInBrowserBuild: OpenInBrowserBuild,
 *   step: (what: string, action: () => Promise<unknown>) => Promise<void> }} Sitting `step` says in a failure how far the
 *   journey came
 * @typedef {(files: Record<string, string>) => Promise<import('./editor.mjs').Editor>} OpenInBrowserBuild opens a site in VS
 *   Code's build for the browser, where its files are in memory and each takes 20 ms to be read
 * @typedef {() => Promise<{ folder: string, page: import('playwright-core').Page, extension: string }>} Browse gives a copy
 *   of the site, an empty page of the browser, without an editor, and the folder of the extension
 * @typedef {Kind & { changes: Changes, journeys: Journey[] }} Window
 */

/** @type {(Journey & Setting)[]} */
const journeys = [];

/**
 * Registers a journey.
 *
 * @param {string} title what a person loses when it fails
 * @param {Setting} setting
 * @param {Journey['walk']} walk
 */
export function journey(title, setting, walk) {
  journeys.push({ title, walk, window: title, turn: 1, ...setting });
}

/**
 * The windows that have a journey whose title has a text, with these journeys alone. The longest comes first, so that
 * nothing is left alone with it at the end.
 *
 * @returns {Promise<Window[]>}
 */
export async function loadWindows(text = '') {
  for (const name of readdirSync(import.meta.dirname)) {
    if (name.endsWith('.test.mjs')) await import(pathToFileURL(path.join(import.meta.dirname, name)).href);
  }
  const windows = [...new Set(journeys.map(({ window }) => window))].map((name) => windowOf(name));
  return windows
    .map((window) => ({ ...window, journeys: window.journeys.filter(({ title }) => title.includes(text)) }))
    .filter((window) => window.journeys.length > 0)
    .sort((one, other) => steps(other) - steps(one));
}

/** A window for journeys, which may not want different texts of one file. */
function windowOf(name) {
  const together = journeys.filter(({ window }) => window === name).sort((one, other) => one.turn - other.turn);
  const files = together.flatMap(({ changes = {} }) => Object.entries(changes));
  const changes = Object.fromEntries(files);
  if (Object.keys(changes).length < files.length) throw new Error(`Two journeys in ${name} change the same file.`);
  const { fixture, isTrusted, language } = together[0];
  return { fixture, isTrusted, language, changes, journeys: together };
}

/** The number of steps in the text of journeys, by which their length is told before they are walked. */
function steps(window) {
  return window.journeys.reduce((sum, { walk }) => sum + walk.toString().split(' step(').length, 0);
}
