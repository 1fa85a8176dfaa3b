import platformSlugify from '@sindresorhus/slugify';
import fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runs } from '../../support/thorough.ts';
import { slugify } from '../../../server/src/core/page/sections/slug.ts';

const letters = fc.constantFrom(
  ...Array.from('abcstABCST019-_ %&\'".,/\\()+^`~日ガがカー한？。“’—…äÖßéÀşŠđŁñæŒıİőªﬁｓá\u00A0«»¿¡→↓©®™£§✅❌'),
);
const names = fc.array(letters, { maxLength: 24 }).map((parts) => parts.join(''));

describe('addresses made from words', () => {
  it('are those of the platform, letter for letter', () => {
    fc.assert(
      fc.property(
        names,
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom('', '_', '%_'),
        (text, decamelize, lowercase, keep) => {
          const expected = platformSlugify(text, { decamelize, lowercase, preserveCharacters: Array.from(keep) });
          assert.equal(slugify(text, { decamelize, lowercase, keep }), expected);
        },
      ),
      { numRuns: runs(200, 1000) },
    );
  });

  it('leave no accents and no other scripts', () => {
    assert.equal(slugify('Größe & Déjà vu'), 'groesse-and-deja-vu');
    assert.equal(slugify('日本語'), '');
  });
});
