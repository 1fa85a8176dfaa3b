import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { everyNth, runs } from '../support/thorough.ts';
import { exercise } from '../support/exercise.ts';
import { page, siteOf } from '../support/site.ts';

// While a file is typed nearly every one of its states is broken JSON. In none of them may help fail.

const siteHost = siteOf({
  'docs.json': '{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ["intro"] }] }',
  'intro.mdx': page('Intro'),
  'guides/install.mdx': page('Install'),
  'logo/light.svg': '',
  'api/openapi.yaml': 'openapi: 3.1.0',
});

const configs = [
  ...configsIn('examples'),
  ...configsIn('test/fixtures'),
  // A folder with real sites may be given; they aren't part of the project.
  ...(process.env['DOCSIGHT_CORPUS'] === undefined ? [] : configsIn(process.env['DOCSIGHT_CORPUS'])),
];

function configsIn(folder: string): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])(?:docs|mint)\.json$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

describe('any state of a docs.json is answered', () => {
  for (const { name, text } of configs) {
    const size = Math.min(text.length, 60_000);
    // A longer file takes longer at each of its prefixes.
    const most = Math.min(size, Math.ceil(9_000_000 / (size + 1_000)));
    const step = Math.max(1, Math.floor(size / most));
    const ends = Array.from({ length: Math.floor(size / step) + 1 }, (_, at) => at * step);

    it(`${name}: every prefix`, () => {
      for (const end of everyNth(97, ends)) exercise(siteHost, text.slice(0, end), end);
    });

    it(`${name}: a stretch taken out or something typed in`, () => {
      const typed = fc.constantFrom(
        '',
        '"',
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '\n',
        '//',
        '\\',
        '"a',
        'null',
        '😀',
        '\u0000',
      );
      fc.assert(
        fc.property(fc.nat(size), fc.nat(40), typed, (start, length, insert) => {
          const changed = text.slice(0, start) + insert + text.slice(start + length);
          exercise(siteHost, changed, Math.min(start + insert.length, changed.length));
        }),
        { numRuns: Math.min(most, runs(12, 1_000)) },
      );
    });
  }

  it('texts that are no JSON at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        exercise(siteHost, text, text.length);
        exercise(siteHost, `{ "name": ${text}`, 10 + text.length);
      }),
      { numRuns: runs(40, 250) },
    );
  });
});
