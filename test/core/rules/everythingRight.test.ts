import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { builtIn } from '../../../server/src/core/components/catalogue.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { filesOfSite, galleryFolder, galleryPage } from '../../support/gallery.ts';
import { configWith, findingsInFiles, type Files } from '../../support/site.ts';

/** Pages that use everything that the format has, each thing in its right form. */
const folder = 'test/fixtures/right';
const written: Files = Object.fromEntries(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(path.join(folder, name), 'utf8')]),
);
const pages = Object.keys(written)
  .filter((file) => !file.includes('/'))
  .map((file) => file.replace('.mdx', ''));
const assets = Object.fromEntries(['start.png', 'bulb.svg', 'tour.mp4'].map((name) => [`images/${name}`, '']));

const classic = configWith({ navigation: [{ group: 'Start', pages }] });
const options = ['pro', 'team'].map((id) => ({ id, label: id }));
const current = JSON.stringify({
  theme: 'willow',
  name: 'Acme',
  colors: { primary: '#16A34A' },
  variations: { options },
  navigation: { pages },
});

const gallery = filesOfSite(galleryFolder);

/** What is found on the pages of a site, one line each. */
function found(files: Files): readonly string[] {
  return findingsInFiles(files).map(({ file, rule, range, message }) => {
    const line = (files[file] ?? '').slice(0, range.start).split('\n').length;
    return `${file}:${line} ${rule.id} ${message}`;
  });
}

/** What is found on a page with some lines of front matter. */
function foundWith(...lines: readonly string[]): readonly string[] {
  const text = `---\ntitle: Page\ndescription: About the page.\n${lines.join('\n')}\n---\n\nText.\n`;
  return found({ 'docs.json': configWith({}), ...assets, 'intro.mdx': text });
}

describe('a page that uses the format rightly', () => {
  it('has no finding in a site of the classic generation', () => {
    assert.deepEqual(found({ 'docs.json': classic, ...written, ...assets }), []);
  });

  it('has no finding in a site of the current generation', () => {
    assert.deepEqual(found({ 'docs.json': current, ...written, ...assets }), []);
  });

  it('has no finding with the line ends of Windows', () => {
    const files: Files = Object.fromEntries(
      Object.entries(written).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]),
    );
    assert.deepEqual(found({ 'docs.json': classic, ...files, ...assets }), []);
  });

  it('has no finding in the gallery, except for what the preview shows as missing', () => {
    const text = gallery[galleryPage] ?? '';
    const findings = findingsInFiles(gallery).filter(({ file }) => file === galleryPage);
    assert.deepEqual(
      findings.map(({ rule, range }) => `${rule.id} ${text.slice(range.start, range.end)}`),
      [
        'component/attribute-unknown iconType',
        'link/not-found /images/tour.mp4',
        'component/not-shown <Variation is="eu">',
        'component/attribute-unknown kind',
        'component/unknown Unknown',
      ],
    );
  });

  it('is there for every component and every attribute of the catalogue that isn’t outdated', () => {
    const texts = [...Object.values(written), gallery[galleryPage] ?? ''];
    const elements = texts.flatMap((text) => readPage(text).elements);
    const used = new Set(
      elements.flatMap(({ name, opening }) => [
        name,
        ...opening.attributes.map((attribute) => `${name} ${attribute.name}`),
      ]),
    );
    const all = builtIn.flatMap(({ name, aliasOf, attributes }) => {
      const right = aliasOf === undefined ? attributes.filter(({ deprecated }) => deprecated === undefined) : [];
      return [name, ...right.map((attribute) => `${name} ${attribute.name}`)];
    });
    assert.deepEqual(
      all.filter((one) => !used.has(one)),
      [],
    );
  });

  it('is there for every key of front matter that can be next to the others', () => {
    const schema = JSON.parse(readFileSync('schemas/frontmatter.schema.json', 'utf8')) as { properties: object };
    const used = new Set(readPage(written['frontmatter.mdx'] ?? '').frontMatter?.entries.map(({ key }) => key));
    const alone = ['url', 'api', 'openapi', 'openapi-schema', 'asyncapi', 'graphql', 'sdk'].concat(
      'thumbnail',
      'audience',
    );
    assert.deepEqual(
      Object.keys(schema.properties).filter((key) => !used.has(key)),
      Object.keys(schema.properties).filter((key) => alone.includes(key)),
    );
  });
});

describe('front matter in each of its right forms', () => {
  const forms: readonly (readonly string[])[] = [
    ...['wide', 'custom', 'center', 'frame', 'assistant'].map((mode) => [`mode: ${mode}`]),
    ...['interactive', 'simple', 'none', 'auth'].map((playground) => [`playground: ${playground}`]),
    ...['bearer', 'basic', 'key', 'cobo', 'none'].map((method) => [`authMethod: ${method}`]),
    ['icon:', '  name: flag', '  style: solid', '  library: fontawesome'],
    ['icon: /images/bulb.svg'],
    ['icon: https://example.com/icon.svg'],
    ['api: "POST /users/{id}"'],
    ['api: get https://api.example.com/users'],
    ['openapi: GET /users/{id}'],
    ['openapi: "openapi.yaml delete /users/{id}"'],
    ['openapi: https://example.com/openapi.json PATCH /users'],
    ['openapi: webhook user.created'],
    ['openapi-schema: User'],
    ['openapi-schema: openapi.json User'],
    ['asyncapi: user.created'],
    ['asyncapi: "/asyncapi.yaml user.created"'],
    ['graphql:', '  source: schema.graphql', '  kind: query', '  name: users'],
    ['graphql: { source: schema.graphql, kind: type, name: User }'],
    ['sdk: class Client'],
    ['sdk: "typedoc.json method Client.send"'],
    ['sdk: { kind: interface, name: Options }'],
    ['url: https://example.com'],
    ['url: "mailto:team@example.com"'],
    ['related: false'],
    ['groups: [{ includes: [admin], excludes: [guest] }]'],
    ['keywords: []'],
    ['contextual:', '  options: [copy, view, chatgpt]'],
    ['noindex: false', 'hidden: false'],
    ['boost: -1'],
    ['sidebar_position: 3', 'slug: /a', 'tags: [a, b]', 'custom: { any: thing }'],
  ];
  for (const form of forms) {
    it(`has no finding for ${form.join(' ')}`, () => {
      assert.deepEqual(foundWith(...form), []);
    });
  }
});
