import { code } from '../../util/messageText.ts';
import type { Finding, PageRule } from '../engine/rule.ts';
import source from '../../../../../schemas/secrets.json';
import type { TextRange } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { countUp } from '../../util/collections.ts';

export const secret: PageRule = {
  meta: {
    id: 'code/secret',
    title: 'Key or token',
    severity: 'error',
    summary: 'a key, token or other credential that looks real',
    guideline: { convention: 'writing-8' },
  },
  *check({ page }) {
    for (const found of findSecrets(page.text)) yield findingOf(page.text, found);
  },
};

function findingOf(text: string, { range, issuer }: Secret): Finding {
  if (issuer !== 'private key') {
    const name = `YOUR_${issuer.toUpperCase().replace(/\W+/g, '_')}_KEY`;
    return { range, message: realCredential(`a real credential for ${issuer}`, name) };
  }
  if (!isDemoKey(text, range)) return { range, message: realCredential('a real private key', 'YOUR_PRIVATE_KEY') };
  return {
    range,
    severity: 'warning',
    message: `Readers may copy this private key, even if it was generated for this page. Use a placeholder such as ${code('YOUR_PRIVATE_KEY')}.`,
  };
}

function realCredential(what: string, placeholder: string): string {
  return `This looks like ${what}. Revoke it if it was ever valid, and use a placeholder such as ${code(placeholder)} or an environment variable.`;
}

/** A credential that looks real. */
interface Secret {
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

/** Words that occur in examples, but in no real credential. */
const words =
  /example|sample|dummy|fake|test|demo|mock|your|replace|change[-_]?me|insert|placeholder|redacted|secret|token|apikey|api[-_]?key|foo|bar|xxx|\.\.\./i;

/** Randomness in bits for each character; what is chosen at random from letters and digits has 3.5 and more. */
const leastEntropy = 3;

/**
 * Whether a string in the form of a credential is a placeholder: it contains a typical word, consecutive or repeated
 * characters, or too few different ones.
 *
 * @param body the credential without the prefix that its issuer gives to all
 */
function isPlaceholderCredential(body: string): boolean {
  return (
    words.test(body) || entropyOf(body) < leastEntropy || hasSequence(body) || isPeriodic(body) || isPlainText(body)
  );
}

/** Returns the Shannon entropy of a text's characters. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) countUp(counts, char);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Whether a text has runs like `abcdef`, `123456`, `aaaaa`, or two of them interwoven: `a1b2c3d4`. */
function hasSequence(text: string): boolean {
  return (
    hasRun(text, { distance: 1, step: 1, length: 6 }) ||
    hasRun(text, { distance: 1, step: -1, length: 6 }) ||
    hasRun(text, { distance: 1, step: 0, length: 5 }) ||
    hasRun(text, { distance: 2, step: 1, length: 8 })
  );
}

interface Run {
  /** The distance between the compared characters. */
  readonly distance: number;
  /** By how much the later is greater. */
  readonly step: number;
  /** How many characters make a run. */
  readonly length: number;
}

function hasRun(text: string, { distance, step, length }: Run): boolean {
  const lower = text.toLowerCase();
  let run = distance;
  for (let at = distance; at < lower.length; at++) {
    run = lower.charCodeAt(at) - lower.charCodeAt(at - distance) === step ? run + 1 : distance;
    if (run >= length) return true;
  }
  return false;
}

/** Whether a few characters are written again and again. */
function isPeriodic(text: string): boolean {
  for (let period = 1; period <= text.length / 3; period++) {
    if (text.startsWith(text.slice(period))) return true;
  }
  return false;
}

/** Whether a string of one case has no digits: words rather than something random. */
function isPlainText(text: string): boolean {
  return !/\d/.test(text) && (text === text.toLowerCase() || text === text.toUpperCase());
}

/** How far from a key, in characters, its certificate or the command that generates it is searched for. */
const reach = 6_000;

/** Commands that generate a key: a page that shows one usually shows the key of that run. */
const generatesKey = /\bopenssl\s+(?:req|genrsa|genpkey|gendsa|ecparam)\b|\bssh-keygen\s+-/;

const certificate = /-----BEGIN CERTIFICATE-----([^-]{100,10000})-----END CERTIFICATE-----/g;

/** Domains that are reserved for examples and tests (RFC 2606, RFC 6761). */
const exampleDomain = /\bexample\.(?:com|org|net|edu)\b|\.(?:example|test|invalid)\b|\blocalhost\b/i;

/** Returns whether a private key was most likely generated for the page that shows it. */
function isDemoKey(text: string, { start, end }: TextRange): boolean {
  const around = text.slice(Math.max(0, start - reach), start) + text.slice(end, end + reach);
  if (generatesKey.test(around)) return true;
  return [...around.matchAll(certificate)].some(([, body = '']) => exampleDomain.test(decodedBody(body)));
}

/** Returns the body of a key, whose lines may be one string with `\n` and `\/` in it. */
function decodedBody(body: string): string {
  return decodeBase64(body.replace(/\\[nr]/g, ''));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the bytes of a Base64 text, each as one character; other characters in it are skipped. */
function decodeBase64(text: string): string {
  let decoded = '';
  let bits = 0;
  let count = 0;
  for (const char of text) {
    const value = alphabet.indexOf(char);
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    decoded += String.fromCharCode((bits >> count) & 0xff);
  }
  return decoded;
}
