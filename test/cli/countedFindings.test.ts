import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { CheckFinding } from '../../server/src/cli/checkResult.ts';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { currentConfigWith } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;

beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, args);

/** Writes a site of pages without a description. */
function writeSite(pages: number): void {
  const names = Array.from({ length: pages }, (_, at) => `p${String(at).padStart(2, '0')}`);
  folder.write({
    'docs.json': currentConfigWith({ navigation: { pages: names } }),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n\nText of ${name}.\n`])),
  });
}

async function descriptions(): Promise<CheckFinding | undefined> {
  const { out } = await docsight('check', '--format', 'json');
  const { sites } = JSON.parse(out) as { readonly sites: readonly { readonly findings: readonly CheckFinding[] }[] };
  return sites[0]?.findings.find(({ rule }) => rule === 'frontmatter/required');
}

describe('a finding that counts pages', () => {
  it('names some of them in the terminal, and how to see all', async () => {
    writeSite(12);
    const { out } = await docsight('check');
    assert.match(out, /12 of 12 pages have no `description`/);
    assert.match(out, /^ +p00\.mdx, p01\.mdx, p02\.mdx and 9 more \(all of them: --format json\)$/m);
    assert.equal((await descriptions())?.counted?.length, 12);
    assert.deepEqual((await descriptions())?.counted?.[11], { file: 'p11.mdx', line: 1 });
  });

  it('stays in a baseline when one more page makes its numbers others', async () => {
    writeSite(12);
    await docsight('check', '--baseline', 'known.json', '--update-baseline');
    const { findings } = JSON.parse(readFileSync(path.join(folder.path, 'known.json'), 'utf8')) as {
      readonly findings: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    };
    assert.deepEqual(findings['docs.json']?.['frontmatter/required'], { '*': 1 });
    writeSite(13);
    const { out, error } = await docsight('check', '--baseline', 'known.json', '--max-warnings', '0');
    assert.match(out, /No problems/);
    assert.equal(error, '1 problem accepted in “known.json” not shown.\n');
  });
});
