import fc from 'fast-check';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { renderPage, type RenderedPage } from '../../../server/src/core/preview/renderPage.ts';
import { noServices } from '../../../server/src/core/preview/services.ts';
import { pageContextOf, type PageContext } from '../../../server/src/core/site/pageContext.ts';
import { siteOf } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

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

describe('rendering a page again', () => {
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
      fc.assert(property, { numRuns: runs(4, 200) });
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
