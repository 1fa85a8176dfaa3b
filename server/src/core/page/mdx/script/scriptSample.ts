import type { Options } from 'acorn';
import { NestedTooDeeply, scriptParser } from './scriptParser.ts';

/** A syntax error of a sample. */
export interface SampleError {
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
export function syntaxErrorIn(code: string, isJsx: boolean): SampleError | undefined {
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
    scriptParser.parse(code, { ...options, sourceType });
    return undefined;
  } catch (error) {
    if (error instanceof NestedTooDeeply || !(error instanceof SyntaxError)) return undefined;
    const { pos, message } = error as SyntaxError & { readonly pos?: number };
    const problem = message.replace(/(?:\. Did you mean .*)? \(\d+:\d+\)$/, '');
    // Samples show alternatives, so the same name may be declared twice.
    if (pos === undefined || !/^(?:Unexpected|Unterminated (?:string|comment|template|regular))/.test(problem))
      return undefined;
    return { offset: pos, problem: problem.charAt(0).toLowerCase() + problem.slice(1) };
  }
}
