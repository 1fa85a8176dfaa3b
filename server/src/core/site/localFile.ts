import { toSitePath, type SitePath } from '../paths/sitePath.ts';
import { decodeEscapes } from '../util/decode.ts';

/** A file of the site that a string of docs.json names; `path` is undefined if it is outside of the site. */
export interface LocalFile {
  readonly path: SitePath | undefined;
}

/** Returns the local file that a string means; undefined for addresses, patterns and whatever else is no plain path. */
export function localFileOf(written: string): LocalFile | undefined {
  if (written.trim() === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/|#|<)/i.test(written) || /[*{}]/.test(written)) {
    return undefined;
  }
  return { path: toSitePath(decodeEscapes(written.replace(/[?#].*$/, ''))) };
}
