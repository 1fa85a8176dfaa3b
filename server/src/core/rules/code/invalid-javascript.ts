import { syntaxErrorIn } from '../../page/mdx/script/scriptSample.ts';
import type { PageRule } from '../engine/rule.ts';
import { samplesIn, writtenOnLine } from './parsableSamples.ts';

export const invalidJavascript: PageRule = {
  meta: {
    id: 'code/invalid-javascript',
    severity: 'info',
    summary: 'a JavaScript code block with a syntax error',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
    timing: 'slow',
  },
  checksSnippets: true,
  *check({ page }) {
    const { text } = page;
    for (const { fence, id } of samplesIn(page, ['javascript', 'jsx'])) {
      const { start, end } = fence.content;
      const code = text.slice(start, end);
      const error = isComplete(code) ? syntaxErrorIn(code, id === 'jsx') : undefined;
      yield (
        error && {
          range: writtenOnLine(text, start + error.offset),
          message: `This isn’t valid JavaScript: ${error.problem}. Correct it, or change the language of the code block.`,
        }
      );
    }
  },
};

/**
 * Whether a text is JavaScript without omissions and placeholders, prompts, marks of a template or of a comparison, and
 * without what other languages and the next versions of this one have.
 */
function isComplete(code: string): boolean {
  const bare = code.replace(/\/\*[^]*?\*\/|\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""');
  return !others.test(bare) && !/\[!code|\{\{|\{%|<%/.test(code);
}

const others = new RegExp(
  [
    // Omissions and placeholders: dots that spread nothing, `<your-key>`, `[YOUR_KEY]`.
    /\.{3}\s*(?![\w$[{("`'])|…|\.{4}|^\s*[.:⋮]\s*$|<[A-Za-z]+(?:[ _-][A-Za-z]+)+>|<[A-Z][A-Z_ -]*>|\[[A-Z][A-Z_ ]+[A-Z]\]/,
    // Prompts, output, and the marks of comparisons.
    /^\s*(?:[>$%#] |-{3}|={3}|[+-](?![+-])\s*\S|@@|npm |npx |yarn |pnpm |curl |<!--|<!DOCTYPE|<script|<template)/,
    // Signatures: `callback(error[, user]): void`.
    /\[\s*,|\)\s*:\s*\w+\s*$/,
    // TypeScript, decorators.
    /^\s*(?:interface|type|enum|declare|namespace|abstract|public|private|protected|readonly)\s|^\s*@\w|\bas (?:const|any|[A-Z])|\bimport type\b|\)\s*:\s*[\w<>[\]| ]+\s*(?:=>|\{)|[(,]\s*\w+\??\s*:\s*(?:string|number|boolean|any|unknown)\b|\b(?:const|let|var)\s+\w+\s*:|\bsatisfies\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);
