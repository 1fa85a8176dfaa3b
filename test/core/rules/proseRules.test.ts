import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';
import { configWith, findingsInFiles, page } from '../../support/site.ts';

describe('the writing rules', () => {
  const rule = probe('prose/repeated-word');

  it('are silent about the style of contracts, and of pages that a program writes', () => {
    const text = (comment: string): string => `---\n${comment}title: A\n---\n\nRestart it in order to see it.\n`;
    const files = {
      'legal/terms.mdx': text(''),
      'a.mdx': text('# This page is auto-generated: do not edit it.\n'),
      'b.mdx': text('# The start page.\n'),
    };
    const reported = findingsInFiles({ 'docs.json': configWith({}), ...files });
    assert.deepEqual(
      reported.filter((one) => one.rule.id === 'prose/wordy').map(({ file }) => file),
      ['b.mdx'],
    );
  });

  it('report what a writer does all over a site or a page once', () => {
    const causes = (id: string, body: string): number =>
      new Set(
        findingsInFiles({ 'docs.json': configWith({}), 'a.mdx': page('A') + body, 'b.mdx': page('B') + body })
          .filter((one) => one.rule.id === id)
          .map(({ cause }) => cause),
      ).size;
    assert.equal(causes('prose/wordy', '\nDo it in order to see it, and in order to use it. Utilize it.\n'), 2);
    assert.equal(causes('prose/second-person', '\nNow we will add it. Then we will use it.\n'), 2);
    assert.equal(causes('prose/tense', '\nThis page will show it, and this page will explain it.\n'), 1);
  });

  it('are silent about text in other languages', () => {
    assert.deepEqual(rule.found('Der Dienst kann kann die Datei die die Regeln enthält nicht lesen.\n'), []);
    assert.deepEqual(rule.found('Vous vous connectez avec le le compte de votre organisation.\n'), []);
    assert.deepEqual(rule.found('设置 the the 页面，然后打开配置文件并保存更改以继续使用该服务。\n'), []);
  });

  it('are hints, and warnings in the strict preset', () => {
    const body = 'Open the the settings.\n';
    assert.deepEqual(rule.severities(body), ['hint']);
    assert.deepEqual(rule.severities(body, { '.docsight.json': '{ "extends": "strict" }' }), ['warning']);
  });

  it('mark the words themselves, whatever marks and line ends are around them', () => {
    const [found] = rule.found('Some *text* and [a link](/x)\r\nwith with a host.\r\n');
    assert.match(JSON.stringify(found), /with with/);
  });
});
