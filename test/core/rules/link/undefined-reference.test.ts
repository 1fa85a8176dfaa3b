import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('link/undefined-reference', () => {
  const rule = probe('link/undefined-reference');

  it('reports links, images and footnotes whose brackets readers see', () => {
    assert.deepEqual(
      rule.found('Read [the manual][manual].[^1]\n\n![The whole screen][screen]\n\n- A claim[^2] in a list\n'),
      ['[the manual][manual]', '[^1]', '![The whole screen][screen]', '[^2]'],
    );
  });

  it('reports single words, and labels without brackets of their own, where the page defines others', () => {
    const defined = '\n\nSee [a][other].[^note]\n\n[other]: https://acme.dev\n\n[^note]: Text.\n';
    assert.deepEqual(rule.found(`Read [manual][manaul], [this page][] and[^no].${defined}`), [
      '[manual][manaul]',
      '[this page][]',
      '[^no]',
    ]);
  });

  it('names the label that was probably meant', () => {
    const body = 'See [a][manual] and [b][manaul].\n\n[manual]: https://acme.dev\n';
    assert.match(rule.message(body.replace('[b]', '[bc]')), /Did you mean `\[manual\]`\?/);
    assert.equal(
      rule.fixed(body.replace('[b]', '[bc]'), 'Change'),
      'See [a][manual] and [bc][manual].\n\n[manual]: https://acme.dev\n',
    );
    assert.equal(rule.fixed('See [the manual][gone].\n', 'Remove'), 'See the manual.\n');
  });

  it('a footnote to which nothing refers isn’t shown', () => {
    assert.deepEqual(rule.found('Text.\n\n[^1]: Note\n'), ['[^1]']);
    assert.deepEqual(rule.found('Text.[^1]\n\n[^1]: Note\n'), []);
  });

  it('leaves code in prose alone', () => {
    const body = [
      'It is birds[i][j], a[0][1] and string[][], [key][value], `[the a][b]` and [one] alone.',
      'Use `[^1]`, [^a-z]+, ([^"]*), \\[^1], [^1]*.',
      'Run acme [global options][...] or [a b](/page)[c].',
      '```\n[the manual][manual][^1]\n```',
      '$[the manual][manual]$ {"[the manual][manual]"}',
      '[the manual]\\[manual]',
    ].join('\n\n');
    assert.deepEqual(rule.found(body), []);
  });
});
