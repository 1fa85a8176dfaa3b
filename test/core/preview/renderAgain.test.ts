import fc from 'fast-check';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import type { RenderedPage } from '../../../server/src/core/preview/renderPage.ts';
import { noServices } from '../../../server/src/core/preview/services.ts';
import { pageContextOf, type PageContext } from '../../../server/src/core/site/siteSnapshot.ts';
import { siteOf } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';
import { renderPage } from '../../support/rendered.ts';

// A page is rendered from the blocks of its previous rendering. However it is edited, that gives what rendering it from
// scratch gives.

const options = { resourceBase: '/files', allowsRemoteImages: false };
const names = ['gallery.mdx', 'guides/code.mdx', 'guides/text.mdx', 'api/list-lamps.mdx'];
const files = Object.fromEntries(
  [...names, 'docs.json', 'snippets/hint.mdx', 'snippets/lamp.jsx'].map((name) => [
    name,
    readFileSync(`examples/gallery/${name}`, 'utf8'),
  ]),
);
const site = siteOf(files);

function contextOf(file: string, text: string): PageContext {
  return pageContextOf(site, file as SitePath, readPage(text)) ?? assert.fail(file);
}

function shown({ html, aside, toc, title, mode }: RenderedPage): unknown {
  return { html, aside, toc, title, mode };
}

function blockIds({ blocks }: RenderedPage): readonly string[] {
  return blocks.map(({ block }) => block.id);
}

const pieces = [
  ...[
    '\n',
    '\n\n',
    'a',
    '<',
    '>',
    '# A\n',
    '## Text\n',
    '`',
    '```\n',
    '[^1]',
    '[^1]: x\n',
    '{',
    '}',
    '</Tabs>',
    '<Tabs>',
  ],
  ...[
    '<Tab title="A">',
    '---\n',
    '<Panel>x</Panel>\n',
    '<View title="B">',
    '[a]: /x\n',
    '- ',
    '| a |\n',
    'export const a = 1\n',
  ],
];

const fragments = [
  ...['\n', '\n', '\n\n', '\n\n', '    ', 'text\n', '\n## Text\n\n', '`', '\n```\n', '\n~~~\n', '- ', '\n> quote\n'],
  ...[
    '[^1]',
    '\n\n[^1]: Note.\n',
    '[a]',
    '\n\n[a]: /x\n',
    '![i](/x.png)',
    '[l](/api/list-lamps)',
    '| a |\n|---|\n| 1 |\n',
  ],
  ...['{', '}', '{1}', '<', '>', '<!--', '-->', '**', '"', '\nexport const a = 1\n', '<p id="text">', '</p>'],
  ...[
    '\n<Steps>\n',
    '\n</Steps>\n',
    '  </Steps>\n',
    '</Steps>',
    '<Step title="A">',
    '</Step>',
    '\n  <Note>\n',
    '</Note>',
  ],
  ...['<Tabs>', '</Tabs>', '<Tab title="A">', '</Tab>', '<Panel>x</Panel>', '<View title="B">', '</View>'],
];

describe('rendering a page again', () => {
  it('gives what rendering it from scratch gives: pages of a few fragments, which break each other', () => {
    const file = 'guides/text.mdx';
    const fragment = fc.constantFrom(...fragments);
    const edits = fc.array(fc.tuple(fc.nat(100), fc.nat(2), fragment), { minLength: 1, maxLength: 3 });
    const property = fc.property(fc.array(fragment, { minLength: 1, maxLength: 14 }), edits, (start, all) => {
      let parts = start;
      let rendered = renderPage(contextOf(file, parts.join('')), options, noServices);
      for (const [at, kind, added] of all) {
        parts = parts.toSpliced(at % (parts.length + 1), kind === 0 ? 0 : 1, ...(kind === 1 ? [] : [added]));
        const context = contextOf(file, parts.join(''));
        rendered = renderPage(context, options, noServices, rendered);
        assert.deepEqual(shown(rendered), shown(renderPage(context, options, noServices)));
      }
    });
    fc.assert(property, { numRuns: runs(40, 20_000) });
  });

  it('shows references as footnotes once their definition is written, and as text once it is gone', () => {
    const file = 'guides/text.mdx';
    const texts = ['Text.[^1]\n\nMore.\n', 'Text.[^1]\n\nMore.\n\n[^1]: Note.\n'];
    const [without, withNote] = texts.map((text) => contextOf(file, text));
    assert.ok(without !== undefined && withNote !== undefined);
    const before = renderPage(without, options, noServices);
    const during = renderPage(withNote, options, noServices, before);
    assert.match(during.html, /class="footnotes"/);
    assert.equal(renderPage(without, options, noServices, during).html, before.html);
  });

  it('shows what is typed next to a closing tag that is not at the start of its line', () => {
    const file = 'guides/text.mdx';
    const before = renderPage(contextOf(file, '<Steps>\n\nText  </Steps>\n'), options, noServices);
    const typed = contextOf(file, '<Steps>\n\nText  </Steps> typed\n');
    assert.equal(renderPage(typed, options, noServices, before).html, renderPage(typed, options, noServices).html);
  });

  it('hides a code block that a comment above it covers now', () => {
    const file = 'guides/text.mdx';
    const before = renderPage(contextOf(file, '\n\n```\n-->\n```\n'), options, noServices);
    const hidden = contextOf(file, '<!--\n\n```\n-->\n```\n');
    assert.equal(renderPage(hidden, options, noServices, before).html, renderPage(hidden, options, noServices).html);
  });

  for (const file of names) {
    it(`gives what rendering it from scratch gives: ${file}`, () => {
      const start = files[file] ?? '';
      const edit = fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat(40),
        piece: fc.constantFrom(...pieces),
      });
      const property = fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        let text = start;
        let rendered = renderPage(contextOf(file, text), options, noServices);
        for (const { at, cut, piece } of edits) {
          const offset = Math.floor(at * text.length);
          text = text.slice(0, offset) + piece + text.slice(offset + (cut > 30 ? cut : 0));
          const context = contextOf(file, text);
          rendered = renderPage(context, options, noServices, rendered);
          assert.deepEqual(shown(rendered), shown(renderPage(context, options, noServices)));
          assert.equal(new Set(blockIds(rendered)).size, rendered.blocks.length);
        }
      });
      fc.assert(property, { numRuns: runs(1, 200) });
    });
  }

  it('renders only the block with the change, and moves the others', () => {
    const text = Array.from({ length: 40 }, (_, index) => `Paragraph ${index}.\n`).join('\n');
    const file = 'guides/text.mdx';
    const before = renderPage(contextOf(file, text), options, noServices);
    const after = renderPage(contextOf(file, text.replace('Paragraph 7', 'New\n\n7')), options, noServices, before);
    assert.equal(after.blocks.length, before.blocks.length + 1);
    assert.equal(blockIds(after).filter((id) => !blockIds(before).includes(id)).length, 2);
    assert.match(after.html, /data-line="80">Paragraph 39/);
  });

  it('says where a page ends that is too long to be shown, and goes on from there when it gets shorter', () => {
    const file = 'guides/text.mdx';
    // A caption in Markdown uses up much of what a page may cost, and is read quickly.
    const costly = `<Frame caption="${'a '.repeat(900)}">x</Frame>\n`;
    const text = Array.from({ length: 250 }, (_, index) => `P${index} **a** _b_\n\n${costly}`).join('\n');
    const note = /<p class="box-label">This page is too long .* begins at line (\d+)\./;
    const shownLines = (html: string): number => Number(note.exec(html)?.[1]);
    const before = renderPage(contextOf(file, text), options, noServices);
    const end = shownLines(before.html);
    assert.ok(end > 450 && end < 550, `${end} lines`);
    assert.match(before.html, />P0 .*>P110 /s);
    assert.doesNotMatch(before.html, />P249 /);
    for (const changed of [text.replace(costly, ''), `${costly}\n${text}`]) {
      const context = contextOf(file, changed);
      const again = renderPage(context, options, noServices, before);
      assert.ok(shown(again) !== undefined && again.html === renderPage(context, options, noServices).html);
      assert.notEqual(shownLines(again.html), end);
      assert.ok(again.blocks.filter(({ block }) => block.version !== before.version).length < 10);
    }
  });

  it('renders every block again if an id is taken', () => {
    const file = 'guides/text.mdx';
    const before = renderPage(contextOf(file, '<p>A</p>\n\n## Name\n'), options, noServices);
    const after = renderPage(
      contextOf(file, '<Heading id="name">A</Heading>\n\n## Name\n'),
      options,
      noServices,
      before,
    );
    assert.equal(after.html.match(/id="name"/g)?.length, 1);
  });
});
