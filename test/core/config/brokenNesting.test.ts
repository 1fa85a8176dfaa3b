import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readConfig } from '../../../server/src/core/config/readConfig.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { isJson } from '../../support/isJson.ts';
import { findingsIn, page, siteOf, textAt, type Files } from '../../support/site.ts';

// As real sites are laid out: each entry on a line of its own, groups among pages, colons and commas in texts.
const fullText = `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0D5F3C" },
  "seo": {
    "metatags": {
      "og:title": "Acme",
      "robots": "index, follow",
      "og:image": "https://acme.example/a.png"
    }
  },
  "navigation": {
    "tabs": [
      {
        "tab": "Guides",
        "groups": [
          {
            "group": "Start",
            "pages": [
              "intro",
              {
                "group": "Deep",
                "icon": "star",
                "pages": [
                  "guides/run"
                ]
              },
              "guides/tune"
            ]
          }
        ]
      },
      {
        "tab": "API",
        "pages": [
          "api/users",
          "api/keys"
        ]
      }
    ]
  }
}
`;

// As sites write what is short: whole lists and objects in a line, empty ones, texts that aren't letters alone.
const inLines = `{
  "theme": "mint",
  "name": "文档",
  "colors": { "primary": "#0D5F3C" },
  "seo": { "metatags": { "og:image:width": "1200", "robots": "index" } },
  "navbar": { "links": [{ "label": "Ask", "href": "mailto:help@acme.example" }] },
  "redirects": [],
  "navigation": {
    "groups": [
      { "group": "🔗 Start", "pages": ["intro"] },
      { "group": "概要", "pages": ["guides/run", "guides/tune"] },
      {
        "group": "API",
        "pages": ["api/users"]
      },
      { "group": "Keys", "pages": [{ "group": "All", "pages": ["api/keys"] }] }
    ]
  }
}
`;
const names = 'intro guides/run guides/tune api/users api/keys'.split(' ');
const files: Files = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)]));
const around = siteOf({ ...files, 'docs.json': fullText });

function found(text: string): readonly string[] {
  const config = readConfig('docs.json' as SitePath, text, around.config);
  assert.ok(config, `no longer a site: ${text}`);
  return findingsIn({ ...around, config }).map(({ rule, range }) => `${rule.id} ${textAt(text, range).slice(0, 60)}`);
}

/** The characters of a text without which it has not just one finding, about its syntax. */
function notOneFinding(fullText: string): readonly string[] {
  const wrong: string[] = [];
  for (let at = 0; at < fullText.length; at++) {
    const text = fullText.slice(0, at) + fullText.slice(at + 1);
    if (isJson(text)) continue;
    const all = found(text);
    if (all.length === 1 && all[0]?.startsWith('config/syntax')) continue;
    wrong.push(
      `${fullText.slice(at - 15, at)}⟦${fullText.charAt(at)}⟧${fullText.slice(at + 1, at + 15)}: ${all.join(' | ')}`,
    );
  }
  return wrong;
}

describe('a character that is missing in nested lists', () => {
  it('is one finding, wherever it was, and invents no other', () => {
    assert.deepEqual(found(fullText), []);
    assert.deepEqual(notOneFinding(fullText), []);
  });

  it('is one finding in lists and objects of one line too', () => {
    assert.deepEqual(found(inLines), []);
    assert.deepEqual(notOneFinding(inLines), []);
  });

  it('may be the bracket of a list that is longer than anybody looks ahead, or empty', () => {
    const long = Array.from({ length: 60 }, (_, index) => `        "guides/a-page-with-a-long-name-${index}"`).join(
      ',\n',
    );
    const lines = (pages: string): string =>
      `{\n  "name": "A",\n  "navigation": [\n    {\n      "group": "G",\n      "pages":${pages}\n      ]\n    }\n  ]\n}\n`;
    for (const pages of [`\n${long}`, '']) {
      assert.deepEqual(
        found(lines(pages)).filter((one) => one.startsWith('config/')),
        [`config/syntax ${pages === '' ? ']' : '"guides/a-page-with-a-long-name-0"'}`],
      );
    }
  });
});
