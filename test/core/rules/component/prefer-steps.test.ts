import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPage } from '../../../../server/src/core/page/readPage.ts';
import { stepTitle } from '../../../../server/src/core/rules/component/rewriting/stepLines.ts';
import { completeFrontMatter, probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

describe('component/prefer-steps', () => {
  const procedure = [
    '1. **Download** it.',
    '',
    '   ```bash',
    '   curl -LO https://acme.example',
    '',
    '   tar xf acme',
    '   ```',
    '2. Open the [settings](https://acme.example/settings). Then wait.',
    '',
    '   ![The settings](/a.png)',
    '3. Start it',
    '',
  ];

  it('makes each item a step, with its content as it was', () => {
    assert.equal(
      fixed(`Do this:\n${procedure.join('\n')}\nDone.\n`),
      [
        'Do this:',
        '',
        '<Steps>',
        '  <Step title="Download it">',
        '    ```bash',
        '    curl -LO https://acme.example',
        '',
        '    tar xf acme',
        '    ```',
        '  </Step>',
        '  <Step title="Open the settings">',
        '    Open the [settings](https://acme.example/settings). Then wait.',
        '',
        '    ![The settings](/a.png)',
        '  </Step>',
        '  <Step title="Start it"></Step>',
        '</Steps>',
        '',
        'Done.',
        '',
      ].join('\n'),
    );
  });

  it('takes bold text with code in it for titles', () => {
    const list = procedure.join('\n').replace('**Download** it.', '**Download `acme` and `tar`** first.');
    assert.match(fixed(list) ?? '', /<Step title="Download acme and tar first">/);
  });

  it('keeps the line ends and the indentation of the surroundings', () => {
    const inTab = procedure.map((line) => (line === '' ? '' : `    ${line}`)).join('\r\n');
    const after = fixed(`<Tabs>\r\n  <Tab title="A">\r\n${inTab}\r\n  </Tab>\r\n</Tabs>\r\n`) ?? '';
    assert.ok(!/(?<!\r)\n/.test(after));
    assert.match(after, /\r\n {4}<Steps>\r\n {6}<Step title="Download it">\r\n {8}```bash\r\n/);
    assert.deepEqual(readPage(completeFrontMatter + after).problems, []);
  });

  it('says nothing of lists that are no procedure', () => {
    const lists = [
      '1. Open it.\n2. Choose one.\n3. Confirm.\n',
      '1. Open it.\n\n   ```bash\n   a\n   ```\n2. Close it.\n\n   ```bash\n   b\n   ```\n',
      '1. **Trust**\n   - one\n2. **Safety**\n   - two\n3. **Control**\n   - three\n',
      '1. **Path issues**\n\n   ```bash\n   a\n   ```\n2. **Wrong port**\n\n   ```bash\n   b\n   ```\n3. **Timeouts**\n',
    ];
    for (const list of lists) assert.deepEqual(found(list), [], list);
  });

  it('says nothing of a list below a heading that is a step itself, or below a label', () => {
    const list = procedure.join('\n');
    for (const heading of ['## Step 2: Install', '### 1. Get the key', '## Phase A']) {
      assert.deepEqual(found(`${heading}\n\n${list}`), [], heading);
    }
    assert.equal(found(`## Stepwise\n\n${list}`).length, 1);
    assert.deepEqual(found(`**Solution**:\n\n${list}`), []);
    assert.equal(found(`**Wait** for it.\n\n${list}`).length, 1);
  });

  it('says nothing of things whose names begin like an instruction', () => {
    const about = '\n\n   ```bash\n   acme\n   ```\n';
    const reference = ['Access control', '**Request limits**', 'Test accounts', 'Update policy'];
    assert.deepEqual(found(reference.map((name, at) => `${at + 1}. ${name}${about}`).join('')), []);
    const steps = ['Access the portal', 'Then **test** `acme`', 'Update **Plan**', 'Request [a key](/keys)'];
    assert.equal(found(steps.map((name, at) => `${at + 1}. ${name}${about}`).join('')).length, 1);
  });

  it('says nothing of a list that shows neither code nor pictures, nor of one in another language', () => {
    const list = (steps: readonly string[], shown: string): string =>
      steps.map((step, at) => `${at + 1}. ${step}\n\n   ${shown}\n`).join('');
    const english = ['Open it.', 'Choose one.', 'Confirm.'];
    assert.deepEqual(found(list(english, 'It takes a while.')), []);
    assert.deepEqual(found(list(english, '<Note>Wait.</Note>')), []);
    assert.equal(found(list(english, '![A](/a.png)')).length, 1);
    assert.deepEqual(found(list(['打开它。', '选择一个。', '确认。'], '```bash\n   a\n   ```')), []);
  });

  it('says nothing of a list in an accordion, which is a detail of its page', () => {
    const inAccordion = procedure.map((line) => (line === '' ? '' : `  ${line}`)).join('\n');
    assert.deepEqual(found(`<Accordion title="Prerequisites">\n${inAccordion}\n</Accordion>\n`), []);
  });

  it('says nothing of a list that continues the numbers of another, or in a step or callout', () => {
    const list = procedure.join('\n');
    assert.deepEqual(found(list.replace(/^(\d)\./gm, (_, number: string) => `${Number(number) + 3}.`)), []);
    assert.deepEqual(found(`<Note>\n${list}</Note>\n`), []);
    assert.deepEqual(found(`<Steps>\n<Step title="A">\n${list}</Step>\n</Steps>\n`), []);
    assert.deepEqual(found(`- A:\n\n${list.replace(/^(?=.)/gm, '  ')}`), []);
  });

  const titles: readonly (readonly [string, string | undefined, string])[] = [
    ['Download it.', 'Download it', ''],
    ['Run `npm i`. Then wait.', 'Run npm i', 'Then wait.'],
    ['**Install:** Get it from the store.', 'Install', 'Get it from the store.'],
    ['Use v2.0, e.g. on Linux. Done.', 'Use v2.0, e.g. on Linux', 'Done.'],
    ['Open [it](/a).', 'Open it', 'Open [it](/a).'],
    ['Say "hi" & wait', 'Say "hi" & wait', ''],
    ['![A picture](/a.png)', undefined, ''],
    ['Set {value} first', undefined, ''],
  ];
  for (const [paragraph, title, rest] of titles) {
    it(`titles a step that begins with ${paragraph}`, () => {
      assert.deepEqual(stepTitle(paragraph), title === undefined ? undefined : { title, rest });
    });
  }
});
