import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('code/option-value', () => {
  const rule = probe('code/option-value');
  const diagram = (info: string): string => `\`\`\`${info}\ngraph TD\n\`\`\`\n`;

  it('finds a corner that a diagram doesn’t have', () => {
    assert.match(rule.message(diagram('mermaid placement="middle"')), /`placement` must be `top-left`/);
    assert.deepEqual(rule.fixes(diagram(`mermaid placement="topleft"`)), ['*Change to `top-left`']);
  });

  it('says nothing of the corners, of options without fixed values, and of other languages', () => {
    for (const info of ['mermaid placement="top-left"', 'mermaid', 'js placement=middle', 'js title="placement=x"'])
      assert.deepEqual(rule.found(diagram(info)), [], info);
  });
});
