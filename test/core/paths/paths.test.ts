import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isRepositoryDocument } from '../../../server/src/core/paths/fileKinds.ts';
import { filesOfEntry, pageNameOf, titleFromPath } from '../../../server/src/core/paths/route.ts';
import { extensionOf, folderOf, isWithin, toSitePath, type SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { namesPage } from '../../../server/src/core/config/navigation.ts';
import { localFileOf } from '../../../server/src/core/paths/address.ts';

describe('toSitePath', () => {
  for (const [written, path] of [
    ['/a/b', 'a/b'],
    ['./a//b/', 'a/b'],
    ['a/x/../b', 'a/b'],
    ['', ''],
    ['../a', undefined],
    ['a/../../b', undefined],
  ] as const) {
    it(`reads ${JSON.stringify(written)} as ${JSON.stringify(path)}`, () => {
      assert.equal(toSitePath(written), path);
    });
  }
});

describe('site paths', () => {
  it('know their folder and extension', () => {
    assert.equal(folderOf('a/b.mdx' as SitePath), 'a');
    assert.equal(folderOf('b.mdx' as SitePath), '');
    assert.equal(extensionOf('a.b/README'), '');
    assert.equal(extensionOf('x/A.MDX'), '.mdx');
    assert.equal(extensionOf('.gitignore'), '');
  });

  it('lie within a folder only at a slash', () => {
    assert.ok(isWithin('guides/a' as SitePath, 'guides' as SitePath));
    assert.ok(!isWithin('guides-old/a' as SitePath, 'guides' as SitePath));
    assert.ok(isWithin('a' as SitePath, '' as SitePath));
  });
});

describe('pages', () => {
  it('are named without their extension, dots in their names kept', () => {
    assert.equal(pageNameOf('releases/v1.2.mdx' as SitePath), 'releases/v1.2');
    assert.equal(pageNameOf('releases/v1.2' as SitePath), 'releases/v1.2');
  });

  it('are looked for as .mdx before .md, with or without slashes around', () => {
    assert.deepEqual(filesOfEntry('/guides/install/'), ['guides/install.mdx', 'guides/install.md']);
    assert.deepEqual(filesOfEntry('../secret'), []);
  });

  it('get a title from their path', () => {
    assert.equal(titleFromPath('guides/getting-started'), 'Getting started');
    assert.equal(titleFromPath('guides/index'), 'Guides');
    assert.equal(titleFromPath('index'), 'Index');
  });

  it('are not the documents about a repository', () => {
    assert.ok(isRepositoryDocument('README.md' as SitePath));
    assert.ok(isRepositoryDocument('docs/Contributing.md' as SitePath));
    assert.ok(!isRepositoryDocument('readme-first.mdx' as SitePath));
  });

  it('are not instructions for assistants, but pages about them are', () => {
    assert.ok(isRepositoryDocument('AGENTS.md' as SitePath));
    assert.ok(isRepositoryDocument('skills/api/SKILL.md' as SitePath));
    assert.ok(isRepositoryDocument('skill.md' as SitePath));
    assert.ok(isRepositoryDocument('install.md' as SitePath));
    assert.ok(!isRepositoryDocument('guides/install.md' as SitePath));
    assert.ok(!isRepositoryDocument('guides/agents.md' as SitePath));
    assert.ok(!isRepositoryDocument('AGENTS.mdx' as SitePath));
  });
});

describe('navigation entries', () => {
  for (const entry of ['GET /users', 'openapi.json POST /users', 'webhook order.created', 'https://acme.example', '']) {
    it(`${JSON.stringify(entry)} names no page file`, () => {
      assert.equal(namesPage(entry), false);
    });
  }

  it('may contain dots and words that look like methods', () => {
    assert.ok(namesPage('api/get'));
    assert.ok(namesPage('v1.2/get-started'));
  });
});

describe('localFileOf', () => {
  for (const text of [
    'https://acme.example/a.svg',
    '//cdn.example/a.svg',
    'data:image/png;base64,AA',
    '',
    '/specs/*.json',
  ]) {
    it(`leaves ${JSON.stringify(text)} alone`, () => {
      assert.equal(localFileOf(text), undefined);
    });
  }

  it('reads paths with queries and escapes', () => {
    assert.equal(localFileOf('/logo/my%20logo.svg?v=2')?.path, 'logo/my logo.svg');
    assert.equal(localFileOf('/100%.svg')?.path, '100%.svg');
    assert.equal(localFileOf('../../etc/passwd')?.path, undefined);
  });
});
