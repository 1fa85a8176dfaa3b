import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import type { ReportedFinding } from '../../server/src/core/rules/runRules.ts';
import { applyEdits } from '../../server/src/core/text/textEdit.ts';
import { rulesTargets } from '../../server/src/core/exports/rulesFile/targets.ts';
import { MemoryFileSystem } from '../../server/src/workspace/memoryFileSystem.ts';
import { fromUri, join, type ResourcePath } from '../../server/src/workspace/resourcePath.ts';
import { proposeRules } from '../../server/src/workspace/rulesProposal.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { findingsIn, page } from '../support/site.ts';

const root = fromUri('file:///work');
const config = (name: string, ...pages: readonly string[]): string =>
  JSON.stringify({ name, navigation: [{ group: 'G', pages }] });

let disk: MemoryFileSystem;
let workspace: Workspace;

beforeEach(() => {
  disk = new MemoryFileSystem();
  workspace = new Workspace(disk, {
    onError: (error) => {
      throw error;
    },
  });
});

function at(path: string): ResourcePath {
  return join(root, path);
}

async function open(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) disk.write(at(path), text);
  await workspace.addFolder(root);
  await workspace.loaded();
}

function siteIn(folder: string): Site {
  const site = workspace.sites.find((candidate) => candidate.root === at(folder));
  assert.ok(site, `no site in “${folder}”`);
  return site;
}

/** What the rule finds in the docs.json of the site in a folder. */
function found(folder = ''): readonly ReportedFinding[] {
  return findingsIn(siteIn(folder).snapshot).filter(({ rule }) => rule.id === 'config/rules-file');
}

/** Writes the rules file of a site for a target to the disk, and tells the workspace. */
async function writeRules(id: string, folder = ''): Promise<ResourcePath> {
  const target = rulesTargets.find((candidate) => candidate.id === id);
  assert.ok(target);
  const proposal = await proposeRules(workspace, siteIn(folder), target);
  assert.ok('file' in proposal);
  const { file } = proposal;
  await changeFile(file.path, file.text);
  return file.path;
}

async function changeFile(path: ResourcePath, text: string): Promise<void> {
  const kind = disk.has(path) ? 'changed' : 'created';
  disk.write(path, text);
  await workspace.applyChanges([{ path, kind }]);
}

/** Does to the disk what the first fix of the only finding says. */
async function mend(folder = ''): Promise<void> {
  const [finding, ...others] = found(folder);
  assert.deepEqual(others, []);
  const edits = finding?.fixes?.()[0]?.edits ?? [];
  assert.ok(edits.length > 0, 'no fix');
  for (const edit of edits) {
    assert.notEqual(edit.kind, 'move');
    const path = fromUri(new URL(edit.file, `${at(folder)}/`).href);
    const text = (await disk.readFile(path)) ?? '';
    if (edit.kind === 'create') await changeFile(path, edit.text);
    if (edit.kind === 'edit') await changeFile(path, applyEdits(text, edit.edits));
  }
}

describe('a rules file in the editor', () => {
  it('is pointed out as soon as the site is another one, and no longer once it is refreshed', async () => {
    await open({ '.git/HEAD': '', 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') });
    const path = await writeRules('cursor');
    assert.deepEqual(found(), []);
    workspace.setOpenText(at('docs.json'), config('Emca', 'a'));
    await workspace.settled();
    assert.match(found()[0]?.message ?? '', /^`\.cursor\/rules\.md` is out of date for this site/);
    await mend();
    assert.deepEqual(found(), []);
    assert.match((await disk.readFile(path)) ?? '', /Emca/);
  });

  it('is told from one that another version of Docsight wrote of the same site', async () => {
    await open({ '.git/HEAD': '', 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') });
    const path = await writeRules('cursor');
    const text = (await disk.readFile(path)) ?? '';
    await changeFile(path, text.replace('1. Write clearly', '1. Write well'));
    assert.match(
      found()[0]?.message ?? '',
      /^`\.cursor\/rules\.md` has the conventions of another version of Docsight/,
    );
    await mend();
    assert.equal(await disk.readFile(path), text);
  });

  it('is read again when somebody else changes or deletes it, though nobody looks into hidden folders', async () => {
    await open({ 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') });
    const path = await writeRules('cursor');
    const text = (await disk.readFile(path)) ?? '';
    await changeFile(path, text.replace('Acme', 'Emca'));
    assert.equal(found().length, 1);
    disk.remove(path);
    await workspace.applyChanges([{ path, kind: 'deleted' }]);
    assert.deepEqual(found(), []);
  });

  it('counts as it stands in the editor, before it is saved', async () => {
    await open({ 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') });
    const path = await writeRules('cursor');
    const text = (await disk.readFile(path)) ?? '';
    workspace.setOpenText(path, text.replace('Acme', 'Emca'));
    await workspace.settled();
    assert.equal(found().length, 1);
    workspace.setOpenText(path, `Mine.\n\n${text}\nMine too.\n`);
    await workspace.settled();
    assert.deepEqual(found(), []);
    workspace.setOpenText(path, text.replace('Acme', 'Emca'));
    workspace.closeText(path);
    await workspace.settled();
    assert.deepEqual(found(), []);
  });

  it('is nobody else’s business without the marks', async () => {
    await open({ 'docs.json': config('Acme', 'a'), 'a.mdx': page('A'), 'AGENTS.md': 'Be brief.\n' });
    assert.deepEqual(found(), []);
  });

  it('is not looked at behind a link that leads out of the repository', async () => {
    await open({ 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') });
    const marks = '<!-- docsight:begin site=. -->\nOld.\n<!-- docsight:end -->\n';
    const outside = fromUri('file:///elsewhere/rules.md');
    disk.write(outside, marks);
    disk.write(at('inside.md'), marks);
    disk.link(at('.cursor/rules.md'), outside);
    disk.link(at('.vscode/rules.md'), at('inside.md'));
    await workspace.applyChanges([{ path: at('.cursor/rules.md'), kind: 'created' }]);
    assert.deepEqual(
      siteIn('').snapshot.rulesFiles.map(({ path }) => path),
      ['.vscode/rules.md'],
    );
  });

  it('is not judged while docs.json is broken', async () => {
    await open({ 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') });
    await writeRules('cursor');
    workspace.setOpenText(at('docs.json'), config('Acme', 'a').replace('"G"', '"G'));
    await workspace.settled();
    assert.deepEqual(found(), []);
  });

  it('stays as it was found, the same snapshot, when something else happens', async () => {
    await open({ 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') });
    await writeRules('cursor');
    const before = siteIn('').snapshot.rulesFiles;
    assert.equal(before.length, 1);
    await changeFile(at('b.mdx'), page('B'));
    assert.equal(siteIn('').snapshot.rulesFiles, before);
  });
});

describe('the rules file of a repository with several sites', () => {
  const files = {
    '.git/HEAD': '',
    'docs.json': config('Outer', 'a'),
    'a.mdx': page('A'),
    'docs/api/docs.json': config('Inner', 'b'),
    'docs/api/b.mdx': page('B'),
  };

  it('has a part for each, and each site speaks of its own', async () => {
    await open(files);
    await writeRules('copilot');
    const path = await writeRules('copilot', 'docs/api');
    assert.equal(path, at('.github/copilot-instructions.md'));
    assert.deepEqual([...found(), ...found('docs/api')], []);
    workspace.setOpenText(at('docs/api/docs.json'), config('Renamed', 'b'));
    await workspace.settled();
    assert.deepEqual(found(), []);
    assert.equal(found('docs/api').length, 1);
    await mend('docs/api');
    assert.deepEqual([...found(), ...found('docs/api')], []);
    const text = (await disk.readFile(path)) ?? '';
    assert.match(text, /Outer/);
    assert.match(text, /Renamed/);
  });

  it('is named in the ignore file of the site in whose folder it lies', async () => {
    await open(files);
    await writeRules('agents', 'docs/api');
    assert.deepEqual(found('docs/api'), []);
    assert.match(found()[0]?.message ?? '', /the platform publishes it as a page/);
    await mend();
    assert.equal(await disk.readFile(at('.mintignore')), '/AGENTS.md\n');
    assert.deepEqual([...found(), ...found('docs/api')], []);
  });
});

describe('a rules file that the platform would publish', () => {
  const files = { '.git/HEAD': '', 'docs.json': config('Acme', 'a'), 'a.mdx': page('A') };

  it('is named in the ignore file by its fix, behind what stands there', async () => {
    await open({ ...files, '.mintignore': '# Drafts\r\ndrafts' });
    await writeRules('agents');
    await mend();
    assert.equal(await disk.readFile(at('.mintignore')), '# Drafts\r\ndrafts\r\n/AGENTS.md\r\n');
    assert.deepEqual(found(), []);
  });

  it('is told of in folders of editors that the platform doesn’t know, though nobody looks into them', async () => {
    await open(files);
    await writeRules('windsurf');
    assert.equal(found().length, 1);
    await mend();
    assert.equal(await disk.readFile(at('.mintignore')), '/.windsurf/rules.md\n');
    assert.deepEqual(found(), []);
  });

  for (const [id, why] of [
    ['cursor', 'the platform passes over the folder'],
    ['vscode', 'the platform passes over the folder'],
    ['copilot', 'the platform passes over the folder'],
    ['cursor-rules', 'its ending is no page’s'],
  ] as const) {
    it(`is none for ${id}: ${why}`, async () => {
      await open(files);
      await writeRules(id);
      assert.deepEqual(found(), []);
    });
  }

  it('is none where an ignore file excludes it or its folder', async () => {
    await open({ ...files, '.gitignore': 'agents.md\nAGENTS.md\n', '.mintignore': '.windsurf\n' });
    await writeRules('agents');
    await writeRules('windsurf-rules');
    assert.deepEqual(found(), []);
  });

  it('is none outside of the site’s folder', async () => {
    await open({ '.git/HEAD': '', 'docs/docs.json': config('Acme', 'a'), 'docs/a.mdx': page('A') });
    await writeRules('claude', 'docs');
    assert.deepEqual(found('docs'), []);
    assert.equal(siteIn('docs').snapshot.rulesFiles[0]?.file, '../CLAUDE.md' as SitePath);
  });
});
