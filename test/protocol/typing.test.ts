import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { fenceLanguages } from '../../server/src/core/code/languages.ts';
import { siteFoldersIn } from '../recall/siteFolders.ts';
import { randomFrom, sampled } from '../recall/random.ts';
import { LanguageClient } from '../support/languageClient.ts';
import { everyNth, runs } from '../support/thorough.ts';
import { configWith } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';
import { Typist, type TakenRow } from '../support/typist.ts';
import { markdownFilesIn } from '../support/markdownFiles.ts';

/** How many keys are typed until an answer comes: by somebody who waits for it, by most, and by those who are far away. */
const speeds = [0, 1, 4];

/** A folder of sites of which other pages are typed, instead of the examples. */
const corpus = process.env['DOCSIGHT_CORPUS'];

/** How much of a file is typed. */
const length = corpus === undefined ? runs(600, 4_000) : 4_000;

describe('typing', () => {
  it('leaves the pages of the examples as they were typed, however late a list comes', async () => {
    const pages = ['quickstart.mdx', 'guides/workers.mdx', 'installation.mdx'];
    assert.deepEqual(await typedIn('examples/site', pages, 'mdx'), []);
  });

  it('leaves a docs.json as it was typed', async () => {
    assert.deepEqual(await typedIn('examples/site', ['docs.json'], 'docs-json'), []);
  });

  it('leaves a line that is typed between others as it was typed', async () => {
    const pages = ['quickstart.mdx', 'guides/workers.mdx'];
    assert.deepEqual(await typedBetween('examples/site', pages, 'mdx'), []);
    assert.deepEqual(await typedBetween('examples/site', ['docs.json'], 'docs-json'), []);
  });

  it('leaves a word that ends its line as it was typed, wherever a list has it', async () => {
    const lines = [
      '<Accordion title="x" defaultOpen',
      '<Icon icon="x" size={20} color="#123456"',
      '<Card horizontal',
      '<Frame caption="x"',
      '```js lines',
      '```js title="x" lines wrap',
      '```js {1} expandable',
      '```JSON',
      '<Icon icon="x" iconType=solid',
    ];
    const folder = new TempFolder().write({
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
      'page.mdx': lines.map((line) => `${line}\n`).join('\n'),
    });
    assert.deepEqual(await typedIn(folder.path, ['page.mdx'], 'mdx'), []);
    assert.deepEqual(await typedBetween(folder.path, ['page.mdx'], 'mdx'), []);
    folder.remove();
  });

  it('leaves a tag or an expression that goes on in the next line as it was typed', async () => {
    const names = 'svg path circle rect div iframe img video table section CustomSubpathGating'.split(' ');
    const tags = [
      '<Card icon={',
      '<Card title={',
      'A {',
      '{',
      '{item',
      '<Card title={item',
      ...names.map((name) => `<${name}`),
    ];
    const folder = new TempFolder().write({
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
      'page.mdx': `import { CustomSubpathGating } from "/snippets/gating.jsx"\n\nexport const item = 1;\nexport const itemsBefore = 2;\n\n${tags.map((tag) => `${tag}\n  x\n`).join('\n')}`,
      'snippets/gating.jsx': 'export const CustomSubpathGating = () => null;\n',
    });
    assert.deepEqual(await typedIn(folder.path, ['page.mdx'], 'mdx'), []);
    folder.remove();
  });

  it('leaves each name of a language in a fence as it was typed', async () => {
    // After other characters the editor asks for links and lists, and its list stays as it was until the answer comes.
    const names = fenceLanguages.flatMap(({ id, aliases }) => [id, ...aliases]).filter((name) => /^\w+$/.test(name));
    const fences = everyNth(8, names).map((name) => `\`\`\`${name}\nx\n\`\`\`\n`);
    const pages = Array.from({ length: Math.ceil(fences.length / 40) }, (_, at) => fences.slice(at * 40, at * 40 + 40));
    const folder = new TempFolder().write({
      'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page-0'] }] }),
      ...Object.fromEntries(pages.map((some, at) => [`page-${at}.mdx`, some.join('\n')])),
    });
    assert.deepEqual(
      await typedIn(
        folder.path,
        [...pages.keys()].map((at) => `page-${at}.mdx`),
        'mdx',
      ),
      [],
    );
    folder.remove();
  });

  if (corpus !== undefined) {
    it('leaves what real pages have as it was typed', async () => {
      const taken: string[] = [];
      const roots = siteFoldersIn(corpus);
      for (const root of roots) {
        const pages = sampled(markdownFilesIn(root), Math.ceil(500 / roots.length), randomFrom(root));
        taken.push(...(await typedIn(root, pages, 'mdx')));
      }
      assert.ok(taken.length === 0, taken.join('\n'));
    });
  }
});

/** Types files of a site from their start, and returns where Enter took a row of a list. */
async function typedIn(root: string, names: readonly string[], languageId: string): Promise<readonly string[]> {
  return typedWith(root, names, languageId, (text) => [{ before: '', typed: text, after: '' }]);
}

/** Types each line of files again, between the others, and returns where Enter took a row of a list. */
async function typedBetween(root: string, names: readonly string[], languageId: string): Promise<readonly string[]> {
  return typedWith(root, names, languageId, (text) => {
    const lines = text.split('\n');
    const places = lines.map((line, at) => ({
      before: lines
        .slice(0, at)
        .map((one) => `${one}\n`)
        .join(''),
      typed: `${line}\n`,
      after: lines.slice(at + 1).join('\n'),
    }));
    return everyNth(
      3,
      places.filter(({ before, typed }) => before !== '' && typed.trim() !== ''),
    );
  });
}

interface TypedPlace {
  readonly before: string;
  readonly typed: string;
  readonly after: string;
}

async function typedWith(
  root: string,
  names: readonly string[],
  languageId: string,
  placesIn: (text: string) => readonly TypedPlace[],
): Promise<readonly string[]> {
  const [client, { capabilities }] = await LanguageClient.start(path.resolve(root), {
    // VS Code asks for findings, so that none are computed while it doesn’t.
    textDocument: { completion: { completionItem: { snippetSupport: true } }, diagnostic: {} },
  });
  const triggerCharacters = new Set(capabilities.completionProvider?.triggerCharacters);
  const taken: string[] = [];
  for (const name of names) {
    const text = readFileSync(path.join(root, name), 'utf8').replaceAll('\r\n', '\n').slice(0, length);
    await client.open(name, '', languageId);
    const keyboard = { client, triggerCharacters, isJson: languageId === 'docs-json' };
    for (const { typed, ...place } of placesIn(text)) {
      const typist = new Typist(keyboard, name, typed, place);
      for (const speed of speeds) {
        for (const row of await typist.type(speed))
          if (!isNamed(row)) taken.push(`${name}, ${speed}: ${row.line} → ${row.label}`);
      }
    }
  }
  await client.stop();
  return taken;
}

/** Who has typed the whole name of a row that adds something to it has chosen it, in whatever case. */
function isNamed({ typed, label, newText }: TakenRow): boolean {
  return typed.toLowerCase() === label.toLowerCase() && newText.length > typed.length;
}
