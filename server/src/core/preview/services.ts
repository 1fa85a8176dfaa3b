import type { Html } from './html.ts';

/** An icon’s drawing: the content of an `svg` element and how it is drawn. */
export interface IconDrawing {
  readonly viewBox: string;
  readonly isFilled: boolean;
  readonly content: Html;
}

/** The libraries that rendering needs; each answers undefined while it isn’t loaded, and for what it doesn’t know. */
export interface RenderServices {
  /** Returns code with spans for its tokens. */
  highlight(code: string, language: string): Html | undefined;
  /** Returns a formula as MathML. */
  math(formula: string, isBlock: boolean): Html | undefined;
  icon(name: string, library: string, style: string | undefined): IconDrawing | undefined;
}

/** Services that know nothing: a page without them is plain, but complete. */
export const noServices: RenderServices = {
  highlight: () => undefined,
  math: () => undefined,
  icon: () => undefined,
};

/** How the page is shown. */
export interface RenderOptions {
  /** The address below which the files of the site are; `undefined` shows no files. */
  readonly resourceBase: string | undefined;
  /** Whether images are loaded from the network by https. */
  readonly allowsRemoteImages: boolean;
}
