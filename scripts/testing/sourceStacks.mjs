// Stacks of bundled code with the positions of its sources. With `--enable-source-maps`, Node.js parses the map of each
// bundle that it loads, which costs more than most tests do; here only those of failures are parsed.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A position in a bundle as stacks have it: its URL, its line and its column, both from 1. */
const POSITION = /(file:\/\/\/\S+?\.mjs):(\d+):(\d+)/g;

/** Returns a text with each position in a bundle that has a source map replaced by that in its source. */
export function withSourcePositions(text) {
  const maps = new Map();
  return text.replaceAll(POSITION, (position, bundle, line, column) => {
    if (!maps.has(bundle)) maps.set(bundle, readMap(bundle));
    return sourcePosition(bundle, maps.get(bundle)?.findEntry(line - 1, column - 1)) ?? position;
  });
}

/** Returns the source map next to a bundle, or undefined if there is none. */
function readMap(bundle) {
  const file = `${fileURLToPath(bundle)}.map`;
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Returns the position of an entry of a bundle's map, or undefined for what the bundler has added. */
function sourcePosition(bundle, { originalSource, originalLine, originalColumn } = {}) {
  if (originalSource === undefined) return undefined;
  return `${fileURLToPath(new URL(originalSource, bundle))}:${originalLine + 1}:${originalColumn + 1}`;
}
