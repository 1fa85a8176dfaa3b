// A journey is what a person does in one sitting, step by step. Opening a window takes a third of a journey, so those in
// windows of one kind are walked one after the other in the same ones, each in a folder that is made as if it were new.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {Record<string, (text: string) => string>} Changes made to the files of a fixture first, see `copyFixture`. The
 *   settings are among these: an editor isn't told of a file in a folder that is made at the same time
 * @typedef {{ place?: 'browser' }} Kind of a window: what is in the browser alone opens windows of its own
 * @typedef {{ fixture?: string, changes?: Changes }} Start of a journey: what the folder has in it, `site` unless named.
 *   Only in a window that has just been opened does the extension sleep where there is none
 * @typedef {Kind & Start & { essential?: boolean, turn?: typeof TURNS[number] }} Setting of a journey: `npm test` walks
 *   those that are essential, one for each way through which people reach the extension; all are walked in CI
 * @typedef {Start & { title: string, walk: (sitting: Sitting) => Promise<void> }} Journey
 * @typedef {{ open: () => Promise<import('./editor.mjs').Editor>, restrict: (language: string) => Promise<void>, browse:
 *   Browse, openInBrowserBuild: OpenInBrowserBuild, step: (what: string, action: () => Promise<unknown>) => Promise<void> }}
 *   Sitting `step` says in a failure how far the journey came; `restrict` reloads the window in restricted mode, with the
 *   extensions in a language, while the editor's own texts stay English
 * @typedef {(files: Record<string, string>, searched?: boolean) => Promise<import('./editor.mjs').Editor>} OpenInBrowserBuild opens a site in VS
 *   Code's build for the browser, where its files are in memory and each takes 20 ms to be read
 * @typedef {() => Promise<{ folder: string, page: import('playwright-core').Page, extension: string }>} Browse gives a copy
 *   of the site, an empty page of the browser, without an editor, and the folder of the extension
 * @typedef {{ kind: Kind, waiting: Journey[] }} Walks the journeys that windows of a kind take from one list
 */

/**
 * The turns in which journeys are walked: first in a window that has just been opened; last where the window is
 * of no use afterwards.
 */
const TURNS = /** @type {const} */ (['first', 'any', 'last']);

/** @type {{ kind: Kind, essential: boolean, turn: number, journey: Journey }[]} */
const journeys = [];

/**
 * Registers a journey.
 *
 * @param {string} title what a person loses when it fails
 * @param {Setting} setting
 * @param {Journey['walk']} walk
 */
export function journey(title, { fixture = 'site', changes, essential = false, turn = 'any', ...kind }, walk) {
  journeys.push({ kind, essential, turn: TURNS.indexOf(turn), journey: { title, walk, fixture, changes } });
}

/**
 * The journeys whose title has a text by the kinds of their windows, in their turns. The longest come first, so that
 * nothing is left alone with one at the end.
 *
 * @param {{ only?: string, essential?: boolean }} choice `essential`: only those that are
 * @returns {Promise<Walks[]>}
 */
export async function loadWalks({ only = '', essential = false }) {
  for (const name of readdirSync(import.meta.dirname)) {
    if (name.endsWith('.test.mjs')) await import(pathToFileURL(path.join(import.meta.dirname, name)).href);
  }
  const steps = ({ journey: { walk } }) => walk.toString().split(' step(').length;
  const wanted = journeys
    .filter((one) => one.journey.title.includes(only) && (one.essential || !essential))
    .sort((one, other) => one.turn - other.turn || steps(other) - steps(one));
  const kinds = new Map(wanted.map(({ kind }) => [JSON.stringify(kind), kind]));
  return [...kinds]
    .map(([name, kind]) => ({
      kind,
      waiting: wanted.filter((one) => JSON.stringify(one.kind) === name).map(({ journey: one }) => one),
    }))
    .sort((one, other) => other.waiting.length - one.waiting.length);
}
