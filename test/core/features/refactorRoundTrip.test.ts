import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { moveFiles, type FileMove } from '../../../server/src/core/features/refactor/moveFiles.ts';
import { folderOf, isWithin, type SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { configReferences } from '../../../server/src/core/site/references/configReferences.ts';
import { resolveReference } from '../../../server/src/core/site/references/resolveLink.ts';
import { afterFix, siteOf, type Files } from '../../support/site.ts';
import { everyNth, runs } from '../../support/thorough.ts';
import { linkedSite } from '../../support/linkedSite.ts';

function moved(files: Files, moves: readonly FileMove[]): Files {
  const edits = moveFiles(siteOf(files), moves);
  return afterFix(files, {
    edits: [...edits, ...moves.map(({ from, to }) => ({ kind: 'move', from, file: to }) as const)],
  });
}

function newPath(moves: readonly FileMove[], path: SitePath): SitePath {
  const move = moves.find(({ from }) => isWithin(path, from));
  return move === undefined ? path : (`${move.to}${path.slice(move.from.length)}` as SitePath);
}

/** The target of each address of a site, file by file, in the names that files have after some moves. */
function resolves(files: Files, moves: readonly FileMove[]): ReadonlyMap<string, readonly string[]> {
  const site = siteOf(files);
  const named = [...site.pageIndexes].map(([file, { references }]): [string, readonly string[]] => [
    newPath(moves, file),
    references.map((reference) => {
      const found = resolveReference(site, file, reference);
      return found.kind === 'page' || found.kind === 'file' ? newPath(moves, found.file) : found.kind;
    }),
  ]);
  const config = configReferences(site).map(({ kind, file }) => `${kind} ${file ? newPath(moves, file) : 'nowhere'}`);
  return new Map([...named.sort(([a], [b]) => (a < b ? -1 : 1)), ['docs.json', config]]);
}

const path = (text: string): SitePath => text as SitePath;

describe('a page that moves somewhere else and back', () => {
  for (const [count, style] of [
    [30, 'dotted'],
    [25, 'bare'],
  ] as const) {
    it(`leaves every file of a site of ${count} pages as it was, where relative links are ${style}`, () => {
      const files = linkedSite({ pages: count, seed: 7, style });
      const pages = Object.keys(files).filter((file) => /\.mdx?$/.test(file));
      assert.ok(pages.length >= count);
      for (const [at, page] of everyNth(7, [...pages.entries()])) {
        const name = page.endsWith('index.mdx')
          ? 'index.mdx'
          : page.slice(folderOf(path(page)).length).replace(/^\//, '');
        const away = {
          from: path(page),
          to: path(`${['elsewhere', 'section1/far/away', 'moved'][at % 3] ?? ''}/${name}`),
        };
        const there = moved(files, [away]);
        assert.notDeepEqual(there, files, `nothing changed for ${page}`);
        assert.deepEqual(moved(there, [{ from: away.to, to: away.from }]), files, `${page} came back changed`);
      }
    });
  }
});

describe('a folder that moves somewhere else and back', () => {
  it('leaves every file as it was', () => {
    const files = linkedSite({ pages: 30, seed: 11, style: 'dotted' });
    const folders = [...new Set(Object.keys(files).map((file) => folderOf(path(file))))].filter((one) => one !== '');
    for (const folder of everyNth(3, folders)) {
      for (const to of [path('elsewhere'), path(`other/deep/${folder}`)]) {
        const there = moved(files, [{ from: folder, to }]);
        assert.deepEqual(moved(there, [{ from: to, to: folder }]), files, `${folder} came back changed from ${to}`);
      }
    }
  });
});

describe('any moves', () => {
  it('leave every address with the same target as before', () => {
    const files = linkedSite({ pages: 16, seed: 3, style: 'bare' });
    const all = Object.keys(files).filter((file) => file !== 'docs.json');
    const folders = [...new Set(all.map((file) => folderOf(path(file))))].filter((one) => one !== '');
    const from = fc.constantFrom(...all, ...folders);
    const to = fc
      .tuple(
        fc.constantFrom('', 'new/', 'section0/', 'section0/deep/', 'guides/sub dir/'),
        fc.stringMatching(/^[a-z]{3,5}$/),
      )
      .map(([folder, name]) => folder + name);
    fc.assert(
      fc.property(fc.array(fc.tuple(from, to), { minLength: 1, maxLength: 6 }), (steps) => {
        let current = files;
        for (const [source, target] of steps) {
          const present = Object.keys(current);
          const isFile = present.includes(source);
          const extension = isFile ? (/\.\w+$/.exec(source)?.[0] ?? '') : '';
          const move = { from: path(source), to: path(target + extension) };
          const isThere = present.some((file) => isWithin(path(file), move.from));
          if (!isThere || present.some((file) => isWithin(path(file), move.to)) || isWithin(move.to, move.from))
            continue;
          const before = resolves(current, [move]);
          current = moved(current, [move]);
          assert.deepEqual(resolves(current, []), before, `${move.from} to ${move.to}`);
        }
      }),
      { numRuns: runs(3, 400) },
    );
  });
});
