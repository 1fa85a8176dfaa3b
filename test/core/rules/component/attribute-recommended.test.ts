import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { componentFindings } from '../../../support/componentFindings.ts';

describe('component/attribute-recommended', () => {
  const missingIn = (body: string): readonly string[] => componentFindings('component/attribute-recommended', body);

  it('reports steps and frames of other sites without a title', () => {
    const steps = '<Steps>\n<Step title="A">A</Step>\n<Step>B</Step>\n</Steps>';
    const frame = '<iframe src="https://acme.example"></iframe>';
    assert.deepEqual(missingIn(`${steps}\n\n${frame}`), ['warning: Step', 'warning: iframe']);
    assert.deepEqual(missingIn(`${frame}\n\n${frame.replace('src', 'title="A" src')}`), ['warning: iframe']);
  });

  it('takes a heading at the beginning of a step for its title, and the platform’s own for that of an expandable', () => {
    assert.deepEqual(
      missingIn(
        '<Steps>\n<Step>\n### A\n\nB\n</Step>\n<Step>\n  <h3>A</h3>\n</Step>\n</Steps>\n\n<Expandable>C</Expandable>',
      ),
      [],
    );
    assert.deepEqual(missingIn('<Steps>\n<Step>\nB\n\n### A\n</Step>\n</Steps>'), ['warning: Step']);
  });

  it('accepts a card’s title as that of its step, and reports once if no step has one', () => {
    const step = (actual: string, content: string): string => `<Step${actual}>\n${content}\n</Step>\n`;
    assert.deepEqual(missingIn(`<Steps>\n${step('', '<Card title="A" />')}</Steps>`), []);
    assert.deepEqual(missingIn(`<Steps>\n${step('', 'A')}${step('', 'B')}${step('', 'C')}</Steps>`), ['warning: Step']);
    assert.deepEqual(missingIn(`<Steps>\n${step(' title="A"', 'A')}${step('', 'B')}${step('', 'C')}</Steps>`), [
      'warning: Step',
      'warning: Step',
    ]);
  });

  it('takes other names for screen readers, and none for what is hidden from them', () => {
    assert.deepEqual(
      missingIn('<iframe aria-label="A" />\n\n<iframe aria-hidden="true" />\n\n<iframe {...props} />'),
      [],
    );
  });
});
