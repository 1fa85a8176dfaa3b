import source from '../../../../schemas/secrets.json';
import type { TextRange } from '../text/textRange.ts';
import { lazy } from '../util/lazy.ts';
import { isPlaceholderCredential } from './placeholder.ts';

/** A credential that looks real. */
export interface Secret {
  readonly range: TextRange;
  /** Whose it is: "GitHub"; "private key" for a key of anybody's. */
  readonly issuer: string;
}

interface Pattern {
  readonly issuer: string;
  /** Strings of which one begins every match, or is contained in its setting's name. */
  readonly starts: readonly string[];
  readonly expression: RegExp;
  /** The capture group of the credential. */
  readonly group: number;
}

/** Patterns are constant, so they are compiled once. */
const patterns = lazy((): readonly Pattern[] =>
  source.map(({ issuer, starts, pattern, flags, group }) => ({
    issuer,
    starts,
    expression: new RegExp(pattern, flags),
    group,
  })),
);

/** Finds the offsets at which a credential may begin. One pattern covers all kinds, because that is fastest. */
const beginnings = lazy(() => {
  const starts = new Set(patterns().flatMap((pattern) => pattern.starts));
  return new RegExp([...starts].map((start) => start.replace(/[.\\/()+*?]/g, '\\$&')).join('|'), 'g');
});

/** Returns the credentials in a text, in its order, except for placeholders and examples. */
export function findSecrets(text: string): readonly Secret[] {
  const begun = new Set(text.match(beginnings()));
  if (begun.size === 0) return [];
  const found = patterns()
    .filter(({ starts }) => starts.some((start) => isBegun(start, begun)))
    .flatMap((pattern) => matchesOf(text, pattern))
    .sort((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
  // A name and a prefix may both match the same credential.
  return found.filter(({ range }, index) => index === 0 || range.start >= (found[index - 1]?.range.end ?? 0));
}

/** Whether a beginning was found, or a shorter one that covers it: `sk-` hides `sk-or-`. */
function isBegun(start: string, begun: ReadonlySet<string>): boolean {
  return begun.has(start) || [...begun].some((seen) => start.startsWith(seen));
}

function matchesOf(text: string, { issuer, starts, expression, group }: Pattern): readonly Secret[] {
  const found: Secret[] = [];
  for (const match of text.matchAll(expression)) {
    const value = match[group] ?? match[0];
    const start = match.index + match[0].lastIndexOf(value);
    const range = { start, end: start + value.length };
    if (isCutShort(text, range.end) || isPlaceholderCredential(bodyOf(match, starts))) continue;
    found.push({ range, issuer });
  }
  return found;
}

/** Returns the random characters of a credential, without the beginning that its kind has in common. */
function bodyOf(match: RegExpExecArray, starts: readonly string[]): string {
  const [matched, first] = match;
  // A private key is between two marker lines.
  if (matched.startsWith('-----')) return first ?? matched;
  const start = starts.find((one) => matched.startsWith(one));
  return start === undefined ? (first ?? matched) : matched.slice(start.length);
}

/** Whether the rest is replaced by dots or asterisks. */
function isCutShort(text: string, end: number): boolean {
  return /^(?:\.\.|…|\*)/.test(text.slice(end, end + 2));
}
