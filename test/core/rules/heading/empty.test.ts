import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('heading/empty', () => {
  const rule = probe('heading/empty');

  it('reports headings of which readers see nothing', () => {
    assert.deepEqual(rule.found('##\n\n##  {#id}\n\n## ##\n\n## **\n'), ['##', '##  {#id}', '## ##']);
    // An id without text before it is an error of its own.
    assert.deepEqual(rule.found('## {#id}\n'), []);
  });

  it('leaves those alone that may show something', () => {
    assert.deepEqual(rule.found('## <Icon icon="x" />\n\n## ![A](/a.png)\n\n## {title}\n\n## $x$\n'), []);
  });

  it('removes the heading with its line', () => {
    assert.equal(rule.fixed('## A\n\n##\n\ntext\n', 'Remove'), '## A\n\ntext\n');
  });
});
