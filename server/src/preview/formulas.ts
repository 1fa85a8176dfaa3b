import katex from 'katex';

/** Returns a formula as MathML, which browsers draw without fonts or style sheets of a library. */
export function formulaAsMathMl(formula: string, isBlock: boolean): string {
  const html = katex.renderToString(formula, {
    output: 'mathml',
    displayMode: isBlock,
    // A formula that is being typed is shown as its source, in red.
    throwOnError: false,
    trust: false,
    strict: 'ignore',
    maxExpand: 300,
    maxSize: 20,
  });
  // The content policy allows no attributes of style; the client sets them one by one.
  return html.replace(/<[^<>]*>/g, (tag) => tag.replace(/ style="/g, ' data-style="'));
}
