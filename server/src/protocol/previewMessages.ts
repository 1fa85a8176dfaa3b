import type { FindingMark, PreviewArticle, PreviewFrame, PreviewTheme } from './preview.ts';

/** What is shown: the regions that changed. */
export interface ShowMessage {
  readonly kind: 'show';
  readonly uri: string;
  readonly file: string;
  readonly title: string;
  readonly mode: string;
  readonly article: PreviewArticle;
  readonly aside: string;
  readonly frame?: PreviewFrame;
  /** The section to show, without `#`; the top of the page if empty, and where it was if undefined. */
  readonly section?: string;
  readonly isLocked: boolean;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
}

/** What an editor shows of a page; lines from 0. */
export interface ShownLines {
  /** The first visible line. */
  readonly line: number;
  /** The line of the cursor, if it is visible and has to be in the panel too. */
  readonly cursor?: number;
}

/** Messages from the extension to the page in the panel. */
export type ToPreview =
  | ShowMessage
  | { readonly kind: 'marks'; readonly marks: readonly FindingMark[] }
  | ({ readonly kind: 'line' } & ShownLines)
  | { readonly kind: 'notice'; readonly text: string };

/** Messages from the page in the panel to the extension. */
export type FromPreview =
  | { readonly kind: 'ready' }
  /** A link to a page of the site: its path, and the section after `#`. */
  | { readonly kind: 'page'; readonly file: string; readonly section: string; readonly inEditor: boolean }
  /** A link to another file of the site. */
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'external'; readonly url: string }
  /** A double click: the line in the page, or in the snippet that is shown there. */
  | { readonly kind: 'source'; readonly line: number; readonly file: string | undefined }
  | { readonly kind: 'scrolled'; readonly line: number }
  | { readonly kind: 'mark'; readonly line: number; readonly character: number }
  | { readonly kind: 'back' }
  | { readonly kind: 'forward' }
  | { readonly kind: 'lock' };

/** What the panel keeps over a reload of the window. */
export interface PanelState {
  readonly uri: string;
  readonly isLocked: boolean;
  readonly mode?: 'light' | 'dark';
  readonly theme?: PreviewTheme;
}
