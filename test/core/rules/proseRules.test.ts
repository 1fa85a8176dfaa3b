import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

/** Texts with the number of findings of a rule in each. */
const cases: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  'prose/passive-voice': [
    ['The file is written by the agent.\n', 1],
    ['The file was\nautomatically created by our server.\n', 1],
    ['The file is written after each change.\n', 0],
    ['The file is written by\nthe agent.\n', 1],
    ['Run the script that is used by the agent.\n', 0],
    ['The file is written by the agent, not by the server.\n', 0],
    ['The code is read by line.\n', 0],
    ['`is written by the agent` is no prose.\n', 0],
    ['> The file is written by the agent.\n', 0],
    ['| a |\n| --- |\n| The file is written by the agent. |\n', 0],
    ['Say “the file is written by the agent” to nobody.\n', 0],
    ['<code>The file is written by the agent.</code>\n', 0],
  ],
  'prose/second-person': [
    ['We recommend that the user installs the agent first.\n', 2],
    ['Now we will create a file.\n', 1],
    ['The user should first install the agent. A file is there.\n', 1],
    ['The page is in English. It requires that the  user is signed in.\n', 1],
    ['We store your data for the time that you choose.\n', 0],
    ['Can we add a host?\n', 0],
    ['<Update label="May">\n\nWe recommend that you restart the agent.\n\n</Update>\n', 0],
    ['We require that the user is signed in before you show the page.\n', 0],
  ],
  'prose/tense': [
    ['This guide will show you how to start.\n', 1],
    ['The examples in this guide will use one host.\n', 0],
    ['After that, the agent will restart.\n', 0],
  ],
  'prose/terminology': [
    ['Connect Github and `Github`.\n', 1],
    ['See https://github.com/acme and [the code](https://github.com/acme).\n', 0],
    ['Install it with `npm`, from github.com or @github/acme.\n', 0],
  ],
  'prose/repeated-word': [
    ['Open the the settings.\n', 1],
    ['Open the\nthe settings.\n', 1],
    ['Open it. The the token is there.\n', 1],
    ['Will will send you the token.\n', 0],
    ['Open the `the` settings, the **the** end, and that that.\n', 0],
    ['Find the the-end and the the.end file.\n', 0],
    ['A dev dev-server runs.\n', 0],
  ],
  'prose/wordy': [
    ['Restart it in order\nto load the settings, and utilize it.\n', 2],
    ['Do so `in order to` start.\n', 0],
    ['Click **In order to**.\n', 0],
  ],
  'prose/parallel-list': [
    ['- Open it\n- Editing it\n- Save it\n- Close it\n', 1],
    ['- One host\n- Two hosts.\n- Three hosts\n', 0],
    ['- One host\n- Two hosts. And more.\n- Three hosts\n- Four hosts\n', 0],
    ['- `a`\n- `b`\n- `c`\n- One host.\n', 0],
  ],
};

for (const [id, texts] of Object.entries(cases)) {
  const rule = probe(id);
  describe(id, () => {
    for (const [body, expected] of texts) {
      it(`reports ${expected === 0 ? 'nothing' : expected} in ${JSON.stringify(body)}`, () => {
        assert.equal(rule.found(body).length, expected);
      });
    }
  });
}

describe('the writing rules', () => {
  const rule = probe('prose/repeated-word');

  it('are silent about text in other languages', () => {
    assert.deepEqual(rule.found('Der Dienst kann kann die Datei die die Regeln enthält nicht lesen.\n'), []);
    assert.deepEqual(rule.found('Vous vous connectez avec le le compte de votre organisation.\n'), []);
    assert.deepEqual(rule.found('设置 the the 页面，然后打开配置文件并保存更改以继续使用该服务。\n'), []);
  });

  it('are hints, and warnings in the strict set', () => {
    const body = 'Open the the settings.\n';
    assert.deepEqual(rule.severities(body), ['hint']);
    assert.deepEqual(rule.severities(body, { '.docsight.json': '{ "extends": "strict" }' }), ['warning']);
  });

  it('mark the words themselves, whatever marks and line ends are around them', () => {
    const [found] = rule.found('Some *text* and [a link](/x)\r\nwith with a host.\r\n');
    assert.match(JSON.stringify(found), /with with/);
  });
});
