import type { TextRange } from '../text/textRange.ts';
import { smallest } from '../util/collections.ts';
import { lazy } from '../util/lazy.ts';
import type { Element } from './elements/elements.ts';
import { decodeEntity } from './entities.ts';
import { readScript } from './mdx/script/readScript.ts';
import type { PageTrees } from './mdx/script/scriptTree.ts';
import type { PageProblem, ScriptError } from './pageProblem.ts';

/**
 * Whether the text of a paragraph begins like imports and exports. At the left margin of the page it becomes that: the
 * platform writes a page’s Markdown again, without the indentation and with characters for their references, before MDX
 * reads it.
 */
export function beginsLikeScript(text: string, start: number): boolean {
  if (!/[ei&]/.test(text.charAt(start))) return false;
  return /^(?:import|export) +[^ \n\r]/.test(withCharacters(text.slice(start, start + 60)));
}

/** Returns a text with characters for their references. */
export function withCharacters(text: string): string {
  return text.replace(/&#?\w+;/g, decodeEntity);
}

/** Paragraphs that begin like imports and exports: those that are used as such, and what is wrong with the others. */
export interface ParagraphScripts {
  readonly used: readonly TextRange[];
  readonly problems: readonly ScriptError[];
}

const nothingImported: ReadonlySet<string> = new Set();

/**
 * Reads the paragraphs that begin like imports and exports, in steps; in an element the platform keeps an indentation.
 */
export function* readingParagraphScripts(
  text: string,
  paragraphs: readonly TextRange[],
  elements: readonly Element[],
  inTags: readonly PageProblem[],
  trees: PageTrees,
): Generator<undefined, ParagraphScripts> {
  const used: TextRange[] = [];
  const problems: ScriptError[] = [];
  if (paragraphs.length === 0) return { used, problems };
  const outermost = elements.filter(({ parent }) => parent === undefined).map(({ range }) => range);
  outermost.sort((a, b) => a.start - b.start);
  const firstProblem = smallest(
    inTags.map(({ range }) => range.start),
    Infinity,
  );
  const usesOf = lazy(() => namesInPlaces(text));
  let enclosing = 0;
  for (const range of paragraphs) {
    // What is open after a wrong tag is unknown.
    if (firstProblem < range.start) break;
    while ((outermost[enclosing]?.end ?? Infinity) <= range.start) enclosing++;
    if ((outermost[enclosing]?.start ?? Infinity) < range.start) continue;
    yield;
    const script = readScript(text, range, trees, nothingImported);
    // Of a list or an asterisk the first character gets a backslash.
    const isValid = script.problem === undefined && !/[[*]/.test(text.slice(range.start, range.end));
    if (
      isValid &&
      script.imports.length === 0 &&
      script.declared.some(({ name }) => isUsedOutside(usesOf().get(name), range))
    )
      used.push(range);
    else
      problems.push({
        kind: 'script',
        range,
        isProse: script.problem?.reason === 'notEsm',
        swallowed: undefined,
        paragraph: isValid ? 'valid' : 'broken',
      });
  }
  return { used, problems };
}

/** The places of names after `<` and `{`: the first and the last one of each. */
type Places = ReadonlyMap<string, TextRange>;

function namesInPlaces(text: string): Places {
  const places = new Map<string, TextRange>();
  for (const { 1: name = '', index } of text.matchAll(/[<{]([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu))
    places.set(name, { start: places.get(name)?.start ?? index, end: index });
  return places;
}

/** Whether the page shows what it exports as an element or in braces. */
function isUsedOutside(places: TextRange | undefined, { start, end }: TextRange): boolean {
  return places !== undefined && (places.start < start || places.end >= end);
}
