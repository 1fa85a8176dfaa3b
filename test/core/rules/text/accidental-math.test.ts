import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../../server/src/core/paths/sitePath.ts';
import { findRepeats } from '../../../../server/src/core/rules/engine/repeats.ts';
import { probe } from '../../../support/pageRule.ts';
import { configWith, findingsInFiles, page, siteOf } from '../../../support/site.ts';

describe('text/accidental-math', () => {
  const rule = probe('text/accidental-math');

  it('reports two dollar signs that make prose a formula', () => {
    for (const [body, range] of [
      ['It costs $5 and then $6.\n', '$5 and then $'],
      ['Set $HOME and $PATH first.\n', '$HOME and $'],
      ['## From $5 to $10\n', '$5 to $'],
      ['- $5 a\n  and $6 b\n', '$5 a\n  and $'],
      ['> $5 a and $6 b\n', '$5 a and $'],
      ['| a | b |\n| --- | --- |\n| $5 and $6 | c |\n', '$5 and $'],
      ['Between $29–$69 a month.\n', '$29–$'],
      ['<Card title="A">From $1 to $2</Card>\n', '$1 to $'],
      ['Pay $6 there, \\$7.\n', '$6 there, \\$'],
      ['Read ${clientName} and ${companyName}.\n', '${clientName} and $'],
      ['It is 5 $ and then 6 $ more.\n', '$ and then 6 $'],
    ] as const) {
      assert.deepEqual(rule.found(body), [range], body);
    }
  });

  it('is one problem of a page for all of its placeholders, and one for each pair of prices', () => {
    const body = 'Hello ${a} and ${b}.\n\nBye $\\{c}, ${d} and ${e}.\n\nFrom $5 to $6.\n\nFrom $7 to $8.\n';
    const files = { 'docs.json': configWith({ navigation: [] }), 'page.mdx': page('Page') + body };
    const findings = findingsInFiles(files).filter(({ rule: { id } }) => id === 'text/accidental-math');
    const repeats = findRepeats([{ file: 'page.mdx' as SitePath, findings }], siteOf(files).editions);
    assert.deepEqual(
      repeats.get('page.mdx' as SitePath)?.map(({ repeatOf }) => repeatOf !== undefined),
      [false, true, false, false],
    );
  });

  it('leaves formulas, single signs, code and attributes alone', () => {
    for (const body of [
      'Only $5 here.\n\nAnd $6 here.\n',
      'Energy is $E = mc^2$, and $x_i$ or $2/3$ of $n$.\n',
      'A $ x $ and $ E = mc^2 $ and $\\text{Vote}$s of $\\frac{1}{2} $2.\n',
      'Pay \\$6, \\$7 and `$a` or `$b`.\n',
      '- $10 for one\n- $20 for two\n',
      '| a | b |\n| --- | --- |\n| $5 | $6 |\n',
      '<Card title="From $5 to $6">Text</Card>\n',
      '$$\nx = 5 $ and $6\n$$\n',
      '```\n$a and $b\n```\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });

  it('gives the text back, braces included', () => {
    const fixed = (body: string): string => rule.fixed(body, 'Escape');
    assert.equal(fixed('It costs $5 and $6.\n'), 'It costs \\$5 and \\$6.\n');
    assert.equal(fixed('Pay $6 there, \\$7.\n'), 'Pay \\$6 there, \\$7.\n');
    assert.equal(fixed('Read ${a} and ${b}.\n'), 'Read \\$\\{a\\} and \\$\\{b\\}.\n');
    assert.equal(fixed('Read $\\{a\\} and $\\{b\\}.\n'), 'Read \\$\\{a\\} and \\$\\{b\\}.\n');
    assert.deepEqual(rule.fixes('The $5 and `a` for $6.\n'), []);
    assert.deepEqual(rule.fixes('It costs $5 and $6.\n'), ['*Escape each `$`']);
  });
});
