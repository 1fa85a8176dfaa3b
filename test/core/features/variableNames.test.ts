import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FileLocation } from '../../../server/src/core/paths/fileLocation.ts';
import { renameableInConfig, renameableInPage } from '../../../server/src/core/features/refactor/renameAt.ts';
import type { Renameable } from '../../../server/src/core/features/refactor/refactoring.ts';
import { referencesInConfig, referencesInPage } from '../../../server/src/core/features/site/references.ts';
import { afterFix, cursorMark, page, pageAtCursor, siteAtCursor, textAt, type Files } from '../../support/site.ts';

function config(variables: string): string {
  return `{
  "theme": "mint",
  "name": "{{api-host}}",
  "colors": { "primary": "#0D9373" },
  "navigation": { "pages": ["page"] },
  "variables": ${variables}
}
`;
}

const site: Files = {
  'docs.json': config('{ "version": "1.2.3", "api-host": "api.acme.example" }'),
  'page.mdx': `---
title: Version {{version}}
description: Ask {{api-host}}.
---

Ask {{api-host}}, {{ api-host }}, {{api-hosts}} or [the list](https://{{api-host}}/a).

<Card title="{{api-host}}" />

\`\`\`bash
curl {{api-host}}
\`\`\`
`,
  'snippets/part.mdx': 'Use {{api-host}}.\n',
  'other.mdx': page('Other'),
};

/** The files with the cursor after the first three characters of a part of one of them. */
function markedAt(file: string, part: string, files: Files): Files {
  const text = files[file] ?? '';
  assert.ok(text.includes(part), `${file} has no ${part}`);
  const at = text.indexOf(part) + 3;
  return { ...files, [file]: text.slice(0, at) + cursorMark + text.slice(at) };
}

function references(file: string, part: string, includeDeclaration = false): readonly FileLocation[] | undefined {
  const files = markedAt(file, part, site);
  if (file === 'docs.json') {
    const { site: at, offset } = siteAtCursor(files);
    return referencesInConfig(at, offset, { includeDeclaration });
  }
  const { page: at, offset } = pageAtCursor(files);
  return referencesInPage(at, offset, { includeDeclaration });
}

function renameable(file: string, part: string, files = site): Renameable | undefined {
  const all = markedAt(file, part, files);
  if (file === 'docs.json') {
    const { site: at, offset } = siteAtCursor(all);
    return renameableInConfig(at, offset);
  }
  const { page: at, offset } = pageAtCursor(all);
  return renameableInPage(at, offset, () => undefined);
}

/** The files that differ once what is at the cursor has another name. */
function renamed(file: string, part: string, newName: string, files = site): Files {
  const outcome = renameable(file, part, files)?.rename(newName);
  assert.ok(outcome, 'nothing can be renamed there');
  assert.ok('edits' in outcome, 'refused' in outcome ? outcome.refused : '');
  const after = afterFix(files, outcome);
  return Object.fromEntries(Object.entries(after).filter(([name, text]) => files[name] !== text));
}

function refused(newName: string): string {
  const outcome = renameable('docs.json', '"api-host":')?.rename(newName);
  assert.ok(outcome !== undefined && 'refused' in outcome, 'it was not refused');
  return outcome.refused;
}

describe('references to a variable', () => {
  it('are found wherever pages and snippets use it: in front matter, addresses, attributes and code too', () => {
    for (const [file, part] of [
      ['docs.json', '"api-host":'],
      ['page.mdx', '{{api-host}},'],
      ['page.mdx', '{{api-host}}/a'],
      ['page.mdx', '{{ api-host }}'],
      ['snippets/part.mdx', '{{api-host}}'],
    ] as const) {
      const locations = references(file, part) ?? [];
      assert.deepEqual(
        locations.map((location) => location.file),
        [...Array<string>(6).fill('page.mdx'), 'snippets/part.mdx'],
        part,
      );
      for (const location of locations) assert.equal(textAt(site[location.file] ?? '', location.range), 'api-host');
    }
  });

  it('begin with its definition in docs.json, where that is requested too', () => {
    const locations = references('page.mdx', '{{version}}', true) ?? [];
    assert.deepEqual(
      locations.map(({ file, range }) => [file, textAt(site[file] ?? '', range)]),
      [
        ['docs.json', 'version'],
        ['page.mdx', 'version'],
      ],
    );
  });

  it('are those of the page where docs.json has no variable of that name', () => {
    const locations = references('page.mdx', '{{api-hosts}}') ?? [];
    assert.deepEqual(
      locations.map(({ file, range }) => [file, textAt(site[file] ?? '', range)]),
      [['docs.json', 'page']],
    );
  });
});

describe('renaming a variable', () => {
  it('changes docs.json and every use, from either end', () => {
    const after = {
      'docs.json': site['docs.json']?.replace('"api-host":', '"host":'),
      'page.mdx': site['page.mdx']?.replaceAll(/api-host(?=\s*\}\})/g, 'host'),
      'snippets/part.mdx': 'Use {{host}}.\n',
    };
    assert.deepEqual(renamed('docs.json', '"api-host":', 'host'), after);
    assert.deepEqual(renamed('page.mdx', '{{api-host}},', ' host '), after);
    assert.deepEqual(renamed('page.mdx', '{{api-host}}/a', '{{host}}'), after);
    assert.deepEqual(renamed('page.mdx', '{{api-host}},', 'api-host'), {});
  });

  it('marks the name alone and begins with it', () => {
    for (const [file, part] of [
      ['docs.json', '"api-host":'],
      ['page.mdx', '{{api-host}},'],
    ] as const) {
      const target = renameable(file, part);
      assert.equal(target?.placeholder, 'api-host');
      assert.equal(textAt(site[file] ?? '', target.range), 'api-host');
    }
  });

  it('refuses names that another variable has, and those that pages could not name', () => {
    assert.match(refused('version'), /The variable `version` already exists/);
    assert.match(refused('api host'), /can’t contain spaces/);
    assert.match(refused('höst'), /can’t contain `ö`/);
    assert.match(refused('{{}}'), /Enter a name/);
  });

  it('fixes a name that no page could use', () => {
    const files = { ...site, 'docs.json': config('{ "api host": "a" }') };
    assert.deepEqual(renamed('docs.json', '"api host":', 'api-host', files), {
      'docs.json': config('{ "api-host": "a" }'),
    });
  });

  it('changes the included file, where the variables are there', () => {
    const files = {
      ...site,
      'docs.json': config('{ "$ref": "./config/variables.json" }'),
      'config/variables.json': '{ "version": "1.2.3", "api-host": "a" }\n',
    };
    assert.deepEqual(renamed('snippets/part.mdx', '{{api-host}}', 'host', files), {
      'config/variables.json': '{ "version": "1.2.3", "host": "a" }\n',
      'page.mdx': site['page.mdx']?.replaceAll(/api-host(?=\s*\}\})/g, 'host'),
      'snippets/part.mdx': 'Use {{host}}.\n',
    });
  });

  it('is not offered while the name in docs.json lacks its closing quote', () => {
    const files = { ...site, 'docs.json': config('{\n    "api-host: "a"\n  }') };
    const target = renameable('docs.json', '"api-host', files);
    assert.equal(target, undefined);
  });
});
