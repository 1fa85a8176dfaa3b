import type { SitePath } from '../paths/sitePath.ts';
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
  /** Returns how often something was asked for that may be there in the next rendering. */
  lacks(): number;
  /** Reports an error in the preview itself, on a page. */
  onError(error: unknown, file: SitePath): void;
}

/** Services that know nothing: a page without them is plain, but complete. */
export const noServices: RenderServices = {
  highlight: () => undefined,
  math: () => undefined,
  icon: () => undefined,
  lacks: () => 0,
  onError: () => undefined,
};

/** Returns a part of a page, or something else if an error in the preview prevents it: the rest stays. */
export function alone<Part>(
  { services, file }: { readonly services: RenderServices; readonly file: SitePath },
  render: () => Part,
  otherwise: Part,
): Part {
  try {
    return render();
  } catch (error) {
    services.onError(error, file);
    return otherwise;
  }
}

/** How the page is shown. */
export interface RenderOptions {
  /** The address below which the files of the site are; `undefined` shows no files. */
  readonly resourceBase: string | undefined;
  /** Whether images are loaded from the network by https. */
  readonly allowsRemoteImages: boolean;
}
