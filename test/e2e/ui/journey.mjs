// A journey is what a person does in one sitting, step by step, in a window of its own.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {{ title: string, walk: (sitting: Sitting) => Promise<void> }} Journey
 * @typedef {{ open: Open, browse: Browse, step: (what: string, action: () => Promise<unknown>) => Promise<void> }} Sitting
 *   `step` says in a failure how far the journey came
 * @typedef {(changes?: Record<string, (text: string) => string>, options?: { fixture?: string, isTrusted?: boolean,
 *   language?: string }) => Promise<import('./editor.mjs').Editor>} Open opens a copy of the site or of another fixture;
 *   `changes` are made to its files first, see `copyFixture`. A folder that isn't trusted opens in restricted mode. The
 *   language is that of extensions; the editor's own texts stay English.
 * @typedef {(changes?: Record<string, (text: string) => string>) => Promise<{ folder: string, page:
 *   import('playwright-core').Page }>} Browse gives a copy of the site and an empty page of the browser, without an editor
 */

/** @type {Journey[]} */
const journeys = [];

/**
 * Registers a journey.
 *
 * @param {string} title what a person loses when it fails
 * @param {Journey['walk']} walk
 */
export function journey(title, walk) {
  journeys.push({ title, walk });
}

/** All journeys whose title has a text, the longest first, so that no window is left alone with it at the end. */
export async function loadJourneys(text = '') {
  for (const name of readdirSync(import.meta.dirname)) {
    if (name.endsWith('.test.mjs')) await import(pathToFileURL(path.join(import.meta.dirname, name)).href);
  }
  return journeys.filter(({ title }) => title.includes(text)).sort((one, other) => steps(other) - steps(one));
}

/** The number of steps in the text of a journey, by which its length is told before it is walked. */
function steps({ walk }) {
  return walk.toString().split(' step(').length;
}
