import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { checkPageInSite } from '../../server/src/core/rules/engine/runRules.ts';
import { defaultRuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { ClosedPages } from '../../server/src/workspace/diagnostics/closedPages.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { readerInThread, type PageReader } from '../../server/src/workspace/pages/pageReader.ts';
import { fromUri, join, type ResourcePath } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import type { WorkspaceOptions } from '../../server/src/workspace/workspaceOptions.ts';
import { page } from '../support/site.ts';
import { configuredRules } from '../../server/src/core/rules/engine/activeRules.ts';

const root = fromUri('file:///work');
const at = (path: string): ResourcePath => join(root, path);
const failOnError = (error: unknown): void => {
  throw error;
};

let disk: MemoryFileSystem;
let workspace: Workspace;
let read: string[];

beforeEach(() => {
  disk = new MemoryFileSystem();
  read = [];
  const readFile = disk.readFile.bind(disk);
  disk.readFile = (path) => {
    read.push(path.slice(root.length + 1));
    return readFile(path);
  };
});

async function open(files: Readonly<Record<string, string>>, options: Partial<WorkspaceOptions> = {}): Promise<Site> {
  for (const [path, text] of Object.entries(files)) disk.write(at(path), text);
  workspace = new Workspace(disk, { onError: failOnError, many: 50, ...options });
  await workspace.addFolder(root);
  const [site] = workspace.sites;
  assert.ok(site);
  return site;
}

function rules(site: Site, file: string): readonly string[] {
  return site.diagnostics.all(file as SitePath).map(({ rule }) => rule.id);
}

const config = (...pages: readonly string[]): string =>
  JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] });

/** Ten pages: the first is named by the second, by its section, and by the third; the last is in no group. */
function tenPages(): Record<string, string> {
  const names = Array.from({ length: 10 }, (_, index) => `page-${index}`);
  const files: Record<string, string> = { 'docs.json': config(...names.slice(0, 9)) };
  for (const name of names) files[`${name}.mdx`] = page(`About ${name}`);
  files['page-0.mdx'] = `${page('About page-0')}\n## Setup\n`;
  files['page-1.mdx'] = `${page('About page-1')}\n[there](/page-0#setup)\n`;
  files['page-2.mdx'] = `${page('About page-2')}\n[there](/page-0)\n`;
  return files;
}

class Gate {
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => (this.open = resolve));
}

/** More pages than are read without help, and than an answer waits for. */
function manyPages(): Record<string, string> {
  const names = Array.from({ length: 60 }, (_, index) => `page-${index}`);
  const pages = names.map((name) => [`${name}.mdx`, `${page(`About ${name}`)}\n## Setup\n`]);
  return { 'docs.json': config(...names), ...(Object.fromEntries(pages) as Record<string, string>) };
}

describe('what is checked again', () => {
  let site: Site;
  let requested: string[];

  /** The pages that the site's rules were asked about since the last time. */
  async function takeRequested(): Promise<readonly string[]> {
    await workspace.checked();
    await findings.bringUpToDate(() => Promise.resolve());
    return requested.splice(0).toSorted();
  }

  function closedPages(followsChanges: boolean): ClosedPages {
    const configured = configuredRules(defaultRuleSettings);
    const source = {
      takeCheckedSnapshot: () => site.state.takeCheckedSnapshot(),
      aloneOf: () => undefined,
      isOpen: (file: SitePath) => file === 'page-0.mdx',
      followsChanges,
      kept: undefined,
      checking: () => ({
        rules: configured,
        unlistedPages: 'errors' as const,
        countsFixes: false,
        onCrash: failOnError,
      }),
    };
    return new ClosedPages(source, (page, ...rest) => {
      requested.push(page.file);
      return checkPageInSite(page, ...rest);
    });
  }

  let findings: ClosedPages;

  beforeEach(async () => {
    site = await open(tenPages());
    workspace.setOpenText(at('page-0.mdx'), tenPages()['page-0.mdx'] ?? '');
    requested = [];
    findings = closedPages(true);
    await takeRequested();
    read = [];
  });

  it('typing prose affects no other page, and reads no file', async () => {
    workspace.setOpenText(at('page-0.mdx'), `${page('About page-0')}\nSome more words.\n\n## Setup\n`);
    assert.deepEqual(await takeRequested(), []);
    assert.deepEqual(read, []);
  });

  it('a renamed section affects the pages that link to a section of its page', async () => {
    workspace.setOpenText(at('page-0.mdx'), `${page('About page-0')}\n## Installation\n`);
    assert.deepEqual(await takeRequested(), ['page-1.mdx']);
    assert.deepEqual(rules(site, 'page-1.mdx'), ['link/anchor-not-found']);
    assert.deepEqual(read, []);
  });

  it('a change affects every page where nothing is noted, since findings are needed once', async () => {
    findings = closedPages(false);
    await takeRequested();
    workspace.setOpenText(at('page-0.mdx'), `${page('About page-0')}\n## Installation\n`);
    assert.equal((await takeRequested()).length, 9);
  });

  it('a title affects the pages that have it too', async () => {
    workspace.setOpenText(at('page-0.mdx'), `${page('About page-7')}\n## Setup\n`);
    assert.deepEqual(await takeRequested(), ['page-1.mdx', 'page-7.mdx']);
    assert.deepEqual(rules(site, 'page-7.mdx'), ['frontmatter/duplicate-title']);
  });

  describe('of docs.json', () => {
    const names = Array.from({ length: 9 }, (_, index) => `page-${index}`);

    async function write(docsJson: object): Promise<readonly string[]> {
      workspace.setOpenText(at('docs.json'), JSON.stringify(docsJson));
      return takeRequested();
    }

    const group = (title: string, pages: readonly string[]): object => ({ group: title, pages });

    it('a name, a color or the title of a group affects no page', async () => {
      const colors = { primary: '#0D5F3C' };
      assert.deepEqual(await write({ name: 'Other', colors, navigation: [group('Begin', names)] }), []);
    });

    it('a group that comes before others affects none of their pages', async () => {
      const navigation = [group('First', ['page-9']), group('Start', names)];
      assert.deepEqual(await write({ name: 'Acme', navigation }), ['page-9.mdx']);
    });

    it('a page that goes to another group affects those with its title as well', async () => {
      disk.write(at('page-3.mdx'), page('About page-7'));
      await workspace.applyChanges([{ path: at('page-3.mdx'), kind: 'changed' }]);
      await takeRequested();
      const others = names.filter((name) => name !== 'page-7');
      const requested = await write({ name: 'Acme', navigation: [group('Start', others), group('Other', ['page-7'])] });
      assert.deepEqual(requested, ['page-3.mdx', 'page-7.mdx']);
    });

    it('a redirect affects the pages with a broken link that it takes', async () => {
      disk.write(at('page-3.mdx'), `${page('About page-3')}\n[there](/old/a)\n`);
      await workspace.applyChanges([{ path: at('page-3.mdx'), kind: 'changed' }]);
      await takeRequested();
      for (const source of ['/old/a', '/old/:name*']) {
        const redirects = [{ source, destination: '/page-4' }];
        const requested = await write({ name: 'Acme', navigation: [group('Start', names)], redirects });
        assert.deepEqual(requested, ['page-3.mdx']);
        await write({ name: 'Acme', navigation: [group('Start', names)] });
      }
    });

    it('a page that is taken out of its group is found to be in none', async () => {
      await write({ name: 'Acme', navigation: [group('Start', names.slice(0, 8))] });
      assert.deepEqual(rules(site, 'page-8.mdx'), ['navigation/orphan-page']);
    });
  });

  it('a page that gets or loses a `url` to another page has that one checked again', async () => {
    const write = async (text: string): Promise<readonly string[]> => {
      disk.write(at('page-4.mdx'), text);
      await workspace.applyChanges([{ path: at('page-4.mdx'), kind: 'changed' }]);
      return takeRequested();
    };
    assert.deepEqual(await write('---\ntitle: About page-4\nurl: /page-9\n---\n'), ['page-4.mdx', 'page-9.mdx']);
    assert.deepEqual(rules(site, 'page-9.mdx'), []);
    assert.deepEqual(await write(page('About page-4')), ['page-4.mdx', 'page-9.mdx']);
    assert.deepEqual(rules(site, 'page-9.mdx'), ['navigation/orphan-page']);
  });

  it('a table of contents that loses one of its pages affects the others', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `ways/way-${index}`);
    for (const name of names) disk.write(at(`${name}.mdx`), page(name));
    disk.write(at('page-4.mdx'), `${page('About page-4')}\n${names.map((name) => `- [${name}](/${name})\n`).join('')}`);
    const changed = [...names.map((name) => `${name}.mdx`), 'page-4.mdx'];
    await workspace.applyChanges(changed.map((name) => ({ path: at(name), kind: 'changed' })));
    await takeRequested();
    assert.deepEqual(rules(site, 'ways/way-1.mdx'), []);
    disk.remove(at('ways/way-0.mdx'));
    await workspace.applyChanges([{ path: at('ways/way-0.mdx'), kind: 'deleted' }]);
    const requested = await takeRequested();
    assert.ok(names.slice(1).every((name) => requested.includes(`${name}.mdx`)));
    assert.deepEqual(rules(site, 'ways/way-1.mdx'), ['navigation/orphan-page']);
  });

  it('a deleted page affects all pages, since any link and any suggestion may depend on it', async () => {
    disk.write(at('page-3.mdx'), `${page('About page-3')}\n[there](/page-9)\n`);
    await workspace.applyChanges([{ path: at('page-3.mdx'), kind: 'changed' }]);
    assert.deepEqual(await takeRequested(), ['page-3.mdx']);
    disk.remove(at('page-9.mdx'));
    await workspace.applyChanges([{ path: at('page-9.mdx'), kind: 'deleted' }]);
    assert.deepEqual(
      await takeRequested(),
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `page-${number}.mdx`),
    );
    assert.deepEqual(rules(site, 'page-3.mdx'), ['link/not-found']);
  });

  it('a file that changes on the disk is the only one that is read', async () => {
    disk.write(at('page-5.mdx'), `${page('About page-5')}\n<Nte />\n`);
    await workspace.applyChanges([{ path: at('page-5.mdx'), kind: 'changed' }]);
    await workspace.checked();
    assert.deepEqual(
      read.filter((path) => path.endsWith('.mdx')),
      ['page-5.mdx'],
    );
    assert.deepEqual(rules(site, 'page-5.mdx'), ['component/unknown']);
  });
});

describe('rules with other severities', () => {
  it('apply to pages that nobody has open', async () => {
    const site = await open(tenPages());
    disk.write(at('page-5.mdx'), `${page('About page-5')}\n<Nte />\n`);
    await workspace.applyChanges([{ path: at('page-5.mdx'), kind: 'changed' }]);
    workspace.setRules({ 'component/unknown': 'off' });
    await workspace.checked();
    assert.deepEqual(rules(site, 'page-5.mdx'), []);
    workspace.setRules({});
    await workspace.checked();
    assert.deepEqual(rules(site, 'page-5.mdx'), ['component/unknown']);
  });
});

describe('a link to a page that is redirected only in the default language', () => {
  it('is reported again when the redirect or the languages change', async () => {
    const languages = ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] }));
    const withRedirect = (to: string | undefined, navigation: object): string =>
      JSON.stringify({
        $schema: 'https://mintlify.com/docs.json',
        name: 'Acme',
        navigation,
        redirects: to === undefined ? [] : [{ source: '/en/old', destination: to }],
      });
    const pages = Object.fromEntries(
      languages.flatMap(({ pages: all }) => all.map((name) => [`${name}.mdx`, page('P')])),
    );
    const link = `${page('P')}\n[there](/fr/old)\n`;
    const site = await open({ ...pages, 'fr/a.mdx': link, 'docs.json': withRedirect(undefined, { languages }) });
    const message = async (to: string | undefined, navigation: object): Promise<string> => {
      workspace.setOpenText(at('docs.json'), withRedirect(to, navigation));
      await workspace.checked();
      const found = site.diagnostics.all('fr/a.mdx' as SitePath).filter(({ rule }) => rule.id === 'link/not-found');
      return found.map((one) => one.message).join('\n');
    };
    assert.match(await message(undefined, { languages }), /create the page/);
    assert.match(await message('/en/b', { languages }), /Only `\/en\/old` is redirected\. Link to `\/fr\/b`/);
    assert.match(await message('/en/a', { languages }), /Link to `\/fr\/a`/);
    const [, french] = languages;
    const alone = { languages: [french], global: {} };
    assert.doesNotMatch(await message('/en/a', alone), /redirected/);
  });
});

describe('a link to a section of a translation by an anchor of its original', () => {
  it('is reported again when the original changes', async () => {
    const languages = ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] }));
    const original = (heading: string): string => `${page('A')}\n## ${heading}\n`;
    const site = await open({
      'docs.json': JSON.stringify({
        $schema: 'https://mintlify.com/docs.json',
        name: 'Acme',
        navigation: { languages },
      }),
      'en/a.mdx': original('Install'),
      'en/b.mdx': page('B'),
      'fr/a.mdx': `${page('A')}\n## Mettre en place\n`,
      'fr/b.mdx': `${page('B')}\n[là-bas](/fr/a#set-up)\n`,
    });
    const message = async (heading: string): Promise<string> => {
      workspace.setOpenText(at('en/a.mdx'), original(heading));
      await workspace.checked();
      return site.diagnostics
        .all('fr/b.mdx' as SitePath)
        .map((one) => one.message)
        .join('\n');
    };
    assert.match(await message('Install'), /Use an existing section/);
    assert.match(await message('Set up'), /Did you mean `#mettre-en-place`\?$/);
    assert.match(await message('Start'), /Use an existing section/);
  });
});

describe('a link to a page of which a build step writes variants', () => {
  const names = ['agents', 'memory', 'models', 'tools', 'tracing'];
  const listed = ['python', 'javascript'].flatMap((folder) => names.map((name) => `oss/${folder}/${name}`));
  const brokenLinks = async (site: Site): Promise<number> => {
    await workspace.checked();
    return rules(site, 'start.mdx').filter((rule) => rule === 'link/not-found').length;
  };

  it('is reported as soon as an entry isn’t a variant, or a page is none any more', async () => {
    const site = await open({
      'docs.json': config('start', ...listed),
      'start.mdx': `${page('Start')}\n[there](/oss/python/agents)\n`,
      ...Object.fromEntries(names.map((name) => [`oss/${name}.mdx`, page(name)])),
    });
    assert.equal(await brokenLinks(site), 0);
    workspace.setOpenText(at('docs.json'), config('start', ...listed, 'gone'));
    assert.equal(await brokenLinks(site), 1);
    workspace.setOpenText(at('docs.json'), config('start', ...listed));
    assert.equal(await brokenLinks(site), 0);
    disk.remove(at('oss/tools.mdx'));
    await workspace.applyChanges([{ path: at('oss/tools.mdx'), kind: 'deleted' }]);
    assert.equal(await brokenLinks(site), 1);
  });
});

describe('a page outside of the folder of snippets', () => {
  it('is checked as a snippet as soon as another page imports it, and as a page when none does', async () => {
    const site = await open({ ...tenPages(), 'page-3.mdx': 'No front matter.\n' });
    assert.deepEqual(rules(site, 'page-3.mdx'), ['frontmatter/missing']);
    workspace.setOpenText(at('page-4.mdx'), `${page('4')}\nimport P from '/page-3.mdx';\n\n<P />\n`);
    await workspace.checked();
    assert.deepEqual(rules(site, 'page-3.mdx'), []);
    workspace.setOpenText(at('page-4.mdx'), page('4'));
    await workspace.checked();
    assert.deepEqual(rules(site, 'page-3.mdx'), ['frontmatter/missing']);
  });
});

describe('a large site that is still being read', () => {
  /** Reads nothing until it is told to. */
  function reluctantReader(): { readonly reader: PageReader; readonly start: () => void } {
    const begin = new Gate();
    const reader = readerInThread(() => Promise.resolve());
    return {
      start: () => {
        begin.open();
      },
      reader: {
        async read(job) {
          await begin.opened;
          await reader.read(job);
        },
      },
    };
  }

  it('answers about an open page from the targets of its links', async () => {
    const { reader, start } = reluctantReader();
    const files = { ...manyPages(), 'page-1.mdx': `${page('1')}\n[there](/page-0#gone) [here](/page-2#setup)\n` };
    const site = await open(files, { mostWaitedFor: 1, readMany: reader });
    workspace.setOpenText(at('page-1.mdx'), files['page-1.mdx']);
    await workspace.ready(at('page-1.mdx'));
    assert.equal(site.takeSnapshot().isLoaded, false);
    assert.deepEqual([...site.takeSnapshot().pages.keys()].filter((file) => !file.includes('snippets')).toSorted(), [
      'page-0.mdx',
      'page-1.mdx',
      'page-2.mdx',
    ]);
    start();
    await workspace.loaded();
    assert.equal(site.takeSnapshot().pages.size, Object.keys(files).length - 1);
  });

  it('lets no answer wait for hundreds of pages, at the start or after a change of settings', async () => {
    const { reader, start } = reluctantReader();
    const site = await open(manyPages(), { readMany: reader });
    for (const severity of ['hint', 'info'] as const) {
      workspace.setRules({ 'link/not-found': severity });
      await workspace.ready(at('page-1.mdx'));
      assert.equal(site.isLoaded, false);
    }
    start();
    await workspace.loaded();
    assert.equal(site.isLoaded, true);
  });

  it('is read again from where it was stopped when somebody needs all of it', async () => {
    const { reader, start } = reluctantReader();
    const site = await open(manyPages(), { mostWaitedFor: 1, readMany: reader });
    workspace.stopLoading();
    start();
    await workspace.settled();
    await workspace.checked();
    assert.equal(site.takeSnapshot().isLoaded, false);
    await workspace.loaded();
    assert.equal(site.takeSnapshot().isLoaded, true);
  });

  it('keeps what it shows while all of it is read again, as after a change of settings', async () => {
    const again = new Gate();
    let isFirst = true;
    const reader = readerInThread(() => Promise.resolve());
    const waiting: PageReader = {
      async read(job) {
        if (!isFirst) await again.opened;
        isFirst = false;
        await reader.read(job);
      },
    };
    const site = await open(
      { ...manyPages(), 'unlisted.mdx': '# No title\n' },
      { mostWaitedFor: 1, readMany: waiting },
    );
    workspace.setOpenText(at('unlisted.mdx'), '# No title\n');
    await workspace.loaded();
    const before = rules(site, 'unlisted.mdx');
    assert.ok(before.includes('frontmatter/missing'));
    workspace.setRules({ 'image/alt': 'hint' });
    await workspace.ready(at('unlisted.mdx'));
    assert.equal(site.isLoaded, false);
    assert.deepEqual(rules(site, 'unlisted.mdx'), before);
    disk.write(at('new.mdx'), page('New'));
    await workspace.applyChanges([{ path: at('new.mdx'), kind: 'created' }]);
    assert.equal(site.takeSnapshot().isLoaded, false, 'what a new page includes isn’t known yet');
    again.open();
    await workspace.loaded();
    assert.equal(site.takeSnapshot().isLoaded, true);
  });

  it('is read in this thread when those that should help fail', async () => {
    const errors: unknown[] = [];
    const reader: PageReader = { read: () => Promise.reject(new Error('no threads here')) };
    const site = await open(manyPages(), { readMany: reader, onError: (error) => errors.push(error) });
    await workspace.loaded();
    assert.equal(errors.length, 1);
    assert.equal(site.takeSnapshot().pages.size, 60);
  });
});

describe('a finding in copies of a page', () => {
  it('is reported once, in the page that is open', async () => {
    const text = `${page('Guide')}\nSee [that](/nowhere). <Crad />\n`;
    const versions = ['2', '1'].map((version) => ({ version, pages: [`v${version}/guide`] }));
    const site = await open({
      'docs.json': JSON.stringify({
        theme: 'mint',
        name: 'Acme',
        colors: { primary: '#0D9373' },
        navigation: { versions },
      }),
      'v1/guide.mdx': text,
      'v2/guide.mdx': text,
    });
    const counts = async (): Promise<readonly number[]> => {
      await workspace.loaded();
      await workspace.checked();
      return ['v1/guide.mdx', 'v2/guide.mdx'].map((file) => site.diagnostics.in(file as SitePath).length);
    };
    assert.deepEqual(await counts(), [0, 2], 'the newest version');
    workspace.setOpenText(at('v1/guide.mdx'), text);
    assert.deepEqual(await counts(), [2, 0]);
    assert.deepEqual(
      site.diagnostics.in('v1/guide.mdx' as SitePath).map(({ copies }) => copies?.length),
      [1, 1],
    );
    workspace.closeText(at('v1/guide.mdx'));
    assert.deepEqual(await counts(), [0, 2]);
  });
});

describe('a mistake in each entry of a list of docs.json', () => {
  it('is one problem, and shown in each entry', async () => {
    const tabs = ['A', 'B', 'C'].map((tab) => ({ tab, url: tab, pages: ['a'] }));
    const colors = { primary: '#0D9373' };
    const text = JSON.stringify({ theme: 'mint', name: 'Acme', colors, navigation: { tabs } });
    const site = await open({ 'docs.json': text, 'a.mdx': page('A') });
    const shown = (): readonly unknown[] =>
      site.diagnostics
        .in('docs.json' as SitePath)
        .filter(({ rule }) => rule.id === 'navigation/ignored')
        .map(({ sameCause = [], isExtra = false }) => [sameCause.length, isExtra]);
    await workspace.checked();
    assert.deepEqual(shown(), [
      [2, false],
      [0, true],
      [0, true],
    ]);
  });
});

describe('rules about prose in an open page', () => {
  const text = (middle: string): string =>
    `${page('Intro')}\nOpen the the file of your site. ${middle}\n\nClose it it then.\n`;

  it('may wait, and find the same as at once', async () => {
    const site = await open({ 'docs.json': config('intro'), 'intro.mdx': text('') });
    const file = 'intro.mdx' as SitePath;
    const type = async (typed: string): Promise<void> => {
      workspace.setOpenText(at(file), typed);
      await workspace.ready(at(file));
    };
    const shown = (timing: 'now' | 'later'): readonly string[] =>
      site.diagnostics
        .in(file, timing)
        .map(({ range, rule }) => `${rule.id} ${typedText.slice(range.start, range.end)}`);
    let typedText = text('');
    await type(typedText);
    assert.deepEqual(shown('later'), ['prose/repeated-word the the', 'prose/repeated-word it it']);
    for (const middle of ['The the file.', 'The file.', 'Your your file.', 'Your your files.']) {
      typedText = text(middle);
      await type(typedText);
      assert.ok(shown('later').includes('prose/repeated-word it it'), middle);
      assert.equal(site.diagnostics.waits, true);
      site.diagnostics.catchUp();
      assert.equal(site.diagnostics.waits, false);
      const found = shown('later');
      assert.deepEqual(found, shown('now'));
      assert.equal(found.length, middle === 'The file.' ? 2 : 3, middle);
    }
  });

  it('are gone at once where a comment suppresses them', async () => {
    const file = 'intro.mdx' as SitePath;
    const site = await open({ 'docs.json': config('intro'), 'intro.mdx': text('') });
    const shown = async (suppressing: string): Promise<number> => {
      workspace.setOpenText(at(file), text(suppressing));
      await workspace.ready(at(file));
      return site.diagnostics.in(file, 'later').filter(({ rule }) => rule.id === 'prose/repeated-word').length;
    };
    assert.equal(await shown(''), 2);
    assert.equal(await shown('{/* docsight-disable prose/repeated-word */}'), 1);
  });

  it('wait with those that parse samples', async () => {
    const file = 'intro.mdx' as SitePath;
    const sample = (code: string): string => `${page('Intro')}\n\`\`\`python\n${code}\n\`\`\`\n`;
    const site = await open({
      'docs.json': config('intro'),
      '.docsight.json': '{ "rules": { "code/invalid-python": "info" } }',
      'intro.mdx': sample('a = 1'),
    });
    const shown = (): number =>
      site.diagnostics.in(file, 'later').filter(({ rule }) => rule.id.startsWith('code/')).length;
    workspace.setOpenText(at(file), sample('a = 1'));
    await workspace.ready(at(file));
    assert.equal(shown(), 0);
    workspace.setOpenText(at(file), sample('a = f(1 2)\nb = 1'));
    await workspace.ready(at(file));
    assert.equal(shown(), 0);
    assert.equal(site.diagnostics.catchUp(), true);
    assert.equal(shown(), 1);
  });

  it('wait on sites with versions too, where copies of the page are compared', async () => {
    const versions = ['2', '1'].map((version) => ({ version, pages: [`v${version}/guide`] }));
    const docs = { theme: 'mint', name: 'Acme', colors: { primary: '#0D9373' }, navigation: { versions } };
    const file = 'v1/guide.mdx' as SitePath;
    const site = await open({ 'docs.json': JSON.stringify(docs), [file]: text(''), 'v2/guide.mdx': text('') });
    workspace.setOpenText(at(file), text(''));
    await workspace.checked();
    site.diagnostics.in(file, 'later');
    workspace.setOpenText(at(file), text('Your your file.'));
    await workspace.checked();
    site.diagnostics.in('v2/guide.mdx' as SitePath);
    site.diagnostics.in(file, 'later');
    assert.equal(site.diagnostics.waits, true);
    assert.equal(site.diagnostics.catchUp(), true);
  });

  it('tell of news once, also if somebody asked for all findings meanwhile', async () => {
    const site = await open({ 'docs.json': config('intro'), 'intro.mdx': text('') });
    const file = 'intro.mdx' as SitePath;
    workspace.setOpenText(at(file), text(''));
    await workspace.ready(at(file));
    site.diagnostics.in(file, 'later');
    assert.equal(site.diagnostics.catchUp(), false);
    workspace.setOpenText(at(file), text('Your your file.'));
    await workspace.ready(at(file));
    site.diagnostics.in(file, 'later');
    site.diagnostics.in(file);
    assert.equal(site.diagnostics.catchUp(), true);
    site.diagnostics.in(file, 'later');
    assert.equal(site.diagnostics.catchUp(), false);
  });
});

describe('a finding at a link that is being typed', () => {
  const file = 'intro.mdx' as SitePath;
  const before = `${page('Intro')}\n[Gone](/gone)\n\nSee `;
  const after = ' for more.\n\n[Empty]()\n';
  let site: Awaited<ReturnType<typeof open>>;

  beforeEach(async () => {
    site = await open({
      'docs.json': config('intro', 'guide'),
      'intro.mdx': before + after,
      'guide.mdx': page('Guide'),
    });
    await type('');
    assert.deepEqual(shown(), others);
  });

  async function type(typed: string): Promise<void> {
    workspace.setOpenText(at(file), before + typed + after);
    await workspace.ready(at(file));
  }

  const shown = (timing: 'now' | 'later' = 'later'): readonly string[] =>
    site.diagnostics.in(file, timing).map(({ rule, message }) => `${rule.id} ${/`.*?`/.exec(message)?.[0] ?? ''}`);
  const others = ['link/not-found `/gone`', 'link/empty '];
  const all = (typed: string): readonly string[] => others.toSpliced(1, 0, typed);

  it('waits for a pause, whatever was found elsewhere', async () => {
    for (const typed of ['[it]()', '[it](/g)', '[it](/gu)', '[it](/g)']) {
      await type(typed);
      assert.deepEqual(shown(), others, typed);
      // Quick fixes are computed while somebody types, too.
      assert.equal(shown('now').length, 3, typed);
      assert.deepEqual(shown(), others, typed);
      assert.equal(site.diagnostics.catchUp({ isTyping: true }), false, typed);
      assert.equal(site.diagnostics.waits, true, typed);
    }
    assert.equal(site.diagnostics.catchUp(), true);
    assert.equal(site.diagnostics.waits, false);
    assert.deepEqual(shown(), all('link/not-found `/g`'));
  });

  it('is shown at once where one address replaces another, as when it is pasted', async () => {
    await type('[it](/guide)');
    assert.deepEqual(shown(), others);
    await type('[it](/nowhere)');
    assert.deepEqual(shown(), all('link/not-found `/nowhere`'));
  });

  it('has company: a row of a table waits too, until its cells are typed', async () => {
    for (const typed of ['| --- |', '| --- | --- |']) {
      await type(`it.\n\n| A | B | C |\n${typed}\n`);
      assert.deepEqual(shown(), others, typed);
    }
    await type('it.\n\n| A | B | C |\n| --- | --- |\n| 1 |\n');
    assert.deepEqual(shown(), others.toSpliced(1, 0, 'table/delimiter-row `---`'));
  });

  it('is reported as soon as something is typed elsewhere', async () => {
    await type('[it](/gu)');
    assert.deepEqual(shown(), others);
    await type('[it](/gu) now');
    assert.deepEqual(shown(), all('link/not-found `/gu`'));
  });

  it('never comes if the link has its page by then', async () => {
    for (const typed of ['[it](/guid)', '[it](/guide)']) {
      await type(typed);
      assert.deepEqual(shown(), others);
    }
    assert.equal(site.diagnostics.catchUp(), false);
    assert.deepEqual(shown(), others);
  });

  it('comes at once in a page that is opened again', async () => {
    await type('[it](/gu)');
    workspace.closeText(at(file));
    await workspace.checked();
    await type('[it](/gu)');
    assert.deepEqual(shown(), all('link/not-found `/gu`'));
  });
});

describe('a spelling', () => {
  it('is reported in a closed page as soon as most of the site has the other one', async () => {
    const text = (words: string): string => `${page('Page')}\nThis is the ${words} that you see on the page.\n`;
    const names = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const pages = Object.fromEntries(names.map((name) => [`${name}.mdx`, text('behavior')]));
    const site = await open({
      'docs.json': config('last', ...names),
      ...pages,
      'p0.mdx': text('page'),
      'last.mdx': text('behaviour'),
    });
    await workspace.checked();
    assert.ok(!rules(site, 'last.mdx').includes('prose/terminology'));
    workspace.setOpenText(at('p0.mdx'), text('behavior'));
    await workspace.checked();
    assert.ok(rules(site, 'last.mdx').includes('prose/terminology'));
  });
});

describe('the glossary of a site', () => {
  it('explains an abbreviation on pages that nobody has open, as soon as it has the entry', async () => {
    const site = await open({
      'docs.json': config('glossary', 'page'),
      '.docsight.json': '{ "rules": { "prose/undefined-term": "hint" } }',
      'glossary.mdx': page('Words'),
      'page.mdx': `${page('Deployment')}\nThe agent sends each order to the OMS on the server.\n\nThe Order Management System (OMS) stores it for you.\n`,
    });
    await workspace.loaded();
    const isReported = (): boolean => rules(site, 'page.mdx').includes('prose/undefined-term');
    assert.equal(isReported(), true);
    workspace.setOpenText(at('glossary.mdx'), `${page('Words')}\n## OMS\n\nWhat stores orders.\n`);
    await workspace.settled();
    assert.equal(isReported(), false);
    workspace.setOpenText(at('glossary.mdx'), `${page('Words')}\n## Agent\n\nWhat sends orders.\n`);
    await workspace.settled();
    assert.equal(isReported(), true);
  });
});
