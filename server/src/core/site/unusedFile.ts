import type { SitePath } from '../paths/sitePath.ts';

/** A file that nothing of the site mentions. */
export interface UnusedFile {
  readonly file: SitePath;
  /** In bytes; undefined if it isn't known. */
  readonly size?: number | undefined;
}
