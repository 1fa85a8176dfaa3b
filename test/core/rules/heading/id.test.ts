import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { page } from '../../../support/site.ts';

const rule = probe('heading/id');
const syntax = probe('mdx/syntax');

describe('heading/id', () => {
  const lost: readonly (readonly [body: string, found: string, title: string, fixed: string])[] = [
    ['<Tab>\n    ## Rules {#rules}\n</Tab>\n', '{#rules}', 'Indent', '<Tab>\n   ## Rules {#rules}\n</Tab>\n'],
    ['<Tab>\n\t## Rules {#rules}\n</Tab>\n', '{#rules}', 'Indent', '<Tab>\n   ## Rules {#rules}\n</Tab>\n'],
    ['- a\n\n    ## Rules {#rules}\n', '{#rules}', 'Indent', '- a\n\n   ## Rules {#rules}\n'],
    ['- - a\n\n      ## Rules {#rules}\n', '{#rules}', 'Remove the id', '- - a\n\n      ## Rules\n'],
    ['> ## Rules {#rules}\n', '{#rules}', 'Remove the id', '> ## Rules\n'],
    ['- ## Rules { #rules }\n', '{ #rules }', 'Remove the id', '- ## Rules\n'],
    ['Rules {#rules}\n-----\n', '{#rules}', '`##`', '## Rules {#rules}\n'],
    ['The\nrules {#rules}\n=====\n', '{#rules}', '`#`', '# The rules {#rules}\n'],
    ['## Rules {#rules} ##\n', '{#rules}', 'closing', '## Rules {#rules}\n'],
    ['## {#rules}\n\nText.\n', '{#rules}', 'Remove the empty', 'Text.\n'],
    ['## export as text {#rules}\n', '{#rules}', 'Remove the id', '## export as text\n'],
    ['## import a file {#rules}\n', '{#rules}', 'Remove the id', '## import a file\n'],
    ['## ~~~ {#rules}\n', '{#rules}', 'Remove the id', '## ~~~\n'],
    ['## Rules {: #rules}\n', '{: #rules}', '{#rules}', '## Rules {#rules}\n'],
  ];
  for (const [body, found, title, fixed] of lost) {
    it(`a page isn’t lost without a word: ${JSON.stringify(body)}`, () => {
      assert.deepEqual(rule.found(body), [found]);
      assert.deepEqual(rule.severities(body), ['error']);
      assert.equal(rule.fixed(body, title), fixed);
      assert.deepEqual(syntax.found(body), []);
      assert.deepEqual(rule.found(fixed), []);
    });
  }

  const turned: readonly (readonly [heading: string, fixed: string])[] = [
    ['1. Set up', '1\\. Set up'],
    ['2) Set up', '2\\) Set up'],
    ['2024. Year', '2024\\. Year'],
    ['- Set up', '\\- Set up'],
    ['+ Set up', '\\+ Set up'],
    ['* Set up', '\\* Set up'],
    ['> Set up', '\\> Set up'],
    ['## Set up', '\\## Set up'],
    ['---', '\\---'],
    ['[a]: /b', '\\[a]: /b'],
  ];
  for (const [heading, fixed] of turned) {
    it(`the beginning of “${heading}” isn’t lost because of an id`, () => {
      const body = `## ${heading} {#set-up}\n`;
      assert.deepEqual(rule.severities(body), ['warning']);
      assert.equal(rule.fixed(body, 'Change'), `## ${fixed} {#set-up}\n`);
      assert.deepEqual(rule.found(`## ${fixed} {#set-up}\n`), []);
    });
  }

  it('says nothing of ids that are read', () => {
    const right = [
      '   ## Three {#three}\n',
      '1. Step\n\n   ## Below {#below}\n',
      '## Spaces { #spaces }\n\n## Two {#two words}\n\n## More{#more}\n',
      '<MDX>\n        ## Deep {#deep}\n</MDX>\n',
      '## 4th step {#fourth}\n\n## 1.2 Set up {#a}\n\n## -5 degrees {#b}\n\n## exported {#c}\n\n## import {#d}\n',
      '## 3. Stop\n\n- ## Listed\n\n> ## Quoted\n\nUnderlined\n---\n\n## Closed ##\n',
    ];
    for (const body of right) {
      assert.deepEqual(rule.found(body), []);
      assert.deepEqual(syntax.found(body), []);
    }
  });

  it('a heading of level 5 may be missing with an id', () => {
    assert.deepEqual(rule.severities('##### Detail {#detail}\n'), ['hint']);
    assert.equal(rule.fixed('##### Detail {#detail}\n', '####'), '#### Detail {#detail}\n');
  });

  it('an id in brackets is text, and is part of the anchor', () => {
    assert.deepEqual(rule.found('## Set up [#set-up]\n'), ['[#set-up]']);
    assert.deepEqual(rule.severities('## Set up [#set-up]\n'), ['warning']);
    assert.equal(rule.fixed('## Set up [#set-up]\n', 'Change'), '## Set up {#set-up}\n');
    assert.deepEqual(rule.fixes('- ## Set up [#set-up]\n'), ['Remove the id']);
    assert.deepEqual(rule.found('## Fix a crash [#1234]\n\n## See [#general](/a)\n\n## [#general]\n'), []);
    const target = { 'guide.mdx': `${page('Guide')}\n## Set up [#start]\n` };
    const anchors = probe('link/anchor-not-found');
    assert.deepEqual(anchors.found('[a](/guide#start) [b](/guide#gone)\n', target), ['/guide#gone']);
  });
});
