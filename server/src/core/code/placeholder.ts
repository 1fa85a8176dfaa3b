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
export function isPlaceholderCredential(body: string): boolean {
  return (
    words.test(body) || entropyOf(body) < leastEntropy || hasSequence(body) || isPeriodic(body) || isPlainText(body)
  );
}

/** Returns the Shannon entropy of a text's characters. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
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
