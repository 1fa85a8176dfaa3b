import { unclosedQuoteIn } from '../../code/shellSyntax.ts';
import type { PageRule } from '../engine/rule.ts';
import { codeOf, samplesIn, writtenInBlock } from './parsableSamples.ts';

export const invalidShell: PageRule = {
  meta: {
    id: 'code/invalid-shell',
    severity: 'info',
    summary: 'a command with a quote that isn’t closed',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
    timing: 'slow',
  },
  *check({ page }) {
    for (const { fence } of samplesIn(page, ['bash', 'shell', 'zsh'])) {
      const code = codeOf(page.text, fence);
      const offset = isCommand(code) ? unclosedQuoteIn(code) : undefined;
      yield offset === undefined
        ? undefined
        : {
            range: writtenInBlock(page.text, fence, code.slice(0, offset).split('\n').length - 1),
            message:
              'A quote in this command isn’t closed, so the shell waits for more input. Add the missing quote here or on a line above.',
          };
    }
  },
};

/** Whether a sample starts with a command, after comments and assignments, and has no omissions. */
function isCommand(code: string): boolean {
  return firstCommand.test(code) && !/\.{3}|…/.test(code);
}

const firstCommand =
  /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*(?:[$%] )?(?:\w+=\S* )*[a-z][\w./-]* \S|^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*(?:[$%] )?export \w+=/;
