import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import type { SiteFrame } from '../../../server/src/core/preview/frame/siteFrame.ts';
import { noServices, type RenderServices } from '../../../server/src/core/preview/services.ts';
import { siteOf } from '../../support/site.ts';
import { renderFrame } from '../../support/rendered.ts';

const options = { resourceBase: '/files', allowsRemoteImages: false };
const services: RenderServices = {
  ...noServices,
  icon: (name) => ({ viewBox: '0 0 1 1', isFilled: true, content: `<path d="${name}"></path>` }),
};
const openApi = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Pets' },
  paths: { '/pets': { get: { summary: 'List pets' }, delete: {} } },
});

/** Returns the frame around a page whose front matter has some more lines. */
function frameOf(frontMatter: string, pages: readonly unknown[] = []): SiteFrame {
  const config = {
    ...{ theme: 'mint', name: 'Acme', colors: { primary: '#123456' } },
    footer: { socials: { x: 'https://x.com/acme' } },
    navigation: {
      groups: [
        { group: 'Start', pages: ['page', ...pages] },
        { group: 'API', openapi: 'pets.json' },
      ],
    },
  };
  const page = `---\ntitle: First\n${frontMatter}\n---\n`;
  const site = siteOf({ 'docs.json': JSON.stringify(config), 'page.mdx': page, 'pets.json': openApi });
  return renderFrame(site, 'page.mdx' as SitePath, options, services);
}

describe('the bar at the top', () => {
  it('names languages in themselves, and unknown ones by their code', () => {
    const languages = ['en', 'fr', 'cn', 'pt-BR', 'xq', 'a b'].map((language) => ({
      language,
      pages: [`${language}/page`],
    }));
    const config = { theme: 'mint', name: 'Acme', colors: { primary: '#123456' }, navigation: { languages } };
    const site = siteOf({ 'docs.json': JSON.stringify(config), 'en/page.mdx': '' });
    const { header } = renderFrame(site, 'en/page.mdx' as SitePath, options, services);
    const names = [...header.matchAll(/<a [^>]*><span>([^<]*)<\/span><\/a>/g)].map(([, name]) => name);
    assert.deepEqual(names, ['English', 'Français', '中文', 'Português (Brasil)', 'xq', 'a b']);
  });
});

describe('the sidebar', () => {
  it('has the icon, the tag and the state of a page next to its title', () => {
    const { sidebar } = frameOf('icon: rocket\ntag: NEW\ndeprecated: true');
    assert.match(sidebar, /<path d="rocket">.*<span>First<\/span>.*is-xs">NEW<.*is-xs">Deprecated</s);
    assert.match(frameOf('description: Plain.').sidebar, /aria-current="page"><span>First<\/span><\/a>/);
  });

  it('has the method of a page about an operation', () => {
    assert.match(frameOf('openapi: pets.json get /pets').sidebar, /class="method is-small is-get">GET<.*First/s);
    assert.match(frameOf('api: DELETE https://acme.test/pets').sidebar, /class="method is-small is-delete">DEL</);
  });

  it('has operations without a file, by their summary or their path', () => {
    const { sidebar } = frameOf('description: Plain.', ['GET /pets', 'POST /unknown']);
    assert.match(sidebar, /is-get">GET<\/span><span>List pets<.*is-post">POST<\/span><span>\/unknown</s);
  });

  it('has the operations with which a description fills a group', () => {
    const [, group = ''] = frameOf('description: Plain.').sidebar.split('API');
    assert.match(group, /GET<\/span><span>List pets<.*DEL<\/span><span>\/pets</s);
  });
});

describe('the footer', () => {
  it('has icons of networks with their names', () => {
    assert.match(frameOf('').footer, /<a href="https:\/\/x.com\/acme"[^>]* aria-label="x"[^>]*>.*x-twitter/);
  });
});

describe('the logo', () => {
  const headerWith = (logo: unknown, files: Readonly<Record<string, string>>): string => {
    const config = {
      theme: 'mint',
      name: 'Acme',
      colors: { primary: '#123456' },
      logo,
      navigation: { pages: ['page'] },
    };
    const site = siteOf({ 'docs.json': JSON.stringify(config), 'page.mdx': '---\ntitle: First\n---\n', ...files });
    return renderFrame(site, 'page.mdx' as SitePath, options, services).header;
  };

  it('is the one of the other mode if one is missing, and the name if both are', () => {
    const logo = { light: '/light.svg', dark: '/dark.svg' };
    const both = headerWith(logo, { 'light.svg': '', 'dark.svg': '' });
    assert.match(both, /"logo is-light"><img src="\/files\/light.svg".*"logo is-dark"><img src="\/files\/dark.svg"/);
    assert.match(headerWith(logo, { 'dark.svg': '' }), /"logo"><img src="\/files\/dark.svg"/);
    assert.match(headerWith(logo, {}), /class="home" aria-label="Acme"><span class="site-name">Acme</);
  });
});
