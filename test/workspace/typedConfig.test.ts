import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { hintsInConfig } from '../../server/src/core/features/config/inlayHints.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { page } from '../support/site.ts';

// While docs.json is half-typed, pages are checked with its last text without syntax errors.

const root = fromUri('file:///work');

const config = `{
  "$schema": "https://mintlify.com/docs.json",
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0D9373" },
  "navigation": {
    "groups": [
      { "group": "Guides", "pages": ["open", "closed"] },
      { "group": "Parts", "$ref": "./parts.json" }
    ]
  },
  "variables": { "host": "api.example" },
  "redirects": [{ "source": "/old", "destination": "/open" }]
}
`;
const body =
  'See [a dead link](/nowhere) and [a redirect](/old) of {{host}}.\n\n![](/one.png)\n\n<Icon icon="alarm-clock" />\n';
const files: Readonly<Record<string, string>> = {
  'docs.json': config,
  'parts.json': '{ "pages": ["part"] }\n',
  'open.mdx': `${page('Open')}\n${body}`,
  'closed.mdx': `${page('Closed')}\n${body}`,
  'part.mdx': `${page('Part')}\n${body}`,
  'unlisted.mdx': `${page('Unlisted')}\n${body}`,
  'added.mdx': page('Added'),
  'one.png': '',
};

let disk: MemoryFileSystem;
let workspace: Workspace;

/** Opens the site with some texts in the editor. */
async function open(texts: Readonly<Record<string, string>>): Promise<Site> {
  workspace = new Workspace(disk, {
    mostWaitedFor: 1_000,
    onError: (error) => {
      throw error;
    },
  });
  for (const [file, text] of Object.entries(texts)) workspace.setOpenText(join(root, file), text);
  await workspace.addFolder(root);
  await workspace.loaded();
  const [site] = workspace.sites;
  assert.ok(site);
  return site;
}

async function findingsOnPages(site: Site): Promise<readonly string[]> {
  await workspace.loaded();
  await workspace.checked();
  const pages = Object.keys(files).filter((file) => file.endsWith('.mdx')) as SitePath[];
  return pages.flatMap((file) =>
    site.diagnostics.all(file).map(({ rule, message }) => `${file} ${rule.id} ${message}`),
  );
}

/** Types letter by letter before a string of a file; returns the findings on pages after each. */
async function type(
  site: Site,
  file: string,
  before: string,
  letters: string,
): Promise<readonly (readonly string[])[]> {
  const text = files[file] ?? '';
  const at = text.indexOf(before);
  const found: (readonly string[])[] = [];
  for (let end = 1; end <= letters.length; end++) {
    workspace.setOpenText(join(root, file), text.slice(0, at) + letters.slice(0, end) + text.slice(at));
    found.push(await findingsOnPages(site));
  }
  return found;
}

beforeEach(() => {
  disk = new MemoryFileSystem();
  for (const [file, text] of Object.entries(files)) disk.write(join(root, file), text);
});

describe('typing in docs.json', () => {
  const typed: Readonly<Record<string, readonly [file: string, before: string, letters: string]>> = {
    'a new entry': ['docs.json', '"open", "closed"', '"open", '],
    'a new group': ['docs.json', '{ "group": "Parts"', '{ "group": "More", "pages": ["added", "gone'],
    'a new property': ['docs.json', '"navigation": {', '"footer": { "socials": { "x'],
    'a new redirect': ['docs.json', '{ "source"', '{ "source": "/nowhere", "destination": "/open" '],
    'a new variable': ['docs.json', '"host"', '"other: '],
    'an entry of an included file': ['parts.json', '"part"', '"unlis'],
  };
  for (const [what, [file, before, letters]] of Object.entries(typed)) {
    it(`changes no finding on a page until ${what} is complete`, async () => {
      const site = await open({ 'open.mdx': files['open.mdx'] ?? '', [file]: files[file] ?? '' });
      const found = await findingsOnPages(site);
      assert.equal(found.filter((one) => one.includes('link/not-found')).length, 4);
      for (const [at, now] of (await type(site, file, before, letters)).entries()) {
        assert.deepEqual(now, found, letters.slice(0, at + 1));
      }
    });
  }

  /** Returns the entries with their titles, as the editor shows them. */
  const shownTitles = (site: Site): readonly string[] => {
    const { text } = site.state.config.composed;
    const hints = hintsInConfig(site.takeSnapshot(), { start: 0, end: text.length }, site.state.checkedConfig);
    return hints.map((hint) => `${text.slice(0, hint.offset).split('"').at(-2)} ${hint.text}`).toSorted();
  };
  for (const [what, [file, before, letters]] of Object.entries(typed)) {
    it(`hides no title of a page until ${what} is complete`, async () => {
      const site = await open({ 'open.mdx': files['open.mdx'] ?? '', [file]: files[file] ?? '' });
      const titles = shownTitles(site);
      assert.deepEqual(titles, ['closed Closed', 'open Open', 'part Part']);
      const text = files[file] ?? '';
      const at = text.indexOf(before);
      for (let end = 1; end <= letters.length; end++) {
        const now = text.slice(0, at) + letters.slice(0, end) + text.slice(at);
        workspace.setOpenText(join(root, file), now);
        await workspace.loaded();
        const shown = shownTitles(site);
        for (const title of titles) assert.ok(shown.includes(title), `${title} at ${letters.slice(0, end)}`);
      }
    });
  }

  it('takes effect on pages as soon as the text can be read', async () => {
    const site = await open({ 'docs.json': config });
    const redirect = '{ "source": "/nowhere", "destination": "/open" }, ';
    const found = (await type(site, 'docs.json', '{ "source"', redirect)).at(-1) ?? [];
    assert.deepEqual(
      found.filter((one) => one.includes('link/not-found')),
      [],
    );
  });

  it('shows docs.json itself as it is typed', async () => {
    const site = await open({ 'docs.json': config });
    workspace.setOpenText(join(root, 'docs.json'), config.replace('["open", "closed"]', '["open", "clo'));
    const rules = site.diagnostics.in('docs.json' as SitePath).map(({ rule }) => rule.id);
    assert.ok(rules.includes('config/syntax'), rules.join());
    assert.ok(site.takeSnapshot().config.navigation.entries.some(({ entry }) => entry === 'clo'));
  });

  it('is read in steps, so that others get their answers between, and as it is when somebody asks', async () => {
    const { state } = await open({ 'docs.json': config });
    const names = (count: number): string =>
      config.replace('"open", "closed"', Array.from({ length: count }, (_, at) => `"page${at}"`).join());
    const lastOf = (): string | undefined => state.config.navigation.entries.at(-2)?.entry;
    state.setConfigText(names(10_000));
    assert.ok([...state.readingConfigText()].length >= 20);
    assert.equal(lastOf(), 'page9999');
    state.setConfigText(names(5000));
    const reading = state.readingConfigText();
    reading.next();
    state.setConfigText(names(6000));
    reading.next();
    assert.equal(lastOf(), 'page5999');
    state.setConfigText(names(7000));
    assert.ok([...reading].length > 0);
    assert.equal(lastOf(), 'page6999');
  });

  it('that was left half-typed and not saved is no news to the pages of the next session', async () => {
    const findings = await findingsOnPages(await open({}));
    const unsaved = config.replace('"redirects"', '"redir');
    assert.deepEqual(await findingsOnPages(await open({ 'docs.json': unsaved })), findings);
  });
});

it('nothing is called missing as long as no text of docs.json could be read', async () => {
  disk.write(join(root, 'docs.json'), config.replace('"redirects"', '"redir'));
  const found = await findingsOnPages(await open({}));
  assert.ok(!found.some((one) => one.includes('link/not-found')), found.join('\n'));
});
