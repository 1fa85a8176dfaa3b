import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import iconLists from '../../schemas/icons.json';
import { LANGUAGES, OTHER_BRANDS } from '../../scripts/generate/icons.mjs';
import licenses from '../../scripts/drawings/licenses.json';
import packageJson from '../../package.json';
import wanted from '../../scripts/drawings/package.json';

// The libraries aren’t installed for tests, so only their versions tell whether the files are up to date.
describe('the names and drawings of icons', () => {
  const namesOf = (library: keyof typeof iconLists): ReadonlySet<string> => new Set(iconLists[library].split(' '));

  it('are those of the versions in scripts/drawings/package.json (npm run generate:drawings)', () => {
    const read = new Map(licenses.map(({ name, version }) => [name, version]));
    for (const [name, version] of Object.entries(wanted.dependencies)) assert.equal(read.get(name), version, name);
  });

  it('come with the licences of the diagrams that are shipped, and of what is in their bundle', () => {
    assert.equal(packageJson.devDependencies.mermaid, wanted.dependencies.mermaid);
    assert.ok(licenses.some(({ name }) => name === 'dompurify'));
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
      const { icons, aliases } = drawingsIn(file);
      const known = namesOf(file.split(/[-.]/)[0] as keyof typeof iconLists);
      const drawn = [...Object.keys(icons), ...Object.keys(aliases)];
      assert.ok(
        Object.values(aliases).every((name) => name in icons),
        file,
      );
      assert.ok(drawn.length > 200, file);
      assert.deepEqual(
        drawn.filter((name) => !known.has(name)),
        [],
        file,
      );
    }
  });

  it('leave no icon of Lucide and Tabler without a drawing, old names and filled ones included', () => {
    const lucide = drawingsIn('lucide.json');
    const lacking = [...namesOf('lucide')].filter((name) => !(name in lucide.icons || name in lucide.aliases));
    const tabler = drawingsIn('tabler.json');
    const outlined = (name: string): string => name.replace(/-filled$/, '');
    const lackingTabler = [...namesOf('tabler')].filter((name) => !(outlined(name) in tabler.icons));
    assert.deepEqual([...lacking, ...lackingTabler], []);
  });
});

function drawingsIn(file: string): { readonly icons: object; readonly aliases: Record<string, string> } {
  return JSON.parse(readFileSync(`schemas/drawings/${file}`, 'utf8')) as ReturnType<typeof drawingsIn>;
}
