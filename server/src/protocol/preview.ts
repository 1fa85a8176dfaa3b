/**
 * Requests a page as readers see it; `PreviewParams` → `PreviewAnswer`, null for a file that is no page of a site. The
 * HTML consists of the preview’s own elements; all text of the site in it is escaped.
 */
export const previewRequest = 'docsight/preview';

export interface PreviewParams {
  /** The URI of a page or snippet. */
  readonly uri: string;
  /** The address below which the client serves the files of the site, without a slash at its end, by the site’s URI. */
  readonly resourceBase?: string;
  /** Whether images may be loaded by https. */
  readonly allowsRemoteImages?: boolean;
  /** The frame that the client already shows. */
  readonly knownFrame?: string;
  /** What the client already shows of the page. */
  readonly knownArticle?: Pick<PreviewArticle, 'series' | 'version'>;
}

/** The text of a page as blocks: those that the client knows have no HTML. */
export interface PreviewArticle {
  readonly series: string;
  readonly version: number;
  /** The ids of its blocks in their order, and the line at which each begins. */
  readonly ids: readonly string[];
  readonly lines: readonly number[];
  /** The HTML of new blocks by id. Their `data-line` counts from the line of the block. */
  readonly html: Readonly<Record<string, string>>;
}

export interface PreviewAnswer {
  readonly uri: string;
  /** The path of the page below the site’s root. */
  readonly file: string;
  /** The URI of the site’s root, and of its configuration. */
  readonly root: string;
  readonly config: string;
  readonly title: string;
  readonly mode: 'default' | 'wide' | 'center' | 'custom' | 'frame';
  readonly article: PreviewArticle;
  /** HTML of what is next to the page. */
  readonly aside: string;
  /** What surrounds the page; undefined if it is the known frame. */
  readonly frame?: PreviewFrame;
}

/** The parts of the site around a page. */
export interface PreviewFrame {
  readonly id: string;
  readonly siteName: string;
  readonly header: string;
  readonly sidebar: string;
  readonly pager: string;
  readonly footer: string;
  readonly theme: PreviewTheme;
}

/** Colors and fonts of a site, as values of CSS. */
export interface PreviewTheme {
  readonly primary?: string;
  readonly light?: string;
  readonly backgroundLight?: string;
  readonly backgroundDark?: string;
  readonly font?: string;
  readonly mode: 'light' | 'dark' | 'system';
}

/** Requests the findings of a page for the marks next to its text; `FindingMarksParams` → `FindingMark[]`. */
export const findingMarksRequest = 'docsight/findingMarks';

export interface FindingMarksParams {
  readonly uri: string;
}

export interface FindingMark {
  /** Line and character from 0. */
  readonly line: number;
  readonly character: number;
  readonly severity: 'error' | 'warning' | 'info' | 'hint';
  readonly message: string;
  readonly rule: string;
  /** Whether it is shown only because the page is open, so that it isn’t counted. */
  readonly isExtra: boolean;
}
