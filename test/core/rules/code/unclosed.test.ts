import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { configWith, findingsInFiles, page, textAt } from '../../../support/site.ts';

const rule = probe('code/unclosed');

function filesOf(body: string): { readonly 'docs.json': string; readonly 'page.mdx': string } {
  return {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    'page.mdx': `---\ntitle: Page\ndescription: About the page.\n---\n\n${body}`,
  };
}

describe('code/unclosed', () => {
  it('takes the comments of a language for code, and headings for text', () => {
    const message = (language: string, line: string): string =>
      rule.message(`\`\`\`${language}\nx = 1\n\n${line}\ny = 2\n`);
    assert.match(message('python', '# Define the prompt'), /only the end of the page ends it/);
    assert.match(message('python', '## Define the prompt'), /the rest of the page is shown as code/);
    assert.match(message('js', '# Define the prompt'), /the rest of the page is shown as code/);
  });

  it('is the one finding about a page that a forgotten fence breaks, and an error then', () => {
    const body = '<Steps>\n<Step title="Install">\n\n```bash\nnpm install acme\n\n</Step>\n</Steps>\n';
    const all = findingsInFiles(filesOf(body)).map((one) => `${one.severity} ${one.rule.id}`);
    assert.deepEqual(all, ['error code/unclosed']);
  });

  it('is the one finding where tags between the code and the next fence are shown as code too', () => {
    const body =
      '<Note>\n\n```bash\nnpm install acme\n\n</Note>\n\n<Tip>\n\n```bash\nnpm start\n```\n\n</Tip>\n\nText.\n';
    const all = findingsInFiles(filesOf(body)).map((one) => `${one.severity} ${one.rule.id}`);
    assert.deepEqual(all, ['error code/unclosed']);
  });

  it('takes the last fence for a closing one with text after it if an empty line or nothing follows', () => {
    for (const rest of ['', '\nText.\n\n## More\n']) {
      const body = `\`\`\`js\nstart();\n\`\`\`js\n${rest}`;
      assert.deepEqual(rule.found(body), ['```js']);
      assert.match(rule.message(body), /^This fence doesn’t close the code block, because text follows it/);
      assert.equal(rule.fixed(body, 'text after'), body.replace('();\n```js', '();\n```'));
    }
    const two = '```js\nstart();\n\n```js\nstop();\n\nText.\n';
    assert.equal(rule.found(two).length, 2);
  });

  it('keeps other errors of such a page', () => {
    const all = findingsInFiles(filesOf('<Tip>\n\n```bash\nnpm install acme\n')).map((one) => one.rule.id);
    assert.deepEqual(all, ['mdx/syntax', 'code/unclosed']);
  });

  it('reports nothing in what was meant as code', () => {
    const body =
      '```mdx\n<Acme>\n\n```js\nstart();\n```\n\n[Docs](/nowhere)\n\n# Title\n</Acme>\n```\n\nText.\n\n```js\nstop();\n```\n';
    const all = findingsInFiles(filesOf(body)).map((one) => [
      one.rule.id,
      textAt(filesOf(body)['page.mdx'], one.range),
    ]);
    assert.deepEqual(all, [['code/unclosed', '```mdx']]);
    assert.equal(
      rule.fixed(body, 'longer fences'),
      body.replace('```mdx', '````mdx').replace('</Acme>\n```', '</Acme>\n````'),
    );
  });

  it('is the one finding about an opening fence with too few backticks', () => {
    const group = (marks: string): string =>
      `<CodeGroup>\n\`\`\`bash npm\nnpm add acme\n\`\`\`\n${marks}bash pnpm\npnpm add acme\n\`\`\`\n\`\`\`bash bun\nbun add acme\n\`\`\`\n</CodeGroup>\n`;
    for (const marks of ['`', '``']) {
      const all = findingsInFiles(filesOf(group(marks))).map((one) => one.rule.id);
      assert.deepEqual(all, ['code/unclosed']);
      assert.deepEqual(rule.found(group(marks)), [`${marks}bash pnpm`]);
      assert.equal(rule.fixed(group(marks), 'three backticks'), group('```'));
    }
  });

  it('closes a block that ends with fences of the other character', () => {
    for (const [first, last] of [
      ['```', '~~~'],
      ['~~~~', '```'],
    ] as const) {
      const page = (close: string, more: string): string => `${first}js\nstart();\n${close}\n\nText.\n${more}`;
      for (const more of ['', '\n```js\nstop();\n```\n']) {
        assert.equal(rule.fixed(page(last, more), 'opens the block', {}), page(first, more), first + more);
      }
      // The block may show two fences, or one with a language.
      assert.deepEqual(rule.fixes(`${first}md\n${last}\ncode\n${last}\n`), []);
      assert.deepEqual(rule.fixes(`${first}md\n${last}js\ncode\n`), []);
    }
    const inQuote = '> ```js\n> start();\n> ~~~\n> Text.\n';
    assert.equal(rule.fixed(inQuote, 'opens the block'), inQuote.replace('~~~', '```'));
  });

  it('takes inline code for no opening fence', () => {
    const body = '`bash` and ``zsh``\n\n``js\nx``\n\n```\ntext\n\n```js\nstart();\n```\n';
    assert.deepEqual(rule.found(body), ['```']);
  });

  it('distinguishes a block that was not closed from a block in a block', () => {
    const open = '```js\nstart();\nstop();\n\n```py\nstart()\n```\n\n```\ntext\n```\n';
    assert.deepEqual(rule.found(open), ['```js']);
    assert.equal(rule.fixed(open, 'Close the code block'), open.replace('stop();\n', 'stop();\n```\n'));
  });

  it('closes a block of another language than Markdown before the next one, above the text that introduces that', () => {
    const body =
      'Run it:\n\n```bash\nacme run \\\n  --to "1"\n\nWith an agent:\n```bash\nacme agent\n```\n```\n\nStop it:\n\n```bash\nacme stop\n```\n';
    assert.deepEqual(rule.found(body), ['```bash']);
    assert.match(rule.message(body), /isn’t closed before the next one/);
    assert.deepEqual(rule.fixes(body), ['*Close the code block', 'Use longer fences']);
    const fixed = rule.fixed(body, 'Close the code block');
    assert.equal(fixed, body.replace('"1"\n', '"1"\n```\n').replace('agent\n```\n```\n', 'agent\n```\n'));
    assert.deepEqual(rule.found(fixed), []);
  });

  it('closes a block above the headings, sentences and numbered steps before the next one', () => {
    const prose = [
      '\n## Next\n\nIt can do (R1) more:\n\n',
      '\n## Next\n\nIt does more.\n\nAnd this, too:\n',
      'Rename a file and its folder:\n',
      '\n3. cd into it\n',
      '\n## Next\n\n- one\n- two\n\n',
    ];
    for (const text of prose) {
      const open = `\`\`\`python\nstart(\n)\n${text}\`\`\`python\nstop()\n\`\`\`\n`;
      assert.equal(rule.fixed(open, 'Close the code block'), open.replace('\n)\n', '\n)\n```\n'), text);
    }
    for (const code of ['# stop\n', '## stop\n', '\n- Name: a\n', 'COPY . .\n', '\nRUN a\\\n  b\n', 'class A:\n']) {
      const open = `\`\`\`yaml\nstart\n${code}\n\`\`\`python\nstop()\n\`\`\`\n`;
      assert.equal(rule.fixed(open, 'Close the code block'), open.replace(code, `${code}\`\`\`\n`), code);
    }
  });

  it('reads a line of any length once', () => {
    const line = `\`\`\`yaml\nstart\n\nAt ${'a '.repeat(300_000)}\n\`\`\`python\nstop()\n\`\`\`\n`;
    const start = process.cpuUsage().user;
    assert.deepEqual(rule.found(line), ['```yaml']);
    assert.ok(process.cpuUsage().user - start < 5_000_000);
  });

  it('closes a block without a language above a heading, and takes it for one that is displayed otherwise', () => {
    const inner = '```bash\nacme start\n```\n';
    const body = (text: string): string => `Add:\n\n\`\`\`\nSMS\n${text}\n${inner}\n\`\`\`\n\nText.\n\n${inner}`;
    const open = body('6. Choose “b”.\n\n\n## Next\n\nSet `.env`:\n');
    assert.match(rule.message(open), /isn’t closed before the next one/);
    assert.equal(
      rule.fixed(open, 'Close the code block'),
      open.replace('SMS\n', 'SMS\n```\n').replace(`${inner}\n\`\`\`\n`, `${inner}\n`),
    );
    assert.deepEqual(rule.fixes(body('# Set it\n')), ['*Use longer fences']);
  });

  it('removes the fences around text that begins with a heading', () => {
    const text = '### Install it\n\n* Do this:\n\n```bash\nacme start\n```\n\nIt runs.\n';
    const body = `**Java**\n\`\`\`\n${text}\`\`\`\n\nText.\n\n\`\`\`js\nstop();\n\`\`\`\n`;
    assert.deepEqual(rule.fixes(body), ['*Remove both fences', 'Use longer fences']);
    assert.equal(rule.fixed(body, 'Remove both fences'), body.replace(`\`\`\`\n${text}\`\`\`\n`, text));
  });

  it('takes a block in a string for one that is displayed', () => {
    const body =
      '```python\nPROMPT = """\nReturn:\n```json\n{}\n```\n"""\nprint(PROMPT)\n```\n\nText.\n\n```js\nstop();\n```\n';
    assert.deepEqual(rule.fixes(body), ['*Use longer fences']);
  });

  it('is the one finding where an opening fence is missing, and reports nothing in the code above', () => {
    const code = '{ "id": 1, "items": [{}] }\n# Title\nsend(<key>)\n```\n';
    for (const body of [
      `## Call it\n\n${code}\nText.\n\n\`\`\`js\nstart();\n\`\`\`\n`,
      `## Call it\n\n${code}`,
      `\`\`\`js\nstart();\n\`\`\`\n\n\`\`js\n${code}`,
      `<Steps>\n<Step title="Install">\n\n${code}</Step>\n</Steps>\n\n\`\`\`js\nstart();\n\`\`\`\n`,
    ]) {
      const all = findingsInFiles(filesOf(body));
      assert.deepEqual(
        all.map((one) => `${one.severity} ${one.rule.id}`),
        ['error code/unclosed'],
        body,
      );
      assert.match(all[0]?.message ?? '', /no opening fence|fewer than three backticks/);
    }
  });

  it('says where several fences are on one line with their code', () => {
    const line = '```bash npm npm install x ``` ```bash yarn yarn add x\n';
    const group = `<CodeGroup>\n  ${line}  \`\`\`\n</CodeGroup>\n\nText.\n`;
    assert.match(rule.message(group), /on one line with their code.*Put each fence on a line of its own\.$/);
    // The block swallows the closing tag, so the page is lost.
    assert.deepEqual(rule.severities(group), ['error']);
    assert.match(rule.message(`${line}\`\`\`\n\nText.\n`), /on one line with their code/);
    const single = '```js start(); ``` runs\nstop();\n```\n\nText.\n\n```js\nstart();\n```\n';
    assert.match(rule.message(single), /no opening fence/);
  });

  it('goes back to the first fence without an opening one, after which text is shown as code', () => {
    const wrong = 'Run\n\nacme restart\n```\n\n';
    const right = '### Next\n\nIt says:\n\n```\nnot found\n```\n\nThen:\n\n```bash\nacme stop\n```\n';
    const files = filesOf(wrong + right);
    const [finding, ...others] = findingsInFiles(files).filter((one) => one.rule.id === 'code/unclosed');
    assert.deepEqual(others, []);
    assert.equal(finding?.range.start, files['page.mdx'].indexOf('```'));
    assert.match(finding.message, /no opening fence/);
    const shown = '```\n\n## One\n\n## Two\n```\n\nText.\n\n```js\na();\n\n```py\nb()\n```\n';
    assert.deepEqual(rule.found(`Headings:\n\n${shown}`), ['```js']);
  });

  it('takes a fence without a language for an opening one where text introduces it', () => {
    const body = 'Install it:\n```\n\nnpm install acme\n\nThen:\n\n```js\nstart();\n```\n';
    assert.doesNotMatch(findingsInFiles(filesOf(body))[0]?.message ?? '', /no opening fence/);
  });

  it('says that a fence at the end of a line of code closes nothing', () => {
    const body = '<Tab title="A">\n  ```bash acme add \\\n  --token x ```\n</Tab>\n\n```json\n{}\n```\n\nText.\n';
    assert.deepEqual(rule.found(body), ['```bash acme add \\']);
    assert.match(rule.message(body), /closing fence is at the end of a line/);
    assert.equal(rule.fixed(body, 'line of its own'), body.replace('x ```', 'x\n  ```'));
    assert.deepEqual(rule.fixes('```bash\necho\n\n```json\n{}\n```\n\nText.\n').length, 1);
  });

  it('is one finding for all pages on which only code follows, as they were meant', () => {
    const all = '```python\nclass Run:\n    def run(self, **kwargs):\n        return 2 ** 3\n\nrun(None, 3)\n';
    assert.match(rule.message(all), /only the end of the page ends it/);
    const more = ['\nText follows.\n', '\n## Next\n', '\n- One\n', '\nSee [it](/page)\n'];
    for (const rest of more) assert.match(rule.message(all + rest), /the rest of the page is shown as code/, rest);
    const found = findingsInFiles({
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['a', 'b', 'c'] }] }),
      'a.mdx': `${page('A')}\n${all}`,
      'b.mdx': `${page('B')}\n${all}`,
      'c.mdx': `${page('C')}\n${all}\n## Next\n`,
    }).filter((finding) => finding.rule.id === 'code/unclosed');
    assert.deepEqual(
      found.map(({ severity, cause }) => [severity, cause === undefined]),
      [
        ['warning', false],
        ['warning', false],
        ['warning', true],
      ],
    );
  });

  it('leaves blocks alone that hold a fence and end where they should', () => {
    for (const body of [
      '````md\n```js\nstart();\n```\n````\n',
      '~~~md\n```js\nstart();\n```\n~~~\n',
      '```md\n```js\n```\n',
      '```tsx\n<Task>\n  ```diff{"a"}- b\n</Task>\n```\n',
      '- Do it:\n\n  ```bash\n  npm install acme\n\n- Next.\n',
      '> ```bash\n> npm install acme\n> ```\n',
      '{/*\n```bash\n*/}\n',
    ]) {
      assert.deepEqual(rule.found(body), [], body);
    }
  });
});

describe('code/unclosed and a fence too many', () => {
  it('removes the second of two opening fences, or the one that says less', () => {
    const twice = (first: string, second: string): string =>
      `Connect:\n\n\`\`\`${first}\n\`\`\`${second}\nconst a = 1;\nrun(a);\n\`\`\`\n\nThen:\n\n\`\`\`js\nstop();\n\`\`\`\n`;
    const once = (info: string): string => twice(info, '').replace('\n```\n', '\n');
    for (const [first, second, which, kept] of [
      ['typescript title="Connection"', 'typescript', 'second', 'typescript title="Connection"'],
      ['typescript', 'typescript', 'second', 'typescript'],
      ['typescript', 'typescript a.ts', 'first', 'typescript a.ts'],
    ] as const) {
      const body = twice(first, second);
      assert.deepEqual(rule.found(body), [`\`\`\`${second}`]);
      assert.match(rule.message(body), /^The line above opens this code block already/);
      assert.deepEqual(rule.fixes(body), [`*Remove the ${which} fence`]);
      assert.equal(rule.fixed(body, 'Remove'), once(kept));
      assert.deepEqual(rule.found(once(kept)), []);
    }
  });

  it('leaves a block that shows one alone', () => {
    assert.deepEqual(rule.found('```md\n```js\nstop();\nrun();\n```\n'), []);
    assert.doesNotMatch(rule.message('```bash\n```js\nstop();\nrun();\n```\n'), /^The line above opens/);
  });

  it('removes a fence below the last sentence of a page, and takes the end of code for code', () => {
    for (const above of [
      'See [limits](/page)',
      'Use the **second** key (see above)',
      'Use the second key (see above)',
      'Text.',
    ]) {
      const body = `Text.\n\n${above}\n\`\`\`\n`;
      assert.match(rule.message(body), /opens an empty code block at the end of the page\. Remove it/);
      assert.equal(rule.fixed(body, 'Remove'), `Text.\n\n${above}\n`);
    }
    for (const above of ['run(a)', 'Print(name, other)', '}', 'Console.log (a)', 'a = b[1]']) {
      assert.match(rule.message(`Text.\n\n${above}\n\`\`\`\n`), /has no opening fence/);
    }
  });
});
