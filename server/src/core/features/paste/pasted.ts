import type { SitePath } from '../../paths/sitePath.ts';

/** A file that is pasted or dropped on a page. */
export interface PastedFile {
  /** Its name with extension, as the clipboard or the file system gives it. */
  readonly name: string;
  /** Its path, if it already is a file of the site. */
  readonly path?: SitePath | undefined;
}

/** What pasted data can become on a page. */
export interface PasteOption {
  readonly title: string;
  readonly kind: 'link' | 'image' | 'file' | 'mdx';
  /** Whether plain text comes first, so that this is only an alternative. */
  readonly isAlternative: boolean;
  /** With tab stops. */
  readonly snippet: string;
  /** Files to create, each with the index of the pasted file whose content it gets. */
  readonly creates: readonly { readonly path: SitePath; readonly index: number }[];
}

/** Settings of how files are saved. */
export interface PasteSettings {
  /** The path pattern of saved files: `images/{page}-{n}`; undefined for the folder that the site uses. */
  readonly pattern: string | undefined;
}
