import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { lazy } from '../../server/src/core/util/lazy.ts';
import { fromUri } from '../../server/src/workspace/files/resourcePath.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { configWith, page } from '../support/site.ts';

// A page with more markup than anybody writes is reported once, and nothing is concluded from what it may contain.

const root = fromUri('file:///site');
const other = fromUri('file:///site/other.mdx');
const linking = `${page('Introduction')}\n[A](/other#a), [B](/other#b), [C](/nowhere)\n`;
const short = `${page('Other')}\n## A\n\n[D](/missing)\n`;
const complex = `${page('Other')}\n## A\n\n${'<Card>\n'.repeat(131_000)}`;

async function open(text: string): Promise<Workspace> {
  const disk = new MemoryFileSystem();
  disk.write(
    fromUri('file:///site/docs.json'),
    configWith({ navigation: [{ group: 'Start', pages: ['intro', 'other'] }] }),
  );
  disk.write(fromUri('file:///site/intro.mdx'), linking);
  disk.write(other, text);
  const workspace = new Workspace(disk, { onError: (error) => assert.fail(String(error)) });
  await workspace.addFolder(root);
  return workspace;
}

async function findings(workspace: Workspace): Promise<readonly string[]> {
  await workspace.checked();
  return workspace.sites.flatMap(({ diagnostics }) =>
    ['docs.json', 'intro.mdx', 'other.mdx'].flatMap((file) =>
      diagnostics
        .in(file as SitePath)
        .map(({ rule, range, message }) => `${file} ${range.start} ${rule.id}: ${message}`),
    ),
  );
}

/** The findings of a site that has just been opened with the page; they are computed once. */
const freshComplex = lazy(async () => findings(await open(complex)));

const brokenLink = /^intro\.mdx \d+ link\/not-found: .*nowhere/;
const unread =
  'other.mdx 0 page/unreadable: This page has too much markup: at most 200,000 lines, 130,000 `<`, and 600,000 lines and markup characters are read, fewer if there is hardly any text between them. Nothing in it is checked. Split it.';

it('it is reported alone, and links to its sections aren’t judged', async () => {
  const [first, ...more] = await freshComplex();
  assert.match(first ?? '', brokenLink);
  assert.deepEqual(more, [unread]);
});

it('an open one that exceeds the bound and returns is reported as if it had just been opened', async () => {
  const freshShort = await findings(await open(short));
  assert.equal(freshShort.filter((finding) => finding.startsWith('intro.mdx')).length, 2);
  const workspace = await open(short);
  assert.deepEqual(await findings(workspace), freshShort);
  for (let times = 0; times < 2; times++) {
    workspace.setOpenText(other, complex);
    assert.deepEqual(await findings(workspace), await freshComplex());
    workspace.setOpenText(other, short);
    assert.deepEqual(await findings(workspace), freshShort);
  }
  workspace.setOpenText(other, complex);
  workspace.closeText(other);
  assert.deepEqual(await findings(workspace), freshShort);
});

it('one of which a part is deleted is read from scratch', async () => {
  const within = complex.replace('<Card>\n'.repeat(130_500), '');
  const fresh = await findings(await open(within));
  assert.ok(fresh.length > 2);
  const workspace = await open(complex);
  workspace.setOpenText(other, complex);
  assert.deepEqual(await findings(workspace), await freshComplex());
  workspace.setOpenText(other, within);
  assert.deepEqual(await findings(workspace), fresh);
});

it('it isn’t parsed for what needs a closed page: a rename across a link, the fixes of a rule, the preview', async () => {
  for (const [text, isRead] of [
    [short, true],
    [complex, false],
  ] as const) {
    const [site] = (await open(text)).sites;
    assert.equal((await site?.contextOf('other.mdx' as SitePath)) !== undefined, isRead);
  }
});
