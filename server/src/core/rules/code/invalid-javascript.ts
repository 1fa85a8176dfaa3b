import type { PageRule } from '../engine/rule.ts';
import { samplesIn, writtenOnLine } from './parsableSamples.ts';
import type { Options } from 'acorn';
import { isTooDeep, parseScript } from '../../page/mdx/script/scriptParser.ts';

export const invalidJavascript: PageRule = {
  meta: {
    id: 'code/invalid-javascript',
    severity: 'info',
    summary: 'a JavaScript code block with a syntax error',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
    timing: 'slow',
  },
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

/** A syntax error of a sample. */
interface SampleError {
  readonly offset: number;
  /** What is wrong, as the end of a sentence. */
  readonly problem: string;
}

/** A sample shows several files, or a piece of a function, so everything is allowed anywhere. */
const options: Options = {
  ecmaVersion: 'latest',
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowImportExportEverywhere: true,
  allowSuperOutsideMethod: true,
  allowHashBang: true,
};

/** What a piece of code may lack around it: it is an expression, members of an object or a class, items, cases, elements. */
const frames: readonly (readonly [string, string])[] = [
  ['(', '\n)'],
  ['({', '\n})'],
  ['[', '\n]'],
  ['class A {', '\n}'],
  ['switch (0) {', '\n}'],
  ['<>', '\n</>'],
  ['function* a() {', '\n}'],
];

/** Returns the syntax error of a JavaScript sample; undefined if any reading of it as a piece of code has none. JSX may be content. */
function syntaxErrorIn(code: string, isJsx: boolean): SampleError | undefined {
  const errorAsModule = errorIn(code);
  if (errorAsModule === undefined || errorIn(code, 'script') === undefined) return undefined;
  // An object alone is read as a block, with an error at its first colon.
  let farthest = errorAsModule;
  for (const [before, after] of frames) {
    // Between tags, nearly everything is text.
    if (before === '<>' && !isJsx && !/^\s*</.test(code)) continue;
    const error = errorIn(before + code + after);
    if (error === undefined) return undefined;
    const offset = error.offset - before.length;
    if (before === '(' && offset > farthest.offset) farthest = { ...error, offset };
  }
  // The rest of the piece may be in the next sample.
  return code.slice(farthest.offset).trim() === '' ? undefined : farthest;
}

function errorIn(code: string, sourceType: 'module' | 'script' = 'module'): SampleError | undefined {
  try {
    parseScript(code, { ...options, sourceType });
    return undefined;
  } catch (error) {
    if (isTooDeep(error) || !(error instanceof SyntaxError)) return undefined;
    const { pos, message } = error as SyntaxError & { readonly pos?: number };
    const problem = message.replace(/(?:\. Did you mean .*)? \(\d+:\d+\)$/, '');
    // Samples show alternatives, so the same name may be declared twice.
    if (pos === undefined || !/^(?:Unexpected|Unterminated (?:string|comment|template|regular))/.test(problem))
      return undefined;
    return { offset: pos, problem: problem.charAt(0).toLowerCase() + problem.slice(1) };
  }
}
