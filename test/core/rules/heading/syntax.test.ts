import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('heading/syntax', () => {
  const rule = probe('heading/syntax');

  it('reports headings without a space, and adds it', () => {
    assert.equal(rule.fixed('##Install\n\nText.\n', 'space'), '## Install\n\nText.\n');
    assert.equal(rule.fixed('Text.\n\n###1. **Install**\n', 'space'), 'Text.\n\n### 1. **Install**\n');
    assert.equal(rule.fixed('<Note>\n  ##安装\n</Note>\n', 'space'), '<Note>\n  ## 安装\n</Note>\n');
    assert.deepEqual(rule.found('##Install\r\n\r\nText.\r\n'), ['##Install']);
  });

  it('is the one finding above a heading that then seems to skip a level', () => {
    const increments = probe('heading/increment');
    assert.deepEqual(increments.found('##Install\n\n### Run\n\nText.\n'), []);
    assert.deepEqual(increments.found('## Start\n\n###Install\n\n#### Run\n\nText.\n'), []);
    assert.deepEqual(increments.found('## Start\n\n#### Run\n\nText.\n'), ['#### Run']);
  });

  it('reports a second mark, which readers see', () => {
    assert.deepEqual(rule.found('## ## Overview\n\n> ### ## Quoted\n'), ['##', '##']);
    assert.equal(rule.fixed('## ## Overview\n', 'Remove'), '## Overview\n');
    assert.deepEqual(rule.found('## # of users\n\n## C ## D\n\n## `## x`\n\n## Closed ##\n\n## ##\n'), []);
  });

  it('leaves other lines alone', () => {
    for (const body of [
      '## Install\n\n##\n',
      '#support\n\n#1\n\n##12\n',
      'Text\n##Install\n',
      '##[group] Build\n\n##vso[task.complete]done\n',
      '```\n##Install\n```\n\n`##Install`\n',
      '\\##Install\n',
      '{/*\n##Install\n*/}\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });
});
