import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { classicSite, currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { findingsInFiles, page } from '../../../support/site.ts';

ruleTester('config/required', {
  valid: [currentSite({})],
  invalid: [
    {
      source: {
        'docs.json': '{\n  "theme": "mint",\n  "name": "Acme",\n  "navigation": { "pages": ["intro"] }\n}\n',
        'intro.mdx': page('Intro'),
      },
      found: ['{'],
      message: '`colors`',
    },
    {
      source: classicSite({ footer: { links: [{ text: 'Blog', link: 'https://acme.example' }] } }),
      found: ['{\n        "text": "Blog",\n        "link": "https://acme.example"\n      }'],
      message: 'What it has is unknown there: `text` and `link`.',
    },
  ],
});

describe('config/required', () => {
  it('has one cause for the entries of a list that are of another kind, and not for those that lack something', () => {
    const causesOf = (links: readonly object[]): readonly unknown[] =>
      findingsInFiles(classicSite({ footer: { links } }))
        .filter(({ file }) => file === 'docs.json')
        .map(({ rule, cause }) => [rule.id, cause]);
    const others = ['a', 'b'].map((name) => ({ text: name, link: `https://${name}.example` }));
    const one = ['config/required', 'footer.links.* links'];
    assert.deepEqual(causesOf(others), [one, one]);
    const unlinked = ['a', 'b'].map((title) => ({ title }));
    assert.deepEqual(causesOf(unlinked), [
      ['config/required', undefined],
      ['config/required', undefined],
    ]);
  });
});
