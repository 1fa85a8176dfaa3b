import type { DocumentParams, PositionRange } from './sites.ts';

/** Requests what pasted or dropped data can become on a page; `PasteParams` → `PasteChoice[]`, the best one first. */
export const pasteRequest = 'docsight/paste';

/** The longest text or HTML that is sent and converted, in characters; what is longer is pasted as plain text. */
export const longestPasted = 1_000_000;

export interface PasteParams extends DocumentParams {
  /** The selection that is replaced; empty at a cursor. */
  readonly range: PositionRange;
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly PastedFileInfo[];
}

export interface PastedFileInfo {
  readonly name: string;
  readonly mime: string;
  /** Its URI, if it is a file on this machine. */
  readonly uri?: string;
}

/** Requests the edit that extracts a range of a page into a snippet; `ExtractSnippetParams` → `EditAnswer<WorkspaceEdit>`. */
export const extractSnippetRequest = 'docsight/extractSnippet';

export interface ExtractSnippetParams extends DocumentParams {
  readonly range: PositionRange;
  readonly name: string;
}

/** Requests the pages that a page has in other languages; `DocumentParams` → `TranslationInfo[]`. */
export const translationsRequest = 'docsight/translations';

export interface TranslationInfo {
  readonly uri: string;
  /** From the root of the site. */
  readonly path: string;
  readonly language: string;
}

/** One form in which data can be inserted. */
export interface PasteChoice {
  readonly title: string;
  /**
   * The segments of the editor’s kind of paste: settings choose by them which one comes first, so alternatives have a
   * kind of their own.
   */
  readonly kind: readonly string[];
  /** Whether plain text comes first, so that this is only an alternative. */
  readonly isAlternative: boolean;
  readonly snippet: string;
  /** Files to create, each with the index of the pasted file whose content it gets. */
  readonly creates: readonly { readonly uri: string; readonly index: number }[];
}

/**
 * Requests the pages that a page can link to, in the order in which completion offers them; `LinkTargetsParams` →
 * `LinkTargetInfo[]`. `docsight/paste` with the URI as a file returns the text to insert.
 */
export const linkTargetsRequest = 'docsight/linkTargets';

export interface LinkTargetsParams extends DocumentParams {
  /** The text that becomes a link, if there is one already. */
  readonly text?: string;
}

export interface LinkTargetInfo {
  readonly uri: string;
  readonly title: string;
  /** `/guides/install` */
  readonly address: string;
  /** The titles of the divisions and groups that list it: `Guides › Advanced`; empty if none does. */
  readonly group: string;
  readonly isListed: boolean;
}

/**
 * Requests the images of the site, those that this page’s folder uses first; `DocumentParams` → `ImageInfo[]`.
 * `docsight/paste` with the URI as a file returns the text to insert.
 */
export const imagesRequest = 'docsight/images';

export interface ImageInfo {
  readonly uri: string;
  /** From the site’s root: `images/login.png`. */
  readonly path: string;
  /** Whether some page of the site shows it. */
  readonly isUsed: boolean;
}
