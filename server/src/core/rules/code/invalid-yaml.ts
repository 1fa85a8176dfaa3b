import type { Fence } from '../../page/pageModel.ts';
import { parseYaml } from '../../util/parseYaml.ts';
import type { Finding, PageRule } from '../engine/rule.ts';
import { codeOf, samplesIn, writtenInBlock } from './parsableSamples.ts';

export const invalidYaml: PageRule = {
  meta: {
    id: 'code/invalid-yaml',
    severity: 'info',
    summary: 'a YAML code block that isn’t valid YAML',
    guideline: { convention: 'writing-8' },
    presets: { default: 'off' },
    timing: 'slow',
  },
  *check({ page }) {
    for (const { fence } of samplesIn(page, ['yaml'])) {
      yield undefined;
      yield* checkBlock(page.text, fence);
    }
  },
};

function* checkBlock(text: string, fence: Fence): Iterable<Finding> {
  const yaml = codeOf(text, fence);
  if (!isComplete(yaml)) return;
  const error = parseYaml(yaml)?.errors.find(({ code }) => !isIntended(code));
  const at = error?.linePos?.[0].line;
  if (error === undefined || at === undefined) return;
  yield {
    range: writtenInBlock(text, fence, at - 1),
    message: `This isn’t valid YAML: ${messages[error.code] ?? 'check the indentation, quotes and colons'}.`,
  };
}

/** Samples show several documents, or the alternatives for a key below each other. */
function isIntended(code: string): boolean {
  return code === 'MULTIPLE_DOCS' || code === 'DUPLICATE_KEY';
}

const messages: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'the indentation has tabs; use spaces',
  MISSING_CHAR: 'a quote, bracket or comma is missing',
};

/** Whether a text has neither omissions nor placeholders, nor marks of a template or of a comparison. */
function isComplete(yaml: string): boolean {
  return !/\.\.\.|…|<[^>\n]*>|\$\{|\{\{|\{%|\[!code|^[+-](?![ -])|^[+-] {2,}\S|^@@/m.test(yaml);
}
