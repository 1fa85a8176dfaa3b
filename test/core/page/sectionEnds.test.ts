import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { sectionEnds } from '../../../server/src/core/page/sections/sections.ts';

/** What each section ends before. */
function ends(text: string, isContainer?: Parameters<typeof sectionEnds>[1]): readonly string[] {
  return sectionEnds(readPage(text), isContainer).map((end) => /^.*/.exec(text.slice(end))?.[0] ?? '');
}

describe('a section', () => {
  it('ends at the next heading that is no smaller, so that it folds and nests as it reads', () => {
    const text = '## A\n\n### B\n\n#### C\n\n### D\n\n# E\n\n### F\n';
    assert.deepEqual(ends(text), ['# E', '### D', '### D', '# E', '', '']);
    assert.deepEqual(ends(''), []);
  });

  it('ends with the component around it, and goes on after a component with headings of its own', () => {
    const tabs = '<Tabs>\n<Tab>\n## B\n\n#### C\n</Tab>\n<Tab>\n\n## D\n\n</Tab>\n</Tabs>';
    const text = `## A\n\n${tabs}\n\n### E\n\n## F\n`;
    assert.deepEqual(ends(text), ['## F', '</Tab>', '</Tab>', '</Tab>', '## F', '']);
    assert.deepEqual(
      ends(text, () => false),
      ['## B', '## D', '## D', '## F', '## F', ''],
    );
  });

  it('isn’t ended by a tag that is still open', () => {
    assert.deepEqual(ends('## A\n\n<Note>\n\n## B\n\n## C\n'), ['## B', '## C', '']);
  });
});
