import { isPossibleTypo } from '../util/typo.ts';

/** How an address begins, and how it should. */
export interface WrongScheme {
  readonly written: string;
  readonly meant: string;
}

const host = String.raw`(?:localhost\b|[\w-]+(?:\.[\w-]+)+)`;

/** The beginning of an address that lacks a slash, or both. */
const oneSlash = new RegExp(String.raw`(https?):[/\\]?(?=${host})`, 'i');

/**
 * Returns the beginning of a web address if it keeps browsers from opening it: two schemes, a missing slash, or letters
 * that are no scheme. Undefined for all other addresses.
 */
export function wrongScheme(address: string): WrongScheme | undefined {
  const twice = /^https?:\/\/(https?)(?::\/{0,2}|\/\/)(?=[^/\s])/i.exec(address);
  if (twice !== null) return wrong(twice[0], twice[1]);
  const once = new RegExp(`^${oneSlash.source}`, 'i').exec(address);
  if (once !== null) return wrong(once[0], once[1]);
  // A host has a dot, so this is a path of the site.
  if (/^\/\/(?!localhost\b)[\w-]+\/[\w-]/i.test(address)) return { written: '//', meant: '/' };
  const other = new RegExp(`^([htps]{3,7})://(?=${host})`, 'i').exec(address);
  const letters = other?.[1]?.toLowerCase() ?? '';
  if (other === null || letters === 'http' || letters === 'https') return undefined;
  const meant = ['https', 'http'].find((scheme) => isPossibleTypo(letters, scheme));
  return meant === undefined ? undefined : wrong(other[0], meant);
}

function wrong(written: string, scheme = 'https'): WrongScheme {
  return { written, meant: `${scheme.toLowerCase()}://` };
}

/** Two schemes, or letters that are none; beginning with the colon, it is found much faster. */
const suspect = /:(?:\/\/https?[:/]|(?<=(?<![a-z])[htps]{3,7}:)(?<!https?:)\/\/)/i;

/** A path with two slashes at its start. */
const twoSlashes = /\/\/(?<=(?:\]\(|=["'])\/\/)(?!localhost\b)[\w-]+\//i;

/** Whether a text has what may be the beginning of such an address; without entities, which nobody writes there. */
export function mayHaveWrongScheme(text: string): boolean {
  return oneSlash.test(text) || suspect.test(text) || twoSlashes.test(text);
}
