import fc from 'fast-check';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closeTagEdit } from '../../../server/src/core/features/page/tagPairs.ts';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { hoverPage } from '../../../server/src/core/features/page/hover.ts';
import { findingLinks } from '../../../server/src/core/features/page/links.ts';
import { finished } from '../../../server/src/core/util/finished.ts';
import { lensesOfPage } from '../../../server/src/core/features/site/codeLens.ts';
import { definitionInPage } from '../../../server/src/core/features/site/definition.ts';
import { renameableInPage } from '../../../server/src/core/features/refactor/renameAt.ts';
import { referencesInPage } from '../../../server/src/core/features/site/references.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { sectionsOf } from '../../../server/src/core/page/sections/sections.ts';
import { pageContextOf, type PageContext } from '../../../server/src/core/site/siteSnapshot.ts';
import { offsetsTo, runs } from '../../support/thorough.ts';
import { configWith, page, pageIn } from '../../support/site.ts';

const text = `---
title: Page
description: "About it."
icon: rocket
---

import Chart from "/snippets/chart.mdx";

## What's *new* in \`acme\` {#new}

<Steps titleSize="h3">
  <Step title="One" icon={"rocket"}>
    A [link](/intro#x "t") and ![image](/images/a.png), <Tooltip tip='t'>a tip</Tooltip>.
  </Step>
  <Step {...props} stepNumber={2}>
    {/* a comment */} {list.map((one) => <b key={one}>{one}</b>)}
  </Step>
</Steps>

- <Note>in a list</Note>
  > quoted <Badge color="green">x</Badge>

\`\`\`js title="a.js" {1,3-4} icon="js" lines
const a = "<Note>";
\`\`\`

| a | b |
| - | - |
| <Icon icon="x" /> | $a < b$ |

[r]: ./guides/install
<Card title="B" href="../up" cols={2}
  img="/images/a.png"
>
  <></>
</Card>
<br />{ unfinished <Frame caption="open
`;

const around = pageIn(
  { 'docs.json': configWith({}), 'page.mdx': text, 'guides/install.mdx': page('Install'), 'snippets/chart.mdx': 'A' },
  'page.mdx',
);
assert.ok(around);
const site: PageContext = around;

/** Sends every request about an offset of a text, and checks that the answers are what editors require. */
function askAt(changed: string, offset: number): void {
  const at = pageContextOf(site.site, site.file, readPage(changed));
  assert.ok(at);
  const isWithin = ({ start, end }: { start: number; end: number }): boolean =>
    0 <= start && start <= end && end <= changed.length;
  for (const { edit, additionalEdits = [], label } of completePage(at, offset).items) {
    const { start, end } = edit.range;
    assert.ok(isWithin(edit.range) && start <= offset && offset <= end, `${label} replaces what isn't at the cursor`);
    assert.ok(!changed.slice(start, end).includes('\n'), `${label} replaces more than a line`);
    const apart = additionalEdits.every(({ range }) => isWithin(range) && (range.end < start || end < range.start));
    assert.ok(apart || additionalEdits.every(({ range }) => range.end <= start), `${label} changes one place twice`);
  }
  const hover = hoverPage(at, offset);
  assert.ok(hover === undefined || (isWithin(hover.range) && hover.range.start <= offset && offset <= hover.range.end));
  for (const { range } of [...finished(findingLinks(at)), ...lensesOfPage(at)]) assert.ok(isWithin(range));
  const definition = definitionInPage(at, offset);
  assert.ok(definition === undefined || isWithin(definition.range));
  referencesInPage(at, offset, { includeDeclaration: true });
  renameableInPage(at, offset, () => undefined)?.rename('Other');
  for (const { range, ids } of sectionsOf(at.page, at.catalogue)) assert.ok(isWithin(range) && ids.length > 0);
  closeTagEdit(at, offset);
}

describe('help in a page that is being typed', () => {
  it('comes at every offset, also where the page ends there', () => {
    for (const offset of offsetsTo(text.length, 17)) {
      askAt(text, offset);
      askAt(text.slice(0, offset), offset);
    }
  });

  it('comes with the line ends of Windows', () => {
    const windows = text.replaceAll('\n', '\r\n');
    for (const offset of offsetsTo(windows.length, 29)) askAt(windows.slice(0, offset), offset);
  });

  it('comes when any character is taken out', () => {
    for (const at of offsetsTo(text.length - 1, 17)) askAt(text.slice(0, at) + text.slice(at + 1), at);
  });

  it('comes after any change', () => {
    const piece = fc.constantFrom(
      '<',
      '</',
      '>',
      '{',
      '}',
      '"',
      "'",
      '`',
      '```\n',
      '\n\n',
      '[',
      '](',
      ' ',
      '=',
      '/',
      '#',
      '\\',
      'Card',
      '$',
      '---\n',
    );
    const change = fc.record({
      at: fc.nat(text.length),
      length: fc.nat(30),
      pieces: fc.array(piece, { maxLength: 6 }),
    });
    fc.assert(
      fc.property(change, ({ at, length, pieces }) => {
        const inserted = pieces.join('');
        askAt(text.slice(0, at) + inserted + text.slice(at + length), at + inserted.length);
      }),
      { numRuns: runs(20, 2_000) },
    );
  });
});
