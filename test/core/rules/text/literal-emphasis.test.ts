import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

const rule = probe('text/literal-emphasis');

describe('text/literal-emphasis', () => {
  const shown: readonly string[] = [
    '**注意：**このエンドポイントは\n',
    '設定で**［保存］**を選択\n',
    '- **`task`:**位置の修正\n',
    '**Téléchargement :**permet de\n',
    '**Website: **The address\n',
    'ces données ** ne peuvent pas** être\n',
    '後、__IPの範囲__も設定\n',
    '| a |\n| --- |\n| 値は**`file`**です |\n',
    '## 設定の**［保存］**を\n',
  ];
  for (const body of shown) {
    it(`marks the asterisks or underscores that readers see in ${JSON.stringify(body)}`, () => {
      assert.equal(rule.found(body).length, 1);
    });
  }

  const silent: readonly string[] = [
    'A **bold** word, **bold:** and __this__.\n',
    'Call `**a：**b`, and:\n\n```py\nf(**a：**b)\n```\n',
    '2**3**4, 2 ** 3 ** 4, a ** b ** c\n',
    '(*args, **kwargs) and **options\n',
    'Match src/** or **/*.md and lib/**.\n',
    'foo__bar__baz, __init__.py and my__file__\n',
    '\\*\\*注意：\\*\\*です **終わり\n',
    '<Note title="**a：**b">Text.</Note>\n',
    '{"**a：**b"}\n',
    '[a](/page?q=**a：**b)\n',
    '**one\n\ntwo：**three\n',
  ];
  for (const body of silent) {
    it(`leaves ${JSON.stringify(body)} alone`, () => {
      assert.deepEqual(rule.found(body), []);
    });
  }

  it('moves what is in the way, or uses a tag where that would part brackets or code', () => {
    assert.equal(rule.fixed('**注意：**この\n', 'punctuation'), '**注意**：この\n');
    assert.equal(rule.fixed('設定で**［保存］**を\n', 'punctuation'), '設定で［**保存**］を\n');
    assert.equal(rule.fixed('**Website: **The\n', 'space'), '**Website:** The\n');
    assert.deepEqual(rule.fixes('**定数（C）**を選択\n'), ['*Use `<b>`']);
    assert.equal(rule.fixed('値は**`file`**です\n', '<b>'), '値は<b>`file`</b>です\n');
    assert.equal(rule.fixed('後、__IPの範囲__も設定\n', '**'), '後、**IPの範囲**も設定\n');
    assert.deepEqual(rule.fixes('**［次へ］**を押し、**［保存］**を選択\n')[0], '*Move the punctuation out');
  });
});
