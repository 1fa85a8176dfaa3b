import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { builtIn } from '../../server/src/core/components/catalogue.ts';
import type { CompletionItem } from '../../server/src/core/features/answers.ts';
import { completeConfig } from '../../server/src/core/features/config/completion.ts';
import { completePage } from '../../server/src/core/features/page/completion/completion.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { applyEdits } from '../../server/src/core/text/textRange.ts';
import { fromUri, join } from '../../server/src/workspace/files/resourcePath.ts';
import type { Site } from '../../server/src/workspace/site.ts';
import { Workspace } from '../../server/src/workspace/workspace.ts';
import { MemoryFileSystem } from '../support/memoryFileSystem.ts';
import { configWith, currentConfigWith, cursorMark } from '../support/site.ts';
import { readSnippet } from '../support/snippetText.ts';

// What a completion inserts mustn’t be reported while its tab stops are filled in.

const root = fromUri('file:///work');
// Some components are for pages about an endpoint alone; the parameter is named as that of a new field.
const head =
  '---\ntitle: Intro\ndescription: What it is about.\napi: GET https://api.acme.example/users/{name}\n---\n\n';

let workspace: Workspace;
let site: Site;

async function open(config: string): Promise<void> {
  const disk = new MemoryFileSystem();
  disk.write(join(root, 'docs.json'), config);
  disk.write(join(root, 'intro.mdx'), `${head}Text.\n`);
  const onError = (error: unknown): void => {
    throw error;
  };
  workspace = new Workspace(disk, { onError });
  await workspace.addFolder(root);
  await workspace.loaded();
  [site] = workspace.sites as [Site];
}

async function type(file: string, text: string): Promise<readonly string[]> {
  await set(file, text);
  return shown(file);
}

async function set(file: string, text: string): Promise<void> {
  workspace.setOpenText(join(root, file), text);
  await workspace.ready(join(root, file));
}

function shown(file: string): readonly string[] {
  return site.diagnostics.in(file as SitePath, 'later').map(({ rule, message }) => `${rule.id}: ${message}`);
}

/** Returns what taking an item adds to the findings in a file with the cursor mark, which had some before. */
async function added(
  file: string,
  marked: string,
  { item, before }: { readonly item: CompletionItem; readonly before: readonly string[] },
): Promise<readonly string[]> {
  await set(file, marked.replace(cursorMark, ''));
  const newText = item.isSnippet ? readSnippet(item.edit.newText).text : item.edit.newText;
  const edits = [{ range: item.edit.range, newText }, ...(item.additionalEdits ?? [])];
  const after = await type(file, applyEdits(marked.replace(cursorMark, ''), edits));
  return after.filter((finding) => !before.includes(finding)).map((finding) => `${item.label}: ${finding}`);
}

async function itemsOnPage(
  marked: string,
): Promise<{ readonly items: readonly CompletionItem[]; readonly before: readonly string[] }> {
  const before = await type('intro.mdx', marked.replace(cursorMark, ''));
  const context = workspace.pageOf(join(root, 'intro.mdx'));
  assert.ok(context);
  return { items: completePage(context, marked.indexOf(cursorMark)).items, before };
}

const configs = { classic: configWith({}), current: currentConfigWith({ theme: 'willow' }) };

for (const [generation, config] of Object.entries(configs)) {
  describe(`on a site of the ${generation} generation, nothing is reported while its values are filled in`, () => {
    beforeEach(() => open(config));

    it('of a component', async () => {
      const marked = `${head}<${cursorMark}\n`;
      const { items, before } = await itemsOnPage(marked);
      const components = items.filter(({ kind, label }) => kind === 'component' && mayBeAlone(label));
      assert.ok(components.length > 35);
      for (const item of components) assert.deepEqual(await added('intro.mdx', marked, { item, before }), []);
    });

    // They are inserted in the same way in both generations.
    if (generation === 'current') {
      it('of an attribute', async () => {
        const tried = new Set<string>();
        for (const { name } of builtIn.filter(({ isUndocumented }) => isUndocumented !== true)) {
          const marked = `${head}<${name} ${cursorMark}>Text.</${name}>\n`;
          const { items, before } = await itemsOnPage(marked);
          // Many components have the same attributes.
          for (const item of items.filter(({ edit }) => !tried.has(edit.newText))) {
            tried.add(item.edit.newText);
            assert.deepEqual(await added('intro.mdx', marked, { item, before }), [], `${name} ${item.label}`);
          }
        }
      });
    }

    it('of a property of docs.json', async () => {
      const { start, inner } = placesIn(config);
      for (const place of inner) {
        const marked = `${start}${place} }`;
        const before = await type('docs.json', marked.replace(cursorMark, ''));
        for (const item of completeConfig(site.takeSnapshot(), marked.indexOf(cursorMark)).items) {
          const found = await added('docs.json', marked, { item, before });
          // Others of the same object may be missing still.
          assert.deepEqual(
            found.filter((one) => !one.includes('config/required')),
            [],
            place,
          );
        }
      }
    });
  });
}

/** Whether a component needs no parent. */
function mayBeAlone(label: string): boolean {
  return builtIn.find(({ name }) => name === label)?.parents === undefined;
}

/** Returns docs.json up to where properties can follow, and such places. */
function placesIn(config: string): { readonly start: string; readonly inner: readonly string[] } {
  const group = `{ "group": "More", "pages": ["intro"], ${cursorMark} }`;
  const inner = [
    cursorMark,
    ...['seo', 'api', 'navbar', 'footer', 'banner', 'logo', 'search'].map((name) => `"${name}": { ${cursorMark} }`),
    ...['redirects', 'tabs', 'anchors', 'topbarLinks'].map((name) => `"${name}": [${cursorMark}]`),
    ...['logo', 'favicon', 'openapi', 'footer'].map((name) => `"${name}": ${cursorMark}`),
    ...[`"navigation": { "groups": [${group}] }`, `"navigation": { "groups": [${cursorMark}] }`],
    ...[`"navigation": { ${cursorMark} }`, `"navigation": [{ "group": "More", "pages": ["intro", ${cursorMark}] }]`],
  ];
  return { start: `${config.trimEnd().slice(0, -1)}, `, inner };
}

describe('a value that nobody fills in', () => {
  const card = '<Card title="Title" icon="" href="">\n\n</Card>\n';
  const empty = ['link/empty: This link has no address. Add an address, or remove the link.'];

  beforeEach(async () => {
    await open(configs.classic);
    await type('intro.mdx', `${head}<Ca\n`);
    assert.deepEqual(await type('intro.mdx', `${head}${card}`), []);
  });

  it('isn’t reported while others of the same component are', async () => {
    assert.deepEqual(await type('intro.mdx', `${head}${card.replace('Title', 'H')}`), []);
    assert.deepEqual(await type('intro.mdx', `${head}${card.replace('icon=""', 'icon="house"')}`), []);
    assert.deepEqual(await type('intro.mdx', `${head}${card.replace('\n\n', '\nHome.\n')}`), []);
  });

  it('is reported once something is typed elsewhere', async () => {
    assert.deepEqual(await type('intro.mdx', `${head}${card}\nM`), empty);
  });

  it('is reported when the file is saved', () => {
    assert.equal(workspace.noteSaved(join(root, 'intro.mdx')), true);
    assert.deepEqual(shown('intro.mdx'), empty);
    assert.equal(workspace.noteSaved(join(root, 'intro.mdx')), false);
  });

  it('is reported when the page is opened again', async () => {
    workspace.closeText(join(root, 'intro.mdx'));
    await workspace.checked();
    assert.deepEqual(await type('intro.mdx', `${head}${card}`), empty);
  });
});
