import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const check = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, ['check', ...args]);
const config = (more: object): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['a'] }], ...more }, undefined, 2);
const unchecked = async (...args: readonly string[]): Promise<unknown> => {
  const { out } = await check('--format', 'json', ...args);
  const [site] = (JSON.parse(out) as { sites: readonly { unchecked: unknown }[] }).sites;
  return site?.unchecked;
};

describe('docsight check names what a clean result doesn’t vouch for', () => {
  it('links to pages that a remote description generates', async () => {
    folder.write({
      'docs.json': config({ openapi: 'https://acme.example/openapi.json' }),
      'a.mdx': `${page('A')}\n[Eggs](/api-reference/eggs) and [birds](/api-reference/birds)\n`,
    });
    const { out, exitCode } = await check();
    assert.equal(exitCode, 0, out);
    assert.match(out, /^✓ No problems .*\n2 links to pages generated from an API description .* weren’t checked\.\n$/);
    assert.deepEqual(await unchecked(), { generatedLinks: 2, unlistedWarnings: 0, unlistedPages: 0 });
  });

  it('warnings on pages that no navigation lists', async () => {
    folder.write({ 'docs.json': config({}), 'a.mdx': page('A'), 'new.mdx': `${page('New')}\n# Again\n\n# More\n` });
    const { out } = await check();
    assert.match(
      out,
      /\n2 warnings on 1 page outside the navigation aren’t shown\. To see them, add --unlisted-pages all\.\n$/,
    );
    assert.deepEqual(await unchecked(), { generatedLinks: 0, unlistedWarnings: 2, unlistedPages: 1 });
    assert.doesNotMatch((await check('--unlisted-pages', 'all')).out, /aren’t shown/);
  });

  it('nothing on a site that is checked whole', async () => {
    folder.write({ 'docs.json': config({}), 'a.mdx': page('A') });
    assert.match((await check()).out, /^✓ No problems [^\n]*\n$/);
  });
});
