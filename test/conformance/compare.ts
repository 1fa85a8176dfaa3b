import { readPage } from '../../server/src/core/page/readPage.ts';
import { frontMatterFacts } from './frontMatter.ts';
import { readReference, type ReferencePage } from './reference.ts';
import { factsOf } from './subject.ts';

/** What the reference and Docsight make of the same page. */
export interface Comparison {
  /** Whether each of them can parse it. */
  readonly reference: 'sound' | 'broken';
  readonly subject: 'sound' | 'broken';
  /** The syntax error, as each of them words it. */
  readonly reasons: readonly string[];
  /** The offset of the first syntax error. */
  readonly offset: number | undefined;
  /** How many constructs the reference finds. */
  readonly constructs: number;
  /** Constructs that only one of them finds; empty where the reference finds none, because it gives up. */
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

/** Compares a page; undefined where front matter isn't closed: Docsight takes it for what it will be. */
export function compareChanged(text: string): Comparison | undefined {
  const isUnclosed = readPage(text).frontMatter?.problems.some(({ kind }) => kind === 'unclosed') === true;
  return isUnclosed ? undefined : compare(text);
}

export function compare(text: string, known: ReferencePage = readReference(text)): Comparison {
  const page = readPage(text);
  // A paragraph becomes a script only when the platform writes the page again.
  const problem = page.problems.find((one) => one.kind !== 'script' || one.paragraph === undefined);
  const frontMatter = frontMatterFacts(page);
  const isRead = known.facts !== undefined;
  const facts = isRead ? [...factsOf(page), ...frontMatter.subject] : [];
  const expected = isRead ? [...known.facts, ...frontMatter.reference] : [];
  return {
    reference: known.failure === undefined ? 'sound' : 'broken',
    subject: problem === undefined ? 'sound' : 'broken',
    reasons: [known.failure?.reason, problem?.kind].filter((reason) => reason !== undefined),
    offset: known.failure?.offset ?? problem?.range.start,
    constructs: expected.length,
    missing: without(expected, facts),
    extra: without(facts, expected),
  };
}

function without(facts: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return facts.filter((fact) => !known.has(fact));
}
