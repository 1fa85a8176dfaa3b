import { pythonErrorIn } from '../../code/pythonSyntax.ts';
import type { PageRule } from '../engine/rule.ts';
import { codeOf, samplesIn, writtenInBlock } from './parsableSamples.ts';

export const invalidPython: PageRule = {
  meta: {
    id: 'code/invalid-python',
    severity: 'info',
    summary: 'a Python code block with a syntax error',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
    timing: 'slow',
  },
  *check({ page }) {
    for (const { fence } of samplesIn(page, ['python'])) {
      const code = codeOf(page.text, fence);
      const error = isComplete(code) ? pythonErrorIn(code) : undefined;
      yield error === undefined
        ? undefined
        : {
            range: writtenInBlock(page.text, fence, code.slice(0, error).split('\n').length - 1),
            message:
              'This isn’t valid Python. Check the quotes, brackets and indentation here and above, or change the language of the code block.',
          };
    }
  },
};

/** Whether a text is Python without omissions and placeholders, prompts, and marks of a template or of a comparison. */
function isComplete(code: string): boolean {
  const bare = code.replace(stringsAndComments, (part) => (part.startsWith('#') ? '' : '""'));
  return !others.test(bare) && !code.includes('[!code');
}

const stringsAndComments = /"""[^]*?"""|'''[^]*?'''|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|#.*/g;

/** Indentation is searched within a line: with line breaks, the time would grow with the square of the empty lines. */
const others = new RegExp(
  [
    // Omissions and placeholders: dots, `<your-key>`, `[your key]`, `{{name}}`.
    /\.{3}|…|^[^\S\n]*(?:\.\.|[:⋮])\s*$|<[^\s<>=][^<>\n]*>|\[[A-Z][a-z]+(?: \w+)+\]|\{\{|\{%|\$\{/,
    // Prompts of interpreters, commands of notebooks and shells, and the marks of comparisons.
    /^[^\S\n]*(?:>>>|In ?\[|Out ?\[|[%!$] ?\w|%%|\+ ?\w|-{2,}|={3}|@@|- \w)/,
    /^[^\S\n]*(?:pip3?|uv|python3?|poetry|conda|brew|npm|curl|git|cd|export|Traceback) /,
    // Signatures in a row.
    /^[^\S\n]*(?:async )?(?:def|class) \w+(?:\([^()]*\))?(?: *-> *[\w[\], .|]+)?\s*$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'm',
);
