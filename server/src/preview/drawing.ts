import { longestCode, longestDrawing, longestFormula } from '../core/util/limits.ts';

/** Something that a library writes as HTML. */
export type Drawing =
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
  | { readonly kind: 'formula'; readonly text: string; readonly isBlock: boolean };

/** Returns the HTML of a drawing; undefined where there is none, or too much of it. `onBegin` is called when the library is loaded. */
export async function draw(drawing: Drawing, onBegin: () => void = () => undefined): Promise<string | undefined> {
  if (drawing.text.length > (drawing.kind === 'code' ? longestCode : longestFormula)) return undefined;
  const drawWithLibrary = await libraryFor(drawing);
  onBegin();
  try {
    const html = drawWithLibrary();
    return html !== undefined && html.length <= longestDrawing ? html : undefined;
  } catch {
    // Thousands of levels overflow the stacks of the libraries.
    return undefined;
  }
}

async function libraryFor(drawing: Drawing): Promise<() => string | undefined> {
  if (drawing.kind === 'code') {
    const { highlight } = await import('./highlighter.ts');
    return () => highlight(drawing.text, drawing.language);
  }
  const { formulaAsMathMl } = await import('./formulas.ts');
  return () => formulaAsMathMl(drawing.text, drawing.isBlock);
}
