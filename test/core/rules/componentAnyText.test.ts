import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { rules as componentRules } from '../../../server/src/core/rules/component/index.ts';
import { configWith, pageIn } from '../../support/site.ts';
import { runs } from '../../support/thorough.ts';

const pieces = [
  ...['<Steps>', '</Steps>', '<Step title="A">', '<Step>', '</Step>', '<Tab title={a} />', '<Tabs>', '</Tabs>'],
  ...[
    '<CodeGroup>',
    '</CodeGroup>',
    '```js A\n1\n```',
    '```',
    '<Zebra>',
    '</Zebra>',
    '<KEY>',
    '<>',
    '</>',
    '<Param />',
  ],
  ...[
    '<Card icon="rockett" cols=',
    '<Icon ',
    'name="a" ',
    'title="',
    "'",
    '{',
    '}',
    '/>',
    '>',
    '<',
    '\n',
    '\n\n',
    '  ',
  ],
  ...[
    'Text.',
    '- item',
    '> quote',
    '{/* c */}',
    '<!-- c -->',
    'import A from "a";',
    'path query ',
    '<CardGroup cols={9} cols>',
  ],
];

describe('rules about components', () => {
  it('answer for any half-written page, with findings and edits within it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
        const text = parts.join('');
        const page = pageIn({ 'docs.json': configWith({}), 'intro.mdx': text }, 'intro.mdx');
        assert.ok(page);
        for (const rule of componentRules.page ?? []) {
          for (const { range, fixes } of [...rule.check(page, {})].filter((finding) => finding !== undefined)) {
            const edits = (fixes?.() ?? [])
              .flatMap((fix) => fix.edits)
              .flatMap((file) => (file.kind === 'edit' ? file.edits : []));
            for (const { start, end } of [range, ...edits.map((edit) => edit.range)]) {
              assert.ok(0 <= start && start <= end && end <= text.length, `${rule.meta.id} in ${JSON.stringify(text)}`);
            }
            assert.ok(range.start < range.end, `${rule.meta.id} marks nothing in ${JSON.stringify(text)}`);
          }
        }
      }),
      { numRuns: runs(75, 10_000) },
    );
  });
});
