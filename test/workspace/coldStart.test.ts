import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { checkConfig } from '../../server/src/core/rules/engine/runRules.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { HeldFileSystem } from '../support/heldFileSystem.ts';
import { page } from '../support/site.ts';
import { runs } from '../support/thorough.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';

// An editor opens files and tells of changes while a site is read for the first time. Whenever that happens, the site is
// known afterwards as if it had happened before or after: the tests try moments at which an answer of the disk is
// on its way.

const root = fromUri('file:///work');

const json = (value: unknown): string => JSON.stringify(value);
const openApi = (summary: string): string =>
  json({ openapi: '3.1.0', info: { title: 'Pets' }, paths: { '/pets': { get: { summary } } } });
const docs = (...groups: readonly unknown[]): string =>
  json({
    theme: 'mint',
    name: 'Acme',
    colors: { $ref: './config/colors.json' },
    navigation: { groups: [{ group: 'Start', pages: ['a', 'guides/b'] }, ...groups] },
  });
const reference = { $ref: './config/reference.json' };

const before = {
  'docs.json': docs(reference),
  'config/colors.json': json({ primary: '#0D9373' }),
  'config/reference.json': json({ group: 'Reference', pages: [{ $ref: './inner.json' }] }),
  'config/inner.json': json({ group: 'Inner', openapi: 'openapi.json' }),
  'openapi.json': openApi('List pets'),
  'other.json': openApi('List other pets'),
  'a.mdx': `${page('A')}\nimport Card from '/parts/card.jsx'\nimport Note from '/snippets/note.mdx'\n\n<Note />\n`,
  'guides/b.mdx': page('B', 'About B.\nopenapi: other.json GET /pet'),
  'snippets/note.mdx': '[See](/guides/b)\n',
  'parts/card.jsx': 'export default function Card() {}\n',
  '.docsight.json': json({ rules: { 'page/orphan': 'off' } }),
};

type Name = keyof typeof before;

const after: Readonly<Record<Name, string>> = {
  'docs.json': docs(),
  'config/colors.json': json({ primary: '#123456' }),
  'config/reference.json': json({ group: 'Other', pages: ['c'] }),
  'config/inner.json': json({ group: 'Inside', pages: ['d'] }),
  'openapi.json': openApi('Show all pets'),
  'other.json': json({ openapi: '3.1.0', paths: { '/pet': { get: {} } } }),
  'a.mdx': page('First'),
  'guides/b.mdx': page('Second'),
  'snippets/note.mdx': '[See](/nowhere)\n',
  'parts/card.jsx': 'export function Other() {}\n',
  '.docsight.json': json({ rules: { 'page/orphan': 'error' } }),
};

const names = Object.keys(before) as readonly Name[];

let disk: MemoryFileSystem;

beforeEach(() => {
  disk = new MemoryFileSystem();
  for (const name of names) write(name, before[name]);
});

function write(name: string, text: string): void {
  disk.write(join(root, name), text);
}

function fail(error: unknown): never {
  throw error;
}

/** A workspace in which something happens while an answer of the disk is on its way. */
async function start(at: number, happen: (workspace: Workspace) => void): Promise<readonly [unknown, boolean]> {
  const files = new HeldFileSystem(disk, at, () => {
    happen(workspace);
  });
  const workspace: Workspace = new Workspace(files, { onError: fail });
  if (at < 0) happen(workspace);
  void workspace.addFolder(root);
  await workspace.loaded();
  await workspace.checked();
  return [workspace.sites.map(described), files.hasHappened];
}

const run = { rules: configuredRules(defaultRuleSettings), onCrash: fail };

/** All that answers about a site follow from. */
function described(site: Site): unknown {
  const { config, files, settings, pages, imported, snippets, apiDescriptions } = site.takeSnapshot();
  return {
    parts: config.composed.fragments.map(({ file, tree }) => [file, tree.text]),
    entries: config.navigation.entries.map(({ entry }) => entry),
    apiDescriptions: [...apiDescriptions].sort(),
    pages: [...pages].sort(),
    imported: [...imported].sort(),
    snippets: [...snippets].sort(),
    settings: settings.rules,
    pageFiles: [...files.pages].sort(),
    configFindings: checkConfig(site.takeSnapshot(), run).map(({ message }) => message),
    findings: site.state.pages.map((file) => [file, site.diagnostics.all(file).map(({ message }) => message)]),
  };
}

/** Tries the moments of a first reading, a sample of them by default; `begin` brings the disk to how it is before. */
async function eachMoment(begin: () => void, happen: (workspace: Workspace) => void): Promise<void> {
  begin();
  const [expected] = await start(-1, happen);
  for (let at = firstMoment++ % step; ; at += step) {
    begin();
    const [actual, hasHappened] = await start(at, happen);
    if (!hasHappened) {
      assert.ok(at > names.length, 'the disk is hardly read');
      return;
    }
    assert.deepEqual(actual, expected, `at answer ${String(at)}`);
  }
}

/** Each test begins at another moment. */
let firstMoment = 0;
const step = runs(24, 1);

const nothing = (): void => undefined;

describe('while a site is read for the first time', () => {
  for (const name of names.filter((one) => one !== '.docsight.json')) {
    it(`${name} can be opened with another text than the disk has`, () =>
      eachMoment(nothing, (workspace) => {
        workspace.setOpenText(join(root, name), after[name]);
      }));
  }

  for (const name of names) {
    it(`${name} can change on the disk`, () =>
      eachMoment(
        () => {
          write(name, before[name]);
        },
        (workspace) => {
          write(name, after[name]);
          void workspace.applyChanges([{ path: join(root, name), kind: 'changed' }]);
        },
      ));
  }
});
