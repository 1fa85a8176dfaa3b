import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixedConfig, simpleConfig, siteWith } from '../../../support/configSite.ts';
import { findingsIn, page, showFindings, type Files } from '../../../support/site.ts';

describe('navigation', () => {
  it('takes slashes around an entry, nested groups, and both extensions', () => {
    const listed = ['/intro', './guides/install/', { group: 'More', pages: ['guides/index', 'old'] }];
    assert.deepEqual(showFindings(siteWith(simpleConfig({}, listed), { 'old.md': page('Old') })), []);
  });

  it('knows that a folder shows its index page without the title of that, and offers the page', () => {
    const text = JSON.stringify(simpleConfig({}, ['guides']));
    assert.deepEqual(showFindings(siteWith(text)), ['warning navigation/page-not-found: "guides"']);
    const current = { theme: 'mint', name: 'A', colors: { primary: '#0D9373' }, navigation: { pages: ['/guides/'] } };
    assert.deepEqual(showFindings(siteWith(current)), ['warning navigation/page-not-found: "/guides/"']);
    assert.deepEqual(showFindings(siteWith(simpleConfig({}, ['guides']), { 'guides.mdx': page('Guides') })), []);
    assert.deepEqual(showFindings(siteWith(simpleConfig({}, ['images']), { 'images/a.png': '' })), [
      'error navigation/page-not-found: "images"',
    ]);
    assert.ok(fixedConfig(text, 'guides/index').includes('"guides/index"'));
  });

  it('searches for nothing like a path that is longer than any file’s', () => {
    const text = JSON.stringify(simpleConfig({}, ['a/'.repeat(1000)]));
    const [finding] = findingsIn(siteWith(text));
    assert.deepEqual(
      finding?.fixes?.().map(({ title }) => title.replace(/`.*`/, '…')),
      ['Remove … from the navigation'],
    );
  });

  it('leaves operations of an API and addresses alone', () => {
    assert.deepEqual(
      showFindings(siteWith(simpleConfig({}, ['intro', 'GET /users', 'https://acme.example/changes']))),
      [],
    );
  });

  it('is exact about upper and lower case, as the platform is', () => {
    assert.deepEqual(showFindings(siteWith(simpleConfig({}, ['Intro']))), ['error navigation/page-not-found: "Intro"']);
  });

  it('asks for another extension where that has capitals', () => {
    const [finding] = findingsIn(siteWith(simpleConfig({}, ['api/Domain API']), { 'api/Domain API.MDX': page('API') }));
    assert.equal(
      finding?.message,
      '`/api/Domain API.MDX` isn’t published: its extension must be `.mdx`. Rename the file.',
    );
    const [fix] = finding.fixes?.() ?? [];
    assert.equal(fix?.title, 'Rename to `Domain API.mdx`');
    assert.deepEqual(fix.edits, [{ kind: 'move', from: 'api/Domain API.MDX', file: 'api/Domain API.mdx' }]);
    const [slip] = findingsIn(siteWith(simpleConfig({}, ['api/Domian API']), { 'api/Domain API.MDX': page('API') }));
    assert.ok(slip?.fixes?.().every(({ title }) => !title.startsWith('Change')));
  });

  it('names the only page of that name, which is the first fix', () => {
    const files = { 'docs/guides/typescript.mdx': page('TypeScript'), 'docs/guides/a.mdx': page('A') };
    const [finding] = findingsIn(siteWith(simpleConfig({}, ['guides/typescript']), files));
    assert.match(finding?.message ?? '', /Did you mean `docs\/guides\/typescript`\?$/);
    assert.equal(finding?.fixes?.()[0]?.title, 'Change to `docs/guides/typescript`');
  });

  it('is removed first where the page that it means is listed already, since a page is listed once', () => {
    const site = (...entries: readonly string[]): readonly (readonly string[])[] =>
      findingsIn(siteWith(simpleConfig({}, entries), { 'deploy/cloud/openshift.mdx': page('OpenShift') }))
        .filter(({ rule: { id } }) => id === 'navigation/page-not-found')
        .map(({ message, fixes }) => [message, ...(fixes?.() ?? []).map(({ title }) => title)]);
    const create = 'Create the page `deploy/openshift.mdx`';
    const remove = 'Remove `deploy/openshift` from the navigation';
    assert.deepEqual(site('intro', 'deploy/cloud/openshift', 'deploy/openshift'), [
      [
        'Page not found: `deploy/openshift` (no .mdx or .md file). `deploy/cloud/openshift` is listed already. Remove this entry, or create the page.',
        remove,
        create,
      ],
    ]);
    assert.deepEqual(
      site('intro', 'deploy/openshift').map(([, ...fixes]) => fixes),
      [['Change to `deploy/cloud/openshift`', create, remove]],
    );
  });

  it('names no file that is never published, in any case', () => {
    const [finding] = findingsIn(siteWith(simpleConfig({}, ['readme']), { 'README.md': '# A\n' }));
    assert.match(finding?.message ?? '', /^`\/README\.md` is never published/);
    assert.ok(finding?.fixes?.().every(({ title }) => !title.includes('README`')));
  });

  it('renames a file that is never published, rather than creating a second one', () => {
    const fixesOf = (entry: string, files: Files): readonly string[] =>
      (findingsIn(siteWith(simpleConfig({}, [entry]), files))[0]?.fixes?.() ?? []).map(({ title }) => title);
    for (const entry of ['README', 'readme', 'README.md', 'docs/CONTRIBUTING'])
      assert.deepEqual(fixesOf(entry, { 'README.md': '# A\n', 'docs/CONTRIBUTING.md': '# B\n' }), [
        `Rename to \`${entry.split('/').at(-1)?.replace('.md', '') ?? ''}.mdx\``,
        `Remove \`${entry}\` from the navigation`,
      ]);
    assert.ok(fixesOf('README', {}).includes('Create the page `README.mdx`'));
  });

  it('names .mintignore where that excludes the page, and only there', () => {
    const files = {
      '.mintignore': 'drafts/\n*.old.mdx\n!kept.old.mdx\n*.md\n',
      'drafts/a.mdx': page('A'),
      'b.old.mdx': page('B'),
      'kept.old.mdx': page('Kept'),
    };
    const messages = (...entries: readonly string[]): readonly string[] =>
      findingsIn(siteWith(simpleConfig({}, ['intro', ...entries]), files)).map(({ message }) => message);
    assert.deepEqual(messages('kept.old'), []);
    assert.deepEqual(messages('drafts/a', 'b.old'), [
      '`.mintignore` excludes `drafts/a`, so the platform doesn’t publish the page. Remove the entry, or publish the page.',
      '`.mintignore` excludes `b.old`, so the platform doesn’t publish the page. Remove the entry, or publish the page.',
    ]);
    assert.match(messages('gone')[0] ?? '', /^Page not found: `gone`/);
  });

  it('names the page of which an entry is clearly a slip', () => {
    const message = (entry: string): string => findingsIn(siteWith(simpleConfig({}, [entry])))[0]?.message ?? '';
    assert.match(message('guides/instal'), /Did you mean `guides\/install`\?/);
    assert.match(message('guides/overview'), /no \.mdx or \.md file\)\.$/);
  });

  it('creates no page where one differs in case alone, which is the same file on many systems', () => {
    const fixesFor = (entry: string): readonly string[] =>
      findingsIn(siteWith(simpleConfig({}, ['intro', entry])))[0]
        ?.fixes?.()
        .map(({ title }) => title) ?? [];
    assert.deepEqual(fixesFor('Guides/install'), [
      'Change to `guides/install`',
      'Remove `Guides/install` from the navigation',
    ]);
    assert.ok(fixesFor('guides/other').includes('Create the page `guides/other.mdx`'));
  });

  it('finds a moved page by its name', () => {
    assert.ok(
      fixedConfig(JSON.stringify(simpleConfig({}, ['start/install'])), 'guides/install').includes('"guides/install"'),
    );
  });

  it('calls a page that is listed in two versions no duplicate', () => {
    const navigation = ['v1', 'v2'].map((version) => ({ group: 'G', version, pages: ['intro'] }));
    assert.deepEqual(showFindings(siteWith({ name: 'A', versions: ['v1', 'v2'], navigation })), []);
  });

  it('sees through the spelling of a duplicate', () => {
    assert.deepEqual(showFindings(siteWith(simpleConfig({}, ['intro', '/intro']))), [
      'warning navigation/duplicate-page: "/intro"',
    ]);
  });

  it('creates a page with front matter', () => {
    const [finding] = findingsIn(siteWith(simpleConfig({}, ['intro', 'guides/getting-started'])));
    const creation = finding?.fixes?.().find((fix) => fix.title.startsWith('Create'));
    assert.deepEqual(creation?.edits, [
      {
        kind: 'create',
        file: 'guides/getting-started.mdx',
        text: '---\ntitle: "Getting started"\ndescription: ""\n---\n',
      },
    ]);
  });

  it('names the page of a translation’s entry in its language only, or the original that isn’t translated', () => {
    const languages = ['en', 'fr'].map((language) => {
      const missing =
        { en: ['en/install', 'en/gone', 'en/deply'], fr: ['fr/instal', 'fr/deploy', 'fr/only-en'] }[language] ?? [];
      return { language, pages: [`${language}/a`, `${language}/b`, `${language}/c`, ...missing] };
    });
    const config = { theme: 'mint', name: 'A', colors: { primary: '#0D9373' }, navigation: { languages } };
    const pages = [
      'en/a',
      'en/b',
      'en/c',
      'en/install',
      'en/deploy',
      'en/old/only-en',
      'fr/a',
      'fr/b',
      'fr/c',
      'fr/install',
      'fr/gone',
    ];
    const site = siteWith(config, Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(name)])));
    const offered = findingsIn(site)
      .filter(({ rule }) => rule.id === 'navigation/page-not-found')
      .map(({ message, fixes }) => [
        /Did you mean.*|It isn’t translated.*/.exec(message)?.[0],
        ...(fixes?.() ?? []).map(({ title }) => title).filter((title) => title.startsWith('Change')),
      ]);
    assert.deepEqual(offered, [
      [undefined],
      ['Did you mean `en/deploy`?', 'Change to `en/deploy`'],
      ['Did you mean `fr/install`?', 'Change to `fr/install`'],
      ['It isn’t translated. Remove the entry, or translate `en/deploy`.', 'Change to `en/deploy`'],
      [undefined],
    ]);
  });

  it('is one finding for each language that lacks many translations, and one for each other entry', () => {
    const names = Array.from({ length: 12 }, (_, index) => `page-${index}`);
    const pagesOf = (language: string): readonly string[] => names.map((name) => `${language}/${name}`);
    const languages = ['en', 'fr', 'es'].map((language) => ({
      language,
      pages: [`${language}/a`, ...pagesOf(language), ...(language === 'fr' ? ['fr/gone'] : [])],
    }));
    const written = ['en/a', 'fr/a', 'es/a', ...pagesOf('en'), 'fr/page-0', ...pagesOf('es').slice(0, 8)];
    const config = { theme: 'mint', name: 'A', colors: { primary: '#0D9373' }, navigation: { languages } };
    const site = siteWith(config, Object.fromEntries(written.map((name) => [`${name}.mdx`, page(name)])));
    const found = findingsIn(site).filter(({ rule }) => rule.id === 'navigation/page-not-found');
    assert.deepEqual(
      found.map(({ message, counted }) => [message.replace(/ \(no .*/, ''), counted?.length]),
      [
        [
          '11 entries of the language `fr` have no page, because the originals aren’t translated. Remove the entries, or translate the originals.',
          11,
        ],
        ['Page not found: `fr/gone`', undefined],
        ...[8, 9, 10, 11].map((index) => [`Page not found: \`es/page-${index}\``, undefined]),
      ],
    );
    const [fix] = found[0]?.fixes?.() ?? [];
    assert.equal(fix?.title, 'Remove 11 entries from the navigation');
  });
});
