import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { currentConfigWith } from '../../../support/site.ts';

describe('mdx/undefined-name in addresses', () => {
  const rule = probe('mdx/undefined-name');
  const files = {
    'docs.json': currentConfigWith({ navigation: { pages: ['page'] }, variables: { host: 'acme.com', 'a.b': 'x' } }),
    'a.png': '',
  };

  it('names variables that the local preview keeps, and an element that replaces them', () => {
    for (const [body, fixed] of [
      ['Open [the *app*](https://{{host}}/x).\n', 'Open <a href="https://{{host}}/x">the *app*</a>.\n'],
      ['Open [it](<https://{{ host }}/x>).\n', 'Open <a href="https://{{ host }}/x">it</a>.\n'],
      [
        'See ![a bird](https://{{host}}/a.png) there.\n',
        'See <img src="https://{{host}}/a.png" alt="a bird" /> there.\n',
      ],
    ] as const) {
      assert.deepEqual(rule.severities(body, files), ['hint'], body);
      assert.equal(rule.fixed(body, 'instead', files), fixed);
    }
    assert.deepEqual(rule.fixes('[it](https://{{host}} "Title")\n', files), []);
  });

  it('leaves elements, definitions, texts and unknown variables alone', () => {
    for (const body of [
      '<a href="https://{{host}}">it</a> and <img src="https://{{host}}/a.png" alt="a" />\n',
      '[it][app]\n\n[app]: https://{{host}}\n',
      '[{{host}}](/page) and `[it](https://{{host}})`\n',
      '[it](https://acme.com/{{id}}/x)\n',
    ]) {
      assert.deepEqual(rule.found(body, files), [], body);
    }
  });

  it('names variables that are no JavaScript', () => {
    assert.deepEqual(rule.severities('It is {{a.b}}, {{host}}.\n', files), ['hint']);
  });
});
