import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pageFrom, pageTemplates } from '../../../../server/src/core/generators/templates/pageTemplates.ts';
import { configWith, findingsInFiles } from '../../../support/site.ts';
import { probe } from '../../../support/pageRule.ts';

describe('page/template-text', () => {
  const rule = probe('page/template-text');

  it('reports instructions in text, values and cells', () => {
    assert.deepEqual(rule.found('- List each required account and permission.\n'), [
      'List each required account and permission.',
    ]);
    assert.deepEqual(rule.found('You can send 5 requests. Replace the number with your own.\n'), [
      'Replace the number with your own.',
    ]);
    assert.deepEqual(rule.found('<Step title="Describe the next action">\n  Text.\n</Step>\n'), [
      'Describe the next action',
    ]);
    assert.deepEqual(rule.found('| A |\n| --- |\n| Describe it in a few words. |\n'), ['Describe it in a few words.']);
  });

  it('leaves alone what only contains the words', () => {
    const own = [
      'Describe the next action in your ticket.',
      'Explain the cause, then the solution, to the customer.',
      'Never describe it in a few words.',
      'Add the release date to the file.',
      'Start with a verb',
    ];
    for (const text of own) assert.deepEqual(rule.found(`${text}\n`), [], text);
  });

  it('leaves a template alone that a page about templates quotes', () => {
    const instruction = 'Describe what this page lists and where readers use it.';
    assert.deepEqual(rule.found(`\`\`\`mdx\n${instruction}\n\`\`\`\n`), []);
    assert.deepEqual(rule.found(`It begins with “\`${instruction}\`”\n`), []);
  });

  it('finds the texts of the starter kit, with either apostrophe, unless a page quotes them', () => {
    const description = 'Start building awesome documentation in under 5 minutes';
    assert.deepEqual(rule.found(`Text.\n\n${description}.\n`), ['Start building awesome documentation in']);
    for (const apostrophe of ["'", '’']) {
      const text = `you${apostrophe}re not looking to build API reference documentation`;
      assert.deepEqual(rule.found(`<Note>\n  If ${text}, you can delete\n  this section.\n</Note>\n`), [text]);
    }
    assert.deepEqual(rule.found(`\`${description}\`\n`), []);
  });

  it('finds something on every page that was created and not written', () => {
    for (const template of pageTemplates) {
      const config = { api: { servers: [] }, tree: { text: '' } } as unknown as Parameters<typeof pageFrom>[2];
      const files = {
        'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['a'] }] }),
        'a.mdx': pageFrom(template, 'Install', config),
      };
      assert.ok(
        findingsInFiles(files).some((finding) => finding.rule.id === 'page/template-text'),
        template.id,
      );
    }
  });
});
