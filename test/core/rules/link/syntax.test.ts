import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('link/syntax');

describe('link/syntax', () => {
  const shown: readonly (readonly [body: string, fixed: string])[] = [
    ['See [the guide] (/guide).\n', 'See [the guide](/guide).\n'],
    ['| a |\n| --- |\n| [the guide] (#use-it) |\n', '| a |\n| --- |\n| [the guide](#use-it) |\n'],
    ['## See [the guide] (https://acme.example/a)\n', '## See [the guide](https://acme.example/a)\n'],
    ['- [ ] Read [the `guide` (v2)] (./guide)\n', '- [ ] Read [the `guide` (v2)](./guide)\n'],
    ['<p>[the guide] (/guide)</p>\n', '<p>[the guide](/guide)</p>\n'],
    ['![Logo] (/logo.png)\n', '![Logo](/logo.png)\n'],
    ['![Logo](/images/my logo.png)\n', '![Logo](/images/my%20logo.png)\n'],
    ['![Logo](images/my logo.png)\n', '![Logo](images/my%20logo.png)\n'],
    ['See [use](#How to use it).\n', 'See [use](#how-to-use-it).\n'],
    ['See [use](/guide « Use »).\n', 'See [use](/guide).\n'],
    ['See [use](/guide "Use).\n', 'See [use](/guide).\n'],
    ['![Logo](https://acme.example/logo.png"\n', '![Logo](https://acme.example/logo.png)\n'],
    ['See "[use](/guide" first.\n', 'See "[use](/guide)" first.\n'],
    ['See [use](/guide, and more.\n', 'See [use](/guide), and more.\n'],
    ['See [use](/guide.\n\n(More.)\n', 'See [use](/guide).\n\n(More.)\n'],
    ['Text (see [use](/guide for more).\n', 'Text (see [use](/guide) for more).\n'],
    ['[sign-on](#sign-on-(sso) works.\n', '[sign-on](#sign-on-(sso)) works.\n'],
    ['See (the guide)[/guide].\n', 'See [the guide](/guide).\n'],
    ['See (https://acme.example/a b)[x].\n\n(/docs/guide)[the guide]\n', ''],
    ['[ガイド]（/guide）を参照。\n', '[ガイド](/guide)を参照。\n'],
    ['[ガイド]（https://acme.example/a）を。\n', '[ガイド](https://acme.example/a)を。\n'],
    ['[ガイド](/guide）を参照。\n', '[ガイド](/guide)を参照。\n'],
    ['（[ガイド](/guide）を参照。\n', '（[ガイド](/guide)）を参照。\n'],
    ['See [use](/guide#use-\n  it). More.\n', 'See [use](/guide#use-it). More.\n'],
    ['See [use](/guide\n/use-\n  it#a). More.\n', 'See [use](/guide/use-it#a). More.\n'],
    ['(See [use](/guide\nfirst).\n', '(See [use](/guide)\nfirst).\n'],
    ['See [use](https: //acme.example/a).\n', 'See [use](https://acme.example/a).\n'],
    ['See [the guide][/guide].\n', 'See [the guide](/guide).\n'],
    ['See [the guide(/guide) first.\n', 'See [the guide](/guide) first.\n'],
    ['Open [`Player`(https://acme.example/a).\n', 'Open [`Player`](https://acme.example/a).\n'],
    ['See [the guide]/guide) first.\n', 'See [the guide](/guide) first.\n'],
    ['See [WAI-ARIA]https://acme.example/a) and [b](/b).\n', 'See [WAI-ARIA](https://acme.example/a) and [b](/b).\n'],
  ];
  it('writes the `!` of an image', () => {
    assert.match(rule.message('![Logo][/logo.png]\n'), /^This image .* Write `!\[text\]\(address\)`\.$/);
  });
  for (const [body, fixed] of shown) {
    it(`reports and corrects ${JSON.stringify(body)}`, () => {
      assert.equal(rule.found(body).length, 1);
      if (fixed !== '') assert.equal(rule.fixed(body, ''), fixed);
    });
  }

  const silent: readonly string[] = [
    'Call [fetch(/users)] or [the guide(/a), and (https://acme.example)] here.\n',
    'Run get(/users) and `[fetch(/users)`, then [project]/src/app or ([project]/src/app).\n',
    'Type [\n\nthe guide(/guide)\n',
    'Either list[index]/size) or [1]/2).\n',
    '[a](/b), [a](</b c>), [a](/b "c"), [a](/b \'c\'), [a]( /b ), ![a](/b.png)\n',
    '[the guide]: /b\n\nSee [the guide] (/c) and [text][the guide].\n',
    '`[text] (/a)` and:\n\n```md\n[text] (/a)\n```\n',
    '\\[text] (/a), [text\\] (/a), [text]\\(/a b)\n',
    'Run it with [options] (see below), [1] (https://acme.example), [^note] (/a)\n',
    '- [x] (/a) done\n- [ ] (https://acme.example)\n',
    'Call list[index](value one) or names[key] (/a).\n',
    'An interval [0, 1](of numbers), f(x)[0] and f(text)[key].\n',
    'Issue [text][#12] and [text][other].\n',
    '{"[text] (/a)"}\n\n<Note title="[text] (/a)">Text.</Note>\n',
    'A word (in brackets)[^1].\n\n[^1]: Note.\n',
    '[注意]（必読）と[図]（1）\n',
    '[text] (2024/01/02) and [text](some words here)\n',
  ];
  for (const body of silent) {
    it(`leaves ${JSON.stringify(body)} alone`, () => {
      assert.deepEqual(rule.found(body), []);
    });
  }

  it('reads a page of nothing but brackets', () => {
    assert.deepEqual(rule.found('[a]('.repeat(20_000)), []);
    assert.deepEqual(rule.found('](['.repeat(20_000)), []);
  });
});
