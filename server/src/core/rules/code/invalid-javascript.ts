import { languageNamed } from '../../code/languages.ts';
import { readFenceMeta } from '../../page/fenceMeta.ts';
import type { Fence } from '../../page/pageModel.ts';
import { syntaxErrorIn } from '../../page/mdx/scriptSample.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { indentBefore } from '../pageEdits.ts';
import type { Finding, PageRule } from '../rule.ts';

export const invalidJavascript: PageRule = {
  meta: {
    id: 'code/invalid-javascript',
    severity: 'info',
    precision: { judged: 59, right: 56 },
    summary: 'a JavaScript code block with a syntax error',
    convention: 'writing-8',
    strictOnly: true,
  },
  checksSnippets: true,
  *check(context) {
    const { text, fences } = context.page;
    for (const fence of fences) {
      const { language } = readFenceMeta(text, fence);
      const id = language === undefined ? undefined : languageNamed(language.value)?.id;
      if (fence.isClosed && (id === 'javascript' || id === 'jsx')) yield* checkBlock(context, fence, id === 'jsx');
    }
  },
};

/** Longer samples are rare, and parsing them takes long. */
const longest = 20_000;

function* checkBlock({ page: { text } }: PageContext, fence: Fence, isJsx: boolean): Iterable<Finding> {
  const { start, end } = fence.content;
  const code = text.slice(start, end);
  if (code.length > longest || indentBefore(text, fence.range.start).includes('>') || !isComplete(code)) return;
  const error = syntaxErrorIn(code, isJsx);
  if (error === undefined) return;
  const lineStart = code.lastIndexOf('\n', error.offset - 1) + 1;
  const line = /^[^\r\n]*/.exec(code.slice(lineStart))?.[0].trimEnd() ?? '';
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  yield {
    range: { start: start + lineStart + indent, end: start + lineStart + line.length },
    message: `This isn’t valid JavaScript: ${error.problem}. Correct it, or change the language of the code block.`,
  };
}

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
