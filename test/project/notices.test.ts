import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import packageJson from '../../package.json';
import { noticesOf } from '../../scripts/generate/notices.mjs';
import iconPackages from '../../scripts/drawings/package.json';

const text = 'Permission is hereby granted.';

/** What goes wrong with a package of this licence; undefined where nothing does. */
function refusal(license: string | undefined, licenseText: string | undefined = text): string | undefined {
  try {
    noticesOf([{ name: 'some-package', version: '1.2.3', license, text: licenseText }]);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

// That the file is up to date is part of what test/project/manifest.test.ts checks.
describe('the notices of third parties', () => {
  it('allow permissive licences, one of which is enough where there is a choice', () => {
    for (const license of ['MIT', 'BlueOak-1.0.0', '(GPL-3.0-only OR MIT)', 'MIT AND ISC']) {
      assert.equal(refusal(license), undefined, license);
    }
  });

  it('refuse a package whose licence asks for more, or that has none, by its name', () => {
    for (const license of ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED', undefined]) {
      assert.match(refusal(license) ?? '', /some-package 1\.2\.3/, license);
    }
    assert.match(refusal('MIT', '') ?? '', /some-package 1\.2\.3 has no licence text/);
  });

  it('show a licence once, with all packages that are under it, in an order of its own', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, version: '1.0.0', license: 'MIT', text }));
    assert.ok(a && b && c);
    const other = { ...c, text: 'Another text.' };
    assert.equal(noticesOf([b, other, a]), noticesOf([a, b, other]));
    assert.match(noticesOf([b, other, a]), /a 1\.0\.0 \(MIT\)\nb 1\.0\.0 \(MIT\)\n\nPermission/);
  });

  it('name every package that the programs contain, also in parts that are loaded late', () => {
    const notices = readFileSync('THIRD_PARTY_NOTICES.txt', 'utf8');
    const sources = ['server/src', 'client/src'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    );
    const imports =
      /^(?:import|export) (?!type\b)[^;]*? from '(?!node:|vscode')((?:@[\w-]+\/)?[\w-][\w.-]*)(?:\/[^']*)?';|import\('(?!node:)((?:@[\w-]+\/)?\w[\w.-]*)/gm;
    const imported = new Set(
      sources
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)].map(([, name, late]) => name ?? late)),
    );
    assert.ok(imported.has('acorn'), [...imported].join(', '));
    assert.deepEqual(
      [...imported].filter((name) => !new RegExp(`^${name} \\d`, 'm').test(notices)),
      [],
    );
  });

  it('name every package that generated data is read from', () => {
    const generators = ['languages', 'secrets']
      .map((name) => readFileSync(`scripts/generate/${name}.mjs`, 'utf8'))
      .join('\n');
    const notices = readFileSync('THIRD_PARTY_NOTICES.txt', 'utf8');
    const read = Object.keys(packageJson.devDependencies).filter((name) =>
      new RegExp(`from '${name}'|'${name}/`).test(generators),
    );
    assert.ok(read.length >= 2, read.join(', '));
    assert.deepEqual(
      [...read, ...Object.keys(iconPackages.dependencies)].filter(
        (name) => !new RegExp(`^${name} \\d`, 'm').test(notices),
      ),
      [],
    );
  });

  it('are part of the package', () => {
    assert.match(readFileSync('.vscodeignore', 'utf8'), /^!THIRD_PARTY_NOTICES\.txt$/m);
  });
});
