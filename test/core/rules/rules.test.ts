import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contrastRatio, nearestReadable, parseHex } from '../../../server/src/core/color/contrast.ts';
import { severityFor } from '../../../server/src/core/settings/ruleSettings.ts';
import { safeEdits } from '../../../server/src/core/rules/fixAll.ts';
import { checkConfig } from '../../../server/src/core/rules/runRules.ts';
import { configRules } from '../../../server/src/core/rules/index.ts';
import { afterEdits, findingsIn, page, showFindings, siteOf, type Files } from '../../support/site.ts';
import { configuredRules } from '../../../server/src/core/rules/activeRules.ts';

const pages: Files = {
  'intro.mdx': page('Intro'),
  'guides/install.mdx': page('Install'),
  'guides/index.mdx': page('Guides'),
};

function site(config: unknown, more: Files = {}) {
  return siteOf({ ...pages, ...more, 'docs.json': typeof config === 'string' ? config : JSON.stringify(config) });
}

function config(fields: Readonly<Record<string, unknown>>, listed: readonly unknown[] = ['intro']) {
  return { name: 'Acme', navigation: [{ group: 'Start', pages: listed }], ...fields };
}

/** docs.json after the fix with these words in its title. */
function fixed(text: string, titlePart: string, more: Files = {}): string {
  const subject = site(text, more);
  const fixes = findingsIn(subject).flatMap((finding) => finding.fixes?.() ?? []);
  const fix = fixes.find((candidate) => candidate.title.includes(titlePart));
  assert.ok(fix, `offered: ${fixes.map((candidate) => candidate.title).join(', ')}`);
  return afterEdits(
    subject,
    fix.edits.flatMap((edit) => (edit.kind === 'edit' ? edit.edits : [])),
  );
}

describe('navigation', () => {
  it('takes slashes around an entry, nested groups, and both extensions', () => {
    const listed = ['/intro', './guides/install/', { group: 'More', pages: ['guides/index', 'old'] }];
    assert.deepEqual(showFindings(site(config({}, listed), { 'old.md': page('Old') })), []);
  });

  it('knows that a folder shows its index page without the title of that, and offers the page', () => {
    const text = JSON.stringify(config({}, ['guides']));
    assert.deepEqual(showFindings(site(text)), ['warning navigation/page-not-found: "guides"']);
    const current = { theme: 'mint', name: 'A', colors: { primary: '#0D9373' }, navigation: { pages: ['/guides/'] } };
    assert.deepEqual(showFindings(site(current)), ['warning navigation/page-not-found: "/guides/"']);
    assert.deepEqual(showFindings(site(config({}, ['guides']), { 'guides.mdx': page('Guides') })), []);
    assert.deepEqual(showFindings(site(config({}, ['images']), { 'images/a.png': '' })), [
      'error navigation/page-not-found: "images"',
    ]);
    assert.ok(fixed(text, 'guides/index').includes('"guides/index"'));
  });

  it('leaves operations of an API and addresses alone', () => {
    assert.deepEqual(showFindings(site(config({}, ['intro', 'GET /users', 'https://acme.example/changes']))), []);
  });

  it('is exact about upper and lower case, as the platform is', () => {
    assert.deepEqual(showFindings(site(config({}, ['Intro']))), ['error navigation/page-not-found: "Intro"']);
  });

  it('names the page of which an entry is clearly a slip', () => {
    const message = (entry: string): string => findingsIn(site(config({}, [entry])))[0]?.message ?? '';
    assert.match(message('guides/instal'), /Did you mean `guides\/install`\?/);
    assert.match(message('guides/overview'), /no \.mdx or \.md file\)\.$/);
  });

  it('finds a moved page by its name', () => {
    assert.ok(fixed(JSON.stringify(config({}, ['start/install'])), 'guides/install').includes('"guides/install"'));
  });

  it('calls a page that is listed in two versions no duplicate', () => {
    const navigation = ['v1', 'v2'].map((version) => ({ group: 'G', version, pages: ['intro'] }));
    assert.deepEqual(showFindings(site({ name: 'A', versions: ['v1', 'v2'], navigation })), []);
  });

  it('sees through the spelling of a duplicate', () => {
    assert.deepEqual(showFindings(site(config({}, ['intro', '/intro']))), [
      'warning navigation/duplicate-page: "/intro"',
    ]);
  });

  it('creates a page with front matter', () => {
    const [finding] = findingsIn(site(config({}, ['intro', 'guides/getting-started'])));
    const creation = finding?.fixes?.().find((fix) => fix.title.startsWith('Create'));
    assert.deepEqual(creation?.edits, [
      {
        kind: 'create',
        file: 'guides/getting-started.mdx',
        text: '---\ntitle: "Getting started"\ndescription: ""\n---\n',
      },
    ]);
  });
});

describe('removing entries keeps the layout', () => {
  const wrapped = (list: string): string =>
    `{\n  "name": "A",\n  "navigation": [{ "group": "G", "pages": ${list} }]\n}\n`;
  for (const [before, after] of [
    ['["intro", "gone"]', '["intro"]'],
    ['["gone", "intro"]', '["intro"]'],
    ['["gone"]', '[]'],
    ['[\n    "intro",\n    "gone",\n    "guides/install"\n  ]', '[\n    "intro",\n    "guides/install"\n  ]'],
    ['[\r\n    "gone",\r\n    "intro"\r\n  ]', '[\r\n    "intro"\r\n  ]'],
  ] as const) {
    it(JSON.stringify(before), () => {
      assert.equal(fixed(wrapped(before), 'Remove `gone`'), wrapped(after));
    });
  }
});

describe('fixing all at once', () => {
  it('removes needless commas and extensions of pages, and leaves what needs a review', () => {
    const text = `{
  // who we are
  "name": "Acme", "favcon": "/a.svg",
  "navigation": [{ "group": "Start", "pages": ["intro.mdx", "guides/install",], }],
}`;
    const subject = site(text);
    const edits = safeEdits(findingsIn(subject)).flatMap((edit) => (edit.kind === 'edit' ? edit.edits : []));
    assert.equal(
      afterEdits(subject, edits),
      text.replace('"intro.mdx"', '"intro"').replace(',],', ']').replace('],\n}', ']\n}'),
    );
  });
});

describe('adding what is missing keeps the layout', () => {
  it('on a line of its own where the neighbours have one', () => {
    const text = '{\r\n\t"navigation": [{ "group": "G", "pages": ["intro"] }]\r\n}';
    assert.equal(
      fixed(text, 'Add `name`'),
      '{\r\n\t"navigation": [{ "group": "G", "pages": ["intro"] }],\r\n\t"name": ""\r\n}',
    );
  });

  it('next to its neighbors if they share a line', () => {
    const text = JSON.stringify(config({ colors: { light: '#07C983' } }));
    assert.ok(fixed(text, 'Add `primary`').includes('{"light":"#07C983", "primary": "#0D9373"}'));
  });

  it('into an empty object', () => {
    assert.ok(
      fixed(JSON.stringify(config({ colors: {} })), 'Add `primary`').includes('"colors":{ "primary": "#0D9373" }'),
    );
  });
});

describe('files', () => {
  it('may be named with or without a leading slash, with queries and escapes', () => {
    const part = {
      favicon: 'images/my%20icon.svg?v=2',
      logo: { light: '/images/my icon.svg', dark: './images/my icon.svg' },
    };
    assert.deepEqual(showFindings(site(config(part), { 'images/my icon.svg': '' })), []);
  });

  it('that leave the site are not there', () => {
    assert.deepEqual(showFindings(site(config({ favicon: '../../etc/passwd' }))), [
      'error config/file-not-found: "../../etc/passwd"',
    ]);
  });

  it('are found by name in another folder', () => {
    const text = JSON.stringify(config({ favicon: '/favicon.svg' }));
    assert.ok(fixed(text, '/images/favicon.svg', { 'images/favicon.svg': '' }).includes('"/images/favicon.svg"'));
  });

  for (const [what, text] of [
    ['empty', ''],
    ['no JSON', '{ "openapi": '],
    ['another kind of file', '{ "name": "package" }'],
    ['a list', '[]'],
  ] as const) {
    it(`an API description that is ${what} can’t be read as one`, () => {
      const found = showFindings(site(config({ openapi: '/api.json' }), { 'api.json': text }));
      assert.deepEqual(found, ['error config/openapi: "/api.json"']);
    });
  }

  it('API descriptions of every sort are taken', () => {
    const openapi = ['/a.json', '/b.yaml', '/c.yml'];
    const more = {
      'a.json': '{"openapi":"3.1.0","info":{"title":"A"},"paths":{}}',
      'b.yaml': 'openapi: 3.0.0\ninfo: { title: A }\npaths: {}\n',
      'c.yml': 'asyncapi: 3.0.0\n',
    };
    assert.deepEqual(showFindings(site(config({ openapi }), more)), []);
  });

  it('a YAML bomb is read within bounds', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'.split('').map((name, index) => {
        const previous = 'abcdefg'.charAt(index);
        return `${name}: &${name} [${Array.from({ length: 9 }, () => `*${previous}`).join(',')}]`;
      }),
    ].join('\n');
    assert.deepEqual(showFindings(site(config({ openapi: '/a.yaml' }), { 'a.yaml': bomb })), []);
  });
});

describe('icons', () => {
  it('are looked up in every library, in any case, unless they are addresses, paths or drawings', () => {
    const anchors = ['book-open', 'GitHub', 'python', 'https://a.example/i.svg', '/icon.svg', '<svg/>', ''].map(
      (icon) => ({
        name: 'A',
        url: 'https://a.example',
        icon,
      }),
    );
    assert.deepEqual(showFindings(site(config({ anchors }), { 'icon.svg': '' })), []);
  });

  it('lose the prefix of the font', () => {
    const text = JSON.stringify(config({ topAnchor: { icon: 'fa-book' } }));
    assert.ok(fixed(text, '`book`').includes('"icon":"book"'));
  });
});

describe('prefixes of tabs and anchors', () => {
  const anchors = (...urls: string[]) => ({ anchors: urls.map((url) => ({ name: 'A', url })) });

  it('match pages with or without slashes, files and redirects', () => {
    const part = {
      ...anchors('guides', '/guides/', 'gui', 'files', '/old'),
      redirects: [{ source: '/old/:slug*', destination: '/guides' }],
    };
    assert.deepEqual(showFindings(site(config(part), { 'files/a.pdf': '' })), []);
  });

  it('may be the folder in which pages are generated by default', () => {
    const part = { tabs: [{ name: 'API', url: 'api-reference' }], openapi: 'https://a.example/x.json' };
    assert.deepEqual(showFindings(site(config(part))), []);
  });

  it('may be addresses, or own generated pages', () => {
    const part = {
      ...anchors('https://a.example', 'mailto:a@a.example'),
      tabs: [{ name: 'API', url: 'api', openapi: 'https://a.example/x.json' }],
    };
    assert.deepEqual(showFindings(site(config(part))), []);
  });

  it('are not judged after a syntax error that may have swallowed pages', () => {
    const text =
      '{ "name": "A", "navigation": [{ "group": "G" "pages": ["api/a"] }], "tabs": [{ "name": "API", "url": "api" }] }';
    assert.ok(!showFindings(site(text)).some((line) => line.includes('unmatched-url')));
  });
});

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    const [black, white, red] = [parseHex('#000'), parseHex('#fff'), parseHex('#FF0000')];
    assert.ok(black && white && red);
    assert.equal(contrastRatio(black, white), 21);
    assert.equal(contrastRatio(red, white).toFixed(2), '4.00');
    assert.equal(contrastRatio(red, red), 1);
  });

  it('finds the nearest readable color on any background', () => {
    for (const [color, background] of [
      ['#FFF3A0', '#FFFFFF'],
      ['#111111', '#000000'],
      ['#777777', '#808080'],
      ['#EAB308', '#F5FAFF'],
    ] as const) {
      const [from, on] = [parseHex(color), parseHex(background)];
      assert.ok(from && on);
      const better = nearestReadable(from, on, 3);
      assert.ok(better && contrastRatio(better, on) >= 3, `${color} on ${background}`);
    }
  });

  it('is a warning where a color can hardly be seen, and an info for the pale color of a brand', () => {
    const found = (primary: string): readonly string[] => showFindings(site(config({ colors: { primary } })));
    assert.deepEqual(found('#FFF3A0'), ['warning config/color-contrast: "#FFF3A0"']);
    assert.deepEqual(found('#FFA500'), ['info config/color-contrast: "#FFA500"']);
    assert.deepEqual(found('#0D9373'), []);
  });

  it('is checked only in modes that readers can see', () => {
    const found = (modeToggle: unknown): readonly string[] =>
      showFindings(site(config({ colors: { primary: '#FFF3A0', light: '#0A0A0A' }, modeToggle })));
    const [inLight, inDark] = ['warning config/color-contrast: "#FFF3A0"', 'warning config/color-contrast: "#0A0A0A"'];
    assert.deepEqual(found({ default: 'dark' }), [inLight, inDark]);
    assert.deepEqual(found({ isHidden: true }), [inLight, inDark]);
    assert.deepEqual(found({ default: 'dark', isHidden: true }), [inDark]);
    assert.deepEqual(found({ default: 'light', isHidden: true }), [inLight]);
  });

  it('is checked only for colors that can be read as such', () => {
    const found = showFindings(site(config({ colors: { primary: 'yellow', light: '#07C983' } })));
    assert.deepEqual(found, ['error config/value: "yellow"']);
  });
});

describe('the path of an API description', () => {
  it('begins with a slash, though the platform finds the file without it', () => {
    const found = (files: Files): readonly string[] => showFindings(site(config({ openapi: './api.json' }), files));
    assert.deepEqual(found({ 'api.json': '{"openapi":"3.1.0","info":{"title":"A"},"paths":{}}' }), [
      'hint config/value: "./api.json"',
    ]);
    assert.deepEqual(found({}), ['warning config/value: "./api.json"']);
  });
});

describe('severities', () => {
  it('come from the rule, its area or all, the nearest first', () => {
    const settings = { 'config/type': 'hint', 'config/*': 'off', '*': 'error' } as const;
    assert.equal(severityFor(settings, 'config/type'), 'hint');
    assert.equal(severityFor(settings, 'config/value'), 'off');
    assert.equal(severityFor(settings, 'navigation/empty-group'), 'error');
    assert.equal(severityFor({}, 'config/type'), undefined);
  });

  it('switch a rule off or change its severity', () => {
    const subject = site(config({}, ['intro', 'gone']));
    const crash = (): void => undefined;
    assert.deepEqual(checkConfig(subject, { rules: configuredRules({ 'navigation/*': 'off' }), onCrash: crash }), []);
    assert.deepEqual(
      checkConfig(subject, { rules: configuredRules({ 'navigation/page-not-found': 'hint' }), onCrash: crash }).map(
        (found) => found.severity,
      ),
      ['hint'],
    );
  });
});

describe('a rule that fails', () => {
  it('is reported and costs no other finding', () => {
    const failing = { ...site(config({}, ['gone'])), files: undefined as never };
    const crashed: string[] = [];
    checkConfig(failing, { rules: configuredRules({}), onCrash: (rule) => crashed.push(rule) });
    assert.ok(crashed.includes('navigation/page-not-found'));
    assert.ok(crashed.length < configRules.length);
  });
});

describe('the current generation', () => {
  it('is judged by its schema and its navigation as the classic one is', () => {
    const text =
      '{ "theme": "mint", "name": "A", "name": "B", "navigation": { "groups": [{ "group": "G", "pages": ["gone"] }] }, "nonsense": 1 }';
    assert.deepEqual(showFindings(site(text)), [
      'error config/required: {',
      'error config/duplicate-property: "name"',
      'error navigation/page-not-found: "gone"',
      'hint config/unknown-property: "nonsense"',
    ]);
  });
});

describe('YAML that is broken', () => {
  it('is reported where docs.json names it', () => {
    const found = showFindings(site(config({ openapi: '/a.yaml' }), { 'a.yaml': 'openapi: 3.1.0\ninfo: [a\nb: "c' }));
    assert.deepEqual(found, ['error config/openapi: "/a.yaml"']);
  });
});
