import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sameIcons } from '../../../../server/src/core/icons/sameIcons.ts';
import { librariesOf } from '../../../../server/src/core/icons/iconNames.ts';
import { probe } from '../../../support/pageRule.ts';
import { showPageFindings, type Files } from '../../../support/site.ts';

function config(icons: string): string {
  const colors = '{ "primary": "#0D5F3C" }';
  return `{ "theme": "mint", "name": "Acme", "colors": ${colors}, ${icons}"navigation": { "pages": ["page"] } }`;
}

/** The icons that are reported on a page with some text and front matter. */
function reported(body: string, icons = '', { head = '', files = {} }: { head?: string; files?: Files } = {}) {
  const text = `---\ntitle: Page\ndescription: About it.\n${head}---\n\n${body}\n`;
  return showPageFindings(text, { 'docs.json': config(icons), ...files }).filter((line) => line.includes('icon'));
}

const lucide = '"icons": { "library": "lucide" }, ';
const lifeBuoy = '<Icon icon="life-buoy" />';
const gear = '<Icon icon="gear" />';

describe('page/icon-library', () => {
  it('reports icons that are missing in the library of the site, which is Font Awesome by default', () => {
    assert.deepEqual(reported(lifeBuoy), ['warning page/icon-library: life-buoy']);
    assert.deepEqual(reported(lifeBuoy, lucide), []);
    assert.deepEqual(reported(gear), []);
    assert.deepEqual(reported(gear, lucide), ['warning page/icon-library: gear']);
    assert.deepEqual(reported("<Icon icon={'gear'} />", lucide), ['warning page/icon-library: gear']);
    assert.deepEqual(reported('', lucide, { head: 'icon: "gear"\n' }), ['warning page/icon-library: gear']);
  });

  it('says nothing of what every site can show, or may be able to', () => {
    for (const icon of [
      'python',
      'JS',
      'react',
      'aws',
      '/images/gear.svg',
      'https://acme.example/gear.svg',
      'Settings',
    ])
      assert.deepEqual(reported(`<Icon icon="${icon}" />`, lucide), [], icon);
  });

  it('says nothing if something next to the icon may choose another library', () => {
    assert.deepEqual(reported('<Icon icon="gear" iconLibrary="fontawesome" />', lucide), []);
    assert.deepEqual(reported('<Icon icon="gear" iconType="solid" />', lucide), []);
    assert.deepEqual(reported('<Icon icon="gear" {...style} />', lucide), []);
    assert.deepEqual(reported('', lucide, { head: 'icon: gear\niconType: solid\n' }), []);
  });

  it('says nothing of components that are the site’s own, and of code', () => {
    const own = 'import { Icon } from "/snippets/icon.jsx";\n\n';
    const files = { 'snippets/icon.jsx': 'export const Icon = () => null;\n' };
    assert.deepEqual(reported(own + gear, lucide, { files }), []);
    assert.deepEqual(reported(`\`\`\`mdx\n${gear}\n\`\`\``, lucide), []);
  });

  it('says nothing while it is unknown which library the site uses', () => {
    for (const icons of ['"icons": { "library": "material" }, ', '"icons": {}, ', '"icons": "lucide", ', '"icons: ']) {
      assert.deepEqual(reported(lifeBuoy, icons), [], icons);
    }
    const reference = '"icons": { "$ref": "./icons.json" }, ';
    assert.deepEqual(reported(lifeBuoy, reference), []);
    const files = { 'icons.json': '{ "library": "lucide" }' };
    assert.deepEqual(reported(gear, reference, { files }), ['warning page/icon-library: gear']);
  });

  it('reports icons that no library has by the rule for those alone', () => {
    assert.deepEqual(reported('<Icon icon="rockett" />', lucide), ['warning component/unknown-icon: rockett']);
  });

  it('names the icon of the site’s library for the same thing', () => {
    const rule = probe('page/icon-library');
    const fixed = (icon: string): string => rule.fixed(`<Icon icon="${icon}" />\n`, 'Change');
    assert.equal(fixed('life-buoy'), '<Icon icon="life-ring" />\n');
    assert.equal(fixed('key-round'), '<Icon icon="key" />\n');
    assert.match(rule.message('<Icon icon="life-buoy" />\n'), /Use `life-ring` instead\.$/);
    assert.match(rule.message('<Icon icon="refresh-cw-off" />\n'), /Use an icon from Font Awesome\.$/);
    assert.deepEqual(rule.fixes('<Icon icon="refresh-cw-off" />\n'), []);
  });

  it('knows no names that no library has, and each in one group', () => {
    const names = sameIcons.flat();
    assert.deepEqual(
      names.filter((name) => librariesOf(name).length === 0),
      [],
    );
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });
});
