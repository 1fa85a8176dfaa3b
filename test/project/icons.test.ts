import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import iconLists from '../../schemas/icons.json';
import { LANGUAGES, OTHER_BRANDS } from '../../scripts/generate/icons.mjs';
import licenses from '../../scripts/icons/licenses.json';
import wanted from '../../scripts/icons/package.json';

// The libraries aren’t installed for tests, so only their versions tell whether the files are up to date.
describe('the names and drawings of icons', () => {
  const namesOf = (library: keyof typeof iconLists): ReadonlySet<string> => new Set(iconLists[library].split(' '));

  it('are those of the versions in scripts/icons/package.json (npm run generate:icons)', () => {
    const read = Object.fromEntries(licenses.map(({ name, version }) => [name, version]));
    assert.deepEqual(read, wanted.dependencies);
  });

  it('include the names that no package lists', () => {
    assert.deepEqual(namesOf('languages'), new Set(LANGUAGES));
    const fontawesome = namesOf('fontawesome');
    assert.ok(OTHER_BRANDS.every((name) => fontawesome.has(name)));
  });

  it('agree: what the preview draws is no unknown icon', () => {
    const files = readdirSync('schemas/drawings');
    assert.equal(files.length, 5);
    for (const file of files) {
      const { icons } = JSON.parse(readFileSync(`schemas/drawings/${file}`, 'utf8')) as { icons: object };
      const known = namesOf(file.split(/[-.]/)[0] as keyof typeof iconLists);
      const drawn = Object.keys(icons);
      assert.ok(drawn.length > 200, file);
      assert.deepEqual(
        drawn.filter((name) => !known.has(name)),
        [],
        file,
      );
    }
  });
});
