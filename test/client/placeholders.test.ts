import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isAtPlaceholder,
  nextPlaceholder,
  placeholdersIn,
  previousPlaceholder,
} from '../../client/src/newFiles/placeholders.ts';
import { pageFrom, pageTemplates } from '../../server/src/core/generators/templates/pageTemplates.ts';
import { configWith, siteOf } from '../support/site.ts';

const { config } = siteOf({ 'docs.json': configWith({}) });

function templateText(id: string): string {
  const template = pageTemplates.find((one) => one.id === id);
  assert.ok(template, id);
  return pageFrom(template, 'Install it', config);
}

describe('the placeholders of a new page', () => {
  it('are its description and its prose, and neither its title nor headings, tags and code', () => {
    assert.deepEqual(placeholdersIn(templateText('guide')).slice(0, 4), [
      'State in one sentence what readers learn from this page.',
      'Start with the most important information: what this page is about and who needs it. Two or three sentences are enough.',
      'Explain basic concepts before details. Define terms on first use, and use consistent terminology.',
      'List what readers need to know first, such as the required version or plan.',
    ]);
    for (const { id } of pageTemplates) {
      const found = placeholdersIn(templateText(id));
      assert.ok(found.length > (id === 'blank' ? 0 : 4), id);
      assert.deepEqual(
        found.filter((text) => /^[<#|]|^echo|^curl/.test(text)),
        [],
        id,
      );
      assert.deepEqual(placeholdersIn(templateText(id).replaceAll('\n', '\r\n')), found);
    }
  });

  it('come one after the other, without those that were replaced', () => {
    const text = 'One.\n\nTwo.\n\nMine.\n\nFour.\n';
    const texts = ['One.', 'Two.', 'Three.', 'Four.'];
    assert.deepEqual(nextPlaceholder(text, 0, texts), { start: 0, end: 4 });
    assert.deepEqual(nextPlaceholder(text, 10, texts), { start: 19, end: 24 });
    assert.equal(nextPlaceholder(text, 24, texts), undefined);
    assert.deepEqual(previousPlaceholder(text, 19, texts), { start: 6, end: 10 });
    assert.equal(previousPlaceholder(text, 0, texts), undefined);
  });

  it('are not the words of a title elsewhere on the page, nor the numbers of a list', () => {
    const guide = templateText('guide').replace('"Install it"', '"Explain"');
    assert.deepEqual(placeholdersIn(guide), placeholdersIn(templateText('guide')));
    assert.ok(placeholdersIn(templateText('troubleshooting')).includes('Describe the first action.'));
  });

  it('keep the tab key only in lines that have or had one', () => {
    const text = 'Mine.\n\nTwo.\n\nThree.\n';
    const texts = ['One.', 'Two.'];
    const around = { before: '', after: '\n\nTwo.\n\nThree.\n' };
    const isAt = (offset: number): boolean => isAtPlaceholder(text, { start: offset, end: offset }, around, texts);
    assert.deepEqual([isAt(0), isAt(5), isAt(8), isAt(11)], [true, true, true, true]);
    assert.deepEqual([isAt(6), isAt(14)], [false, false]);
    const lines = `Mine.\n- A\n- B${around.after}`;
    assert.equal(isAtPlaceholder(lines, { start: 12, end: 12 }, around, texts), false);
  });
});
