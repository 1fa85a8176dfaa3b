import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { findingsInFiles } from '../../../support/site.ts';
import { probeArea, siteWithPage } from '../../../support/ruleTester.ts';

const { found, fixes, severities } = probeArea(/^code\//, {
  'code/incomplete': 'info',
  'code/language-mismatch': 'info',
  'code/invalid-json': 'info',
});

describe('code/language', () => {
  const tree = '```\nsrc/\n└── page.mdx\n```\n';

  it('is an info where the text or the sentence above it shows its language', () => {
    assert.deepEqual(severities('```\nnpm install acme\n```\n'), ['info code/language']);
    assert.deepEqual(severities('Test it by running:\n\n```\nacme version\n```\n'), ['info code/language']);
  });

  it('takes what a sentence announces as the result of a command for no command', () => {
    for (const above of ['The command prints:', 'Run it, and see:', 'It returns:']) {
      assert.deepEqual(severities(`${above}\n\n\`\`\`\nacme ready\n\`\`\`\n`), [], above);
    }
    assert.deepEqual(severities('Run this:\n\n```\nOpen the door.\n```\n'), []);
  });

  it('reports output and trees only as a hint where the site names `text` for most of them', () => {
    assert.deepEqual(severities(tree), []);
    const named = '```text\nDone\n```\n\n';
    assert.deepEqual(severities(named.repeat(10) + tree), ['hint code/language']);
    assert.deepEqual(severities(named.repeat(10) + `${tree}\n`.repeat(11)), []);
  });

  it('leaves pages alone that a program writes', () => {
    const written = '{/* Do not edit: written by acme docs */}\n\n```\nnpm install acme\n```\n';
    assert.deepEqual(severities(written), []);
    const chosen = { ...siteWithPage(written), '.docsight.json': '{ "rules": { "code/language": "warning" } }' };
    const found = findingsInFiles(chosen).map(({ rule, severity }) => `${severity} ${rule.id}`);
    assert.deepEqual(found, ['warning code/language'], 'but not where somebody asks for it');
  });

  it('leaves blocks that are typed just now alone', () => {
    assert.deepEqual(found('```\n```\n'), []);
    assert.deepEqual(found('```\nnpm install\n'), ['code/unclosed: ```']);
  });

  it('takes an option at the first position where the platform allows it', () => {
    assert.deepEqual(found('```nocopy\nText\n```\n'), []);
  });

  it('names the language where it is certain, and plain text always', () => {
    assert.deepEqual(fixes('1. Do it.\n\n   ```\n   npm install acme\n   ```\n'), {
      'Add `bash`': '1. Do it.\n\n   ```bash\n   npm install acme\n   ```\n',
      'Add `text`': '1. Do it.\n\n   ```text\n   npm install acme\n   ```\n',
    });
  });

  it('offers the recognized language, then those of most pages of the site as it writes them', () => {
    const block = (...names: readonly string[]): string => names.map((name) => `\`\`\`${name}\nx\n\`\`\`\n`).join('\n');
    const rule = probe('code/language');
    const site = {
      'a.mdx': block('js', 'js', 'python', 'text', 'yaml', 'ts'),
      'b.mdx': block('py', 'javascript', 'js', 'yaml', 'own'),
      'c.mdx': block('py', 'sh'),
    };
    assert.deepEqual(rule.fixes('```\nFROM node:20\nRUN npm ci\n```\n', site), [
      '*Add `dockerfile`',
      'Add `js`',
      'Add `py`',
      'Add `yaml`',
      'Add `sh`',
      'Add `text`',
    ]);
  });

  it('keeps what follows the fence, and its line ends', () => {
    assert.equal(
      fixes('```{1} title="A"\r\nnpm ci\r\n```\r\n')['Add `bash`'],
      '```bash {1} title="A"\r\nnpm ci\r\n```\r\n',
    );
  });

  it('takes a language out of braces', () => {
    const rule = probe('code/language');
    assert.equal(rule.fixed('```{json}\n{"a": 1}\n```\n', 'json'), '```json\n{"a": 1}\n```\n');
    assert.equal(rule.fixed('```{.python} a.py\na = 1\n```\n', 'python'), '```python a.py\na = 1\n```\n');
    assert.match(rule.message('```{json}\n{"a": 1}\n```\n'), /so `{json}` is no language/);
  });
});
