import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SitePath } from '../../../../server/src/core/paths/sitePath.ts';
import { findRepeats } from '../../../../server/src/core/rules/engine/repeats.ts';
import { probe } from '../../../support/pageRule.ts';
import { configWith, currentConfigWith, findingsInFiles, page, siteOf } from '../../../support/site.ts';

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
      ['It costs $5 and 10$.\n', '$5 and 10$'],
    ] as const) {
      assert.deepEqual(rule.found(body), [range], body);
    }
  });

  it('reports amounts before their signs', () => {
    for (const [body, range] of [
      ['De 5 $ à 10 $ par mois.\n', '$ à 10 $'],
      ['Von 5$ bis 10$.\n', '$ bis 10$'],
      ['Cuesta 5 US$ o 6 US$.\n', '$ o 6 US$'],
      ['De 5 $ a 10 $.\n', '$ a 10 $'],
      ['Pay 5$, then 6$.\n', '$, then 6$'],
      ['Pay 5k$ or 1.5M$.\n', '$ or 1.5M$'],
      ['料金は5$と6$です。\n', '$と6$'],
      ['Tarif : 1 000 $ – 2 000 $.\n', '$ – 2 000 $'],
      ['Between 5$-10$ or 5-10$.\n', '$-10$'],
      ['5 $ (6 $ avec taxe)\n', '$ (6 $'],
      ['Coût : **5$** ou **6$**.\n', '$** ou **6$'],
      ['| a | b |\n| --- | --- |\n| 5 $ à 6 $ | x |\n', '$ à 6 $'],
      ['<table>\n  <tr><td>5$</td><td>6$</td></tr>\n</table>\n', '$</td><td>6$'],
    ] as const) {
      assert.deepEqual(rule.found(body), [range], body);
    }
  });

  it('reports signs before a space and an amount, in brackets, and several together', () => {
    for (const [body, range] of [
      ['Custa de R$ 10,00 a R$ 20,00 por mês.\n', '$ 10,00 a R$'],
      ['R$ 1.000,00 + 10% = R$ 1.100,00\n', '$ 1.000,00 + 10% = R$'],
      ['R$ 300,00 é quantos % de R$ 1.500,00?\n', '$ 300,00 é quantos % de R$'],
      ['Custa R$ 10,00 — ou R$ 20,00.\n', '$ 10,00 — ou R$'],
      ['5 € und US$ 10 bis US$ 20.\n', '$ 10 bis US$'],
      ['From $ 5 to $ 10 per month.\n', '$ 5 to $'],
      ['It costs $ 5, $ 10 or more.\n', '$ 5, $'],
      ['Set the parameter [$] to [$] now.\n', '$] to [$'],
      ['Use `a` ($) or ($) here.\n', '$) or ($'],
      ['Both signs ($ / $) here.\n', '$ / $'],
      ['Save $$$ and more $$$ now.\n', '$$$ and more $$$'],
    ] as const) {
      assert.deepEqual(rule.found(body), [range], body);
    }
    const formulas = [
      'The ring R$ 5 x $ 6.',
      'So $ 5 $ 10 times, ($x$) and [$a$], the interval [$a$, $b$] or ($/$).',
      'As $$$x + y$$$ and $$$ x = y $$$ and $ 2 x $ 3.',
      'The vector A$ 1 x$ 2.',
      'The set R$_5 + R$ 3.',
    ];
    for (const body of formulas) assert.deepEqual(rule.found(`${body}\n`), [], body);
  });

  it('reports names and signs of code', () => {
    for (const [body, range] of [
      ['Set $PATH:$HOME/bin.\n', '$PATH:$'],
      ['In $HOME/$USER now.\n', '$HOME/$'],
      ['Send $USER@$HOST.\n', '$USER@$'],
      ['The $ref of `#/$defs/` there.\n', '$ref of `#/$'],
      ['Use `$a`, $b, `$c`.\n', '$b, `$'],
      ['In $env:APPDATA\\Claude and $env:X.\n', '$env:APPDATA\\Claude and $'],
      ['Match /^a$/ and /^b$/.\n', '$/ and /^b$'],
      ['Match ^a$ or ^b$ here.\n', '$ or ^b$'],
      ['Write $$variable and $$other.\n', '$$variable and $$'],
      ['The "$" is a sign, and "$" again.\n', '$" is a sign, and "$'],
    ] as const) {
      assert.deepEqual(rule.found(body), [range], body);
    }
  });

  it('is the only finding where the page can’t be shown because of it', () => {
    for (const [body, fixed] of [
      [
        'Use ${{ secrets.A }} and ${{ secrets.B }}.\n',
        'Use \\$\\{\\{ secrets.A \\}\\} and \\$\\{\\{ secrets.B \\}\\}.\n',
      ],
      ['Costs **$5** to <Badge>$6</Badge>.\n', 'Costs **\\$5** to <Badge>\\$6</Badge>.\n'],
      ['Costs <Badge>$5</Badge> to **$6**.\n', 'Costs <Badge>\\$5</Badge> to **\\$6**.\n'],
    ] as const) {
      const files = { 'docs.json': configWith({ navigation: ['page'] }), 'page.mdx': page('Page') + body };
      const findings = findingsInFiles(files).filter(({ file }) => file === 'page.mdx');
      const seen = findings.map(({ rule: { id }, severity }) => `${severity} ${id}`);
      assert.deepEqual(seen, ['error text/accidental-math'], body);
      assert.equal(rule.fixed(body, 'Escape'), fixed);
    }
    assert.equal(
      rule.message('Costs **$5** to <Badge>$6</Badge>.\n'),
      'MDX reads “$5** to <Badge>$” as a formula, so the page can’t be shown. Escape each `$` with a backslash.',
    );
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
      'A $5 mod 3$, $0 - 10$ and $2 x 3$.\n',
      'Pay \\$6, \\$7 and `$a` or `$b`.\n',
      '- $10 for one\n- $20 for two\n',
      '| a | b |\n| --- | --- |\n| $5 | $6 |\n',
      '<Card title="From $5 to $6">Text</Card>\n',
      '$$\nx = 5 $ and $6\n$$\n',
      '```\n$a and $b\n```\n',
      'Step 2 $x = 5$ and 3 $n - 1$, or 2$x + 5$ and 5 $ n + 1 $.\n',
      'Table 3 $x_1$ and 4 $5$, 10 $(n-1) 5$, 2$x - 3$.\n',
      'A $\\text{Vote}$d block, $x$es, $n-$th, $f: A \\to B$ and $a/b$ c.\n',
      'Sum $$x + y$$ and $$ z $$.\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });

  it('keeps the variables and names of the page, which are text again', () => {
    const variables = {
      'docs.json': currentConfigWith({ navigation: { pages: ['page'] }, variables: { plan: 'Pro' } }),
    };
    const body = 'The {{plan}} plan is $5, {{plan}} plus $6.\n';
    assert.equal(rule.fixed(body, 'Escape', variables), body.replaceAll('$', '\\$'));
    const exported = "export const plan = 'Pro';\n\nIt is $5, {plan} plus $6.\n";
    assert.equal(
      rule.fixed(exported, 'Escape'),
      exported.replaceAll('$', () => '\\$'),
    );
  });

  it('gives the text back, braces included', () => {
    const fixed = (body: string): string => rule.fixed(body, 'Escape');
    assert.equal(fixed('It costs $5 and $6.\n'), 'It costs \\$5 and \\$6.\n');
    assert.equal(fixed('Pay $6 there, \\$7.\n'), 'Pay \\$6 there, \\$7.\n');
    assert.equal(fixed('Read ${a} and ${b}.\n'), 'Read \\$\\{a\\} and \\$\\{b\\}.\n');
    assert.equal(fixed('Read $\\{a\\} and $\\{b\\}.\n'), 'Read \\$\\{a\\} and \\$\\{b\\}.\n');
    assert.equal(fixed('The $5 and `a` for $6.\n'), 'The \\$5 and `a` for \\$6.\n');
    assert.equal(fixed('Use `$a`, $b, `$c`.\n'), 'Use `$a`, \\$b, `$c`.\n');
    assert.equal(fixed('<td>$5</td><td>$6</td>\n'), '<td>\\$5</td><td>\\$6</td>\n');
    assert.equal(fixed('It is $5 <b id="$5">x</b>.\n'), 'It is \\$5 <b id="$5">x</b>.\n');
    assert.equal(fixed('Von 5$ bis 10$.\n'), 'Von 5\\$ bis 10\\$.\n');
    assert.equal(fixed('Use $$ab and $$cd.\n'), 'Use \\$\\$ab and \\$\\$cd.\n');
    assert.equal(fixed('It is $5 {/* c */} or $6.\n'), 'It is \\$5 {/* c */} or \\$6.\n');
    assert.deepEqual(rule.fixes('It costs $5 and $6.\n'), ['*Escape each `$`']);
  });
});
