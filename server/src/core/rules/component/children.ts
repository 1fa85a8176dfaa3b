import type { Element } from '../../page/elements.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { blocksAround, looseContentOf, type LooseContent } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, listWords } from '../../util/words.ts';
import type { Finding, PageRule } from '../rule.ts';
import { hasBrokenTag, isBrokenWithin } from './brokenWhole.ts';
import { isOneOf, isOpaque, specOf, usesOf } from './componentUse.ts';
import { isMisplaced } from './misplacedChild.ts';
import { wrapIn } from './wrapIn.ts';

export const children: PageRule = {
  meta: {
    id: 'component/children',
    severity: 'warning',
    summary: 'a child that its component doesn’t allow',
    fixable: true,
  },
  checksSnippets: true,
  *check(place) {
    for (const { element, spec } of usesOf(place)) {
      if (spec.children === undefined) continue;
      const whole = { name: element.name, parts: spec.children };
      if (!isTorn(place.page, element, whole)) yield* intrudersIn(place, element, whole);
    }
  },
};

/** A component that takes only certain parts. */
interface Whole {
  readonly name: string;
  readonly parts: readonly string[];
}

/** Whether a break on the page may have brought something into a whole, or kept a part out of it. */
function isTorn(page: PageModel, { range }: Element, { name, parts }: Whole): boolean {
  return isBrokenWithin(page, range) || hasBrokenTag(page, (tag) => tag === name || parts.includes(tag));
}

/** What stands directly in a whole, or in a fragment within it, and is none of its parts. */
function* intrudersIn(place: PageInSite, element: Element, whole: Whole): Iterable<Finding> {
  const { page, catalogue } = place;
  for (const child of element.children) {
    if (child.name === '') yield* intrudersIn(place, child, whole);
    else if (
      !isOpaque(place, child.name) &&
      !isOneOf(catalogue, child.name, whole.parts) &&
      !isReportedByParent(place, child)
    ) {
      yield report(place, whole, { range: child.range, shown: child.opening.nameRange, what: code(child.name) });
    }
  }
  for (const run of runsIn(page, element, whole)) {
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) continue;
    const range = { start: first.range.start, end: last.range.end };
    yield report(place, whole, { range, shown: firstLine(page, first.range), what: words[first.kind] });
  }
}

/** Whether a child is reported by component/parent, since it belongs into another component. */
function isReportedByParent(place: PageInSite, child: Element): boolean {
  const parents = specOf(place, child.name)?.parents;
  return parents !== undefined && isMisplaced(place, child, parents);
}

/** What is loose in an element and doesn't belong there, in runs without an element or an expression in between. */
function runsIn(page: PageModel, element: Element, whole: Whole): readonly (readonly LooseContent[])[] {
  const runs: LooseContent[][] = [];
  let current: LooseContent[] | undefined;
  let previous: LooseContent | undefined;
  let next = 0;
  for (const piece of looseContentOf(page, element)) {
    const from = previous?.range.end ?? piece.range.start;
    // Both the pieces and the elements between them stand in the order of the text.
    while ((element.children[next]?.range.start ?? Infinity) < from) next++;
    const isParted = (element.children[next]?.range.end ?? Infinity) <= piece.range.start;
    previous = piece;
    if (!isIntruder(page, piece, whole)) current = undefined;
    else if (current === undefined || isParted) runs.push((current = [piece]));
    else current.push(piece);
  }
  return runs;
}

function isIntruder(page: PageModel, { kind, range }: LooseContent, { parts }: Whole): boolean {
  if (kind === 'expression' || (kind === 'fence' && parts.includes('fence'))) return false;
  // A definition of a link shows nothing.
  return !blocksAround(page, range.start).some((block) => block.kind === 'definition');
}

const words: Readonly<Record<LooseContent['kind'], string>> = {
  fence: 'this code block',
  text: 'this text',
  expression: 'this expression',
  list: 'this list',
  heading: 'this heading',
  image: 'this image',
  table: 'this table',
  quote: 'this quote',
  rule: 'this divider',
  math: 'this formula',
};

interface Intruder {
  readonly range: TextRange;
  /** Where the finding stands. */
  readonly shown: TextRange;
  readonly what: string;
}

function report(place: PageInSite, { name, parts }: Whole, { range, shown, what }: Intruder): Finding {
  const components = parts.filter((part) => part !== 'fence' && !isFileInPlace(place, part));
  const takesCode = parts.includes('fence');
  const taken = listWords(takesCode ? ['code blocks'] : components.map(code), 'and');
  const way = takesCode
    ? `Move ${what} out of it`
    : `Move ${what} into ${listWords(components.map(code))} or out of ${code(name)}`;
  const [only, ...others] = components;
  return {
    range: shown,
    message: `${code(name)} can contain only ${taken}. ${way}.`,
    fixes: () => (takesCode || only === undefined || others.length > 0 ? [] : wrapIn(place, range, only, false)),
  };
}

/** Whether a component stands for the content of a file, which may be anything. */
function isFileInPlace(place: PageInSite, name: string): boolean {
  return specOf(place, name)?.attributes.some(({ kind }) => kind === 'snippet') === true;
}

function firstLine({ text }: PageModel, { start, end }: TextRange): TextRange {
  const length = text.slice(start, end).search(/\r?\n/);
  return { start, end: length < 0 ? end : start + length };
}
