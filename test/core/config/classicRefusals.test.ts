import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { showFindings, siteOf, page, configWith } from '../../support/site.ts';

const group = { group: 'Start', pages: ['intro'] };
const url = 'https://acme.example';

/** Findings about a classic configuration that has no other mistakes. */
function found(fields: object): readonly string[] {
  const files = {
    'intro.mdx': page('Intro'),
    'logo.svg': '',
    'openapi.json': JSON.stringify({ openapi: '3.0.0', info: { title: 'A', version: '1' }, paths: {} }),
  };
  const config = configWith({ navigation: [group], ...fields });
  return showFindings(siteOf({ 'docs.json': config, ...files })).filter((line) => !/config\/openapi|link\//.test(line));
}

// What the platform’s validator refuses: of some 5,600 variants of valid files, with a value removed or replaced.
const refused: readonly (readonly [object, string])[] = [
  [{ logo: { light: '/logo.svg' } }, 'error config/required'],
  [{ logo: { dark: '/logo.svg' } }, 'error config/required'],
  [{ logo: { href: url } }, 'error config/required'],
  [{ logo: {} }, 'error config/required'],
  [{ logo: '' }, 'error config/value'],
  [{ font: { weight: 400 } }, 'error config/required'],
  [{ navigation: [] }, 'error config/value'],
  [{ navigation: [{ ...group, pages: [] }] }, 'error navigation/empty-group'],
  [{ navigation: [{ ...group, pages: ['intro', ''] }] }, 'error config/value'],
  [{ navigation: [{ ...group, collapsable: true }] }, 'error config/unknown-property'],
  [{ navigation: [{ ...group, pages: [{ ...group, hid: 1 }] }] }, 'error config/unknown-property'],
  [{ versions: [] }, 'error config/value'],
  [{ versions: [{ name: 'v1', url: '/v1' }] }, 'error config/value'],
  [{ versions: [{ name: 'v1', label: 'A' }] }, 'error config/unknown-property'],
  [{ tabs: [{ name: ' ', url }] }, 'error config/value'],
  [{ tabs: [{ name: 'A', url: ' ' }] }, 'error config/value'],
  [{ tabs: [{ name: 'A', url, openapi: ['/openapi.json'] }] }, 'error config/type'],
  [{ tabs: [{ name: 'A', url, openapi: 'openapi.json' }] }, 'error config/value'],
  [{ anchors: [{ name: ' ', url }] }, 'error config/value'],
  [{ anchors: [{ name: 'A', url, openapi: 'openapi.json' }] }, 'error config/value'],
  [{ openapi: ' ' }, 'error config/value'],
  [{ footerSocials: [{ type: 'myspace', url }] }, 'error config/value'],
  [{ footerSocials: { myspace: url } }, 'error config/unknown-property'],
  [{ footer: { links: [{ title: '', links: [{ label: 'A', url }] }] } }, 'error config/value'],
  [{ metadata: { 'og:title': '' } }, 'error config/value'],
  [{ colors: { primary: '#0D5F3C', secondary: '#0D5F3C' } }, 'error config/unknown-property'],
  [{ topbarCtaButton: { name: 'A', url, target: '_blank' } }, 'error config/unknown-property'],
  [{ topAnchor: { name: 'A', target: '_blank' } }, 'error config/unknown-property'],
  [{ primaryTab: { name: 'A', target: '_blank' } }, 'error config/unknown-property'],
  [{ api: { auth: { scheme: 'bearer' } } }, 'error config/unknown-property'],
  [{ api: { server: url } }, 'error config/unknown-property'],
  [{ analytics: { matomo: { id: '1' } } }, 'error config/unknown-property'],
];

describe('what the platform refuses in a classic file is an error', () => {
  for (const [fields, start] of refused) {
    it(JSON.stringify(fields), () => {
      const [first = 'nothing', ...others] = found(fields);
      assert.ok(first.startsWith(start), first);
      assert.deepEqual(others, []);
    });
  }
});

describe('in a classic file', () => {
  it('the first anchor without a name is a warning: the format describes a default', () => {
    assert.deepEqual(found({ topAnchor: { icon: 'star' } }), ['warning config/required: { "icon": "star" }']);
  });

  it('unknown names are no errors where the platform ignores them', () => {
    const ignored = [{ modeToggle: { other: 1 } }, { tabs: [{ name: 'A', url, other: 1 }] }, { other: 1 }];
    for (const fields of ignored) assert.match(found(fields).join(), /^hint config\/unknown-property/);
  });

  it('a logo for each mode, and what has no content yet, is right', () => {
    assert.deepEqual(found({ logo: { light: '/logo.svg', dark: '/logo.svg' }, footerSocials: [], tabs: [] }), []);
  });
});
