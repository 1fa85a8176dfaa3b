import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCatalogue } from '../../../../server/src/core/components/catalogue.ts';
import { probe } from '../../../support/pageRule.ts';
import { afterFix, configWith, currentConfigWith, findingsInFiles, page, type Files } from '../../../support/site.ts';
import {
  applyFix,
  componentMessages,
  componentFindings,
  configWithCatalogue,
  fixTitles,
  snippetFindings,
} from '../../../support/componentFindings.ts';

describe('component/unknown', () => {
  const unknownIn = (body: string, files = {}): readonly string[] =>
    componentFindings('component/unknown', body, files);

  it('reports misspelled and foreign components, in blocks and in sentences', () => {
    assert.deepEqual(unknownIn('<Acordion title="A">\nText.\n</Acordion>\n\nSee <Zebra /> there.'), [
      'error: Acordion',
      'error: Zebra',
    ]);
  });

  it('hints at blocks that are no HTML, the outer one of each', () => {
    const blocks = '<read_file>\n<path>a.json</path>\n</read_file>\n\n<message>\nRead *this*.\n</message>\n';
    assert.deepEqual(unknownIn(blocks), ['hint: read_file', 'hint: message']);
    const fixed = applyFix('component/unknown', '<message>\nRead *this*.\n</message>\n', 'Escape as `\\<message>`');
    assert.match(fixed, /\\<message>\nRead \*this\*\.\n\\<\/message>/);
    for (const body of [
      '<details>\nText.\n</details>',
      '<my-element>\nText.\n</my-element>',
      '<ruby>\nText.\n</ruby>',
      '<svg><feBlend>Text</feBlend></svg>',
      'In a <name>sentence</name>.',
      '<message>\n</message>',
      'import message from "/snippets/message.mdx";\n\n<message>Text</message>',
    ])
      assert.deepEqual(unknownIn(body, { 'snippets/message.mdx': 'Text.\n' }), [], body);
  });

  it('names what is meant by the names of other tools, and nothing that merely looks alike', () => {
    const message = (name: string): string =>
      componentMessages('component/unknown', `<${name}>\nText.\n</${name}>`).join();
    assert.match(message('Important'), /Import it, or use `Warning` or `Note`\./);
    for (const name of ['Critical', 'Attention', 'Alert']) assert.match(message(name), /Import it, or use `Warning`/);
    assert.match(message('Cards'), /Import it, or use `CardGroup`\./);
    const titles = fixTitles('component/unknown', '<Important>\nText.\n</Important>');
    assert.deepEqual(titles.slice(0, 2), ['Change to `Warning`', 'Change to `Note`']);
    assert.match(message('Wraning'), /Did you mean `Warning`\?/);
    assert.match(message('CallOut'), /Did you mean `Callout`\?/);
    for (const name of ['TCP', 'AuthCodeBlock', 'ResponseSourceField']) {
      assert.doesNotMatch(message(name), /Did you mean/, name);
    }
  });

  it('knows the parts of a component that other tools name after it, and the labels that its tag has there', () => {
    const inTabs = (items: string): string =>
      `<Tabs${items}>\n<Tabs.Tab>\nA\n</Tabs.Tab>\n<Tabs.Tab>\nB\n</Tabs.Tab>\n</Tabs>`;
    for (const [name, part] of [
      ['Tabs.Tab', 'Tab'],
      ['Cards.Card', 'Card'],
      ['Steps.Step', 'Step'],
    ]) {
      const body = `<${name}>\nText.\n</${name}>`;
      assert.match(componentMessages('component/unknown', body).join(), new RegExp(`Did you mean \`${part}\`\\?`));
    }
    assert.deepEqual(unknownIn('<Tabs.Trigger>\nA\n</Tabs.Trigger>'), ['error: Tabs.Trigger']);
    const first = (items: string): string =>
      applyFix('component/unknown', inTabs(items), 'Change to `Tab`').split('\n')[1] ?? '';
    assert.equal(first(` items={['curl', "cast"]}`), '<Tab title="curl">');
    for (const items of ['', ' items={names}', " items={['a']}", " items={['a', b]}", ` items={['a "b"', 'c']}`]) {
      assert.equal(first(items), '<Tab>', items);
    }
  });

  it('makes the label of a part of a group the title of its block', () => {
    const group = (content: string): string => `<CodeGroup>\n${content}\n</CodeGroup>`;
    const item = (label: string, block: string): string => `<CodeGroupItem ${label}>\n\n${block}\n\n</CodeGroupItem>`;
    const block = '```bash\npnpm add acme\n```';
    const title = 'Make `Acme AI` the title of the block';
    const [message = ''] = componentMessages('component/unknown', group(item('label="Acme AI"', block)));
    assert.match(message, /Remove its tags, and write its label into the block\.$/);
    assert.equal(
      applyFix('component/unknown', group(item('label="Acme AI"', block)), title),
      group(block.replace('bash', 'bash Acme AI')),
    );
    for (const other of [
      item('label="A" icon="b"', block),
      item('label={a}', block),
      item('label="A"', `${block}\n\nText.`),
    ])
      assert.ok(!fixTitles('component/unknown', group(other)).some((one) => one.startsWith('Make')), other);
  });

  it('removes the tags of what holds blocks rather than taking them for text', () => {
    const body = '<ColorPalette>\n  <Card title="A">B</Card>\n\n  Text.\n</ColorPalette>';
    const titles = fixTitles('component/unknown', body);
    assert.equal(titles[0], 'Remove the `ColorPalette` tags');
    assert.match(componentMessages('component/unknown', body).join(), /Import it, or remove its tags\.$/);
    assert.equal(titles.at(-1), 'Escape as `\\<ColorPalette>`');
    assert.equal(applyFix('component/unknown', body, titles[0]), '<Card title="A">B</Card>\n\nText.');
    for (const other of ['Set <KEY>here</KEY> now.', '<KEY>\nhere\n</KEY>', '<Zebra>\n<Okapi />\n\nText.\n</Zebra>'])
      assert.match(fixTitles('component/unknown', other)[0] ?? '', /^Escape/, other);
  });

  it('says what readers miss, in blocks and in sentences', () => {
    assert.match(
      componentMessages('component/unknown', '<Zebra>\nA\n</Zebra>').join(),
      /so it and its children aren’t shown/,
    );
    assert.match(componentMessages('component/unknown', '<Zebra />').join(), /so nothing is shown/);
    assert.match(
      componentMessages('component/unknown', 'See <Zebra /> there.').join(),
      /^Unknown component `Zebra`, so it isn’t shown\. /,
    );
  });

  it('reports components in lower case, but neither HTML nor what may be a placeholder', () => {
    assert.deepEqual(unknownIn('<tabs>\n<tab title="A">Text.</tab>\n</tabs>\n\n<tip>Text.</tip>\n'), [
      'error: tabs',
      'error: tab',
      'error: tip',
    ]);
    assert.deepEqual(unknownIn('Click <icon icon="rocket" /> to start.\n\n<cardGroup cols={2}>\n</cardGroup>\n'), [
      'error: icon',
      'error: cardGroup',
    ]);
    assert.deepEqual(fixTitles('component/unknown', '<codeGroup>\n</codeGroup>')[0], 'Change to `CodeGroup`');
    const html = '<p>Text</p>\n\n<video src="/a.mp4" />\n\n<svg>\n<view id="a" />\n</svg>\n';
    assert.deepEqual(unknownIn(`${html}\n<link href="/a" />\n`), []);
    assert.deepEqual(unknownIn('Put it between <prompt> and </prompt>, or write <note>.\n'), []);
  });

  it('says nothing of the parts of an unknown component, but of what else is in it', () => {
    const names = (body: string): readonly string[] => componentFindings('component/unknown', body);
    const option = '<Option>A</Option>';
    assert.deepEqual(names(`<Options>\n${option}\n<Options.Item>B</Options.Item>\n</Options>\n`), ['error: Options']);
    assert.deepEqual(names(`<Options>\n<Hologram>A</Hologram>\n</Options>\n\n${option}\n`), [
      'error: Options',
      'error: Hologram',
      'error: Option',
    ]);
    assert.deepEqual(names('<Options>\n<Optional>A</Optional>\n</Options>\n'), ['error: Options', 'error: Optional']);
  });

  it('has one finding for a component of another tool and its parts, which it renames together', () => {
    const rule = probe('component/unknown');
    const files = { 'docs.json': currentConfigWith({ navigation: { pages: ['page'] } }) };
    const body = '<Files>\n  <Folder name="a">\n    <File name="b.ts" />\n  </Folder>\n</Files>\n';
    const tree = '<Tree>\n  <Tree.Folder name="a">\n    <Tree.File name="b.ts" />\n  </Tree.Folder>\n</Tree>\n';
    assert.match(rule.message(body, files), /Import it, or use `Tree` with `Tree\.Folder` and `Tree\.File`\.$/);
    assert.equal(rule.fixed(body, 'Change to `Tree`', files), tree);
    assert.match(rule.message('<File name="b.ts" />\n', files), /Import it, or use `Tree\.File`\.$/);
  });

  it('imports what other pages import by the name, from any folder', () => {
    const importing = (file: string): string =>
      `${page('Other')}\nimport RunExample from "${file}";\n\n<RunExample />\n`;
    const files = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['page', 'a', 'b', 'c'] }] }),
      'shared/run.mdx': 'Run it.\n',
      'shared/old.mdx': 'Run it.\n',
      'a.mdx': importing('/shared/old.mdx'),
      'b.mdx': importing('/shared/run.mdx'),
      'c.mdx': importing('./shared/run.mdx'),
      'page.mdx': `${page('Page')}\n<RunExample />\n`,
    };
    const finding = findingsInFiles(files).find(({ rule }) => rule.id === 'component/unknown');
    const [first, second] = finding?.fixes?.() ?? [];
    assert.equal(first?.title, 'Import `RunExample` from `/shared/run.mdx`');
    assert.equal(second?.title, 'Import `RunExample` from `/shared/old.mdx`');
    assert.match(afterFix(files, first)['page.mdx'] ?? '', /import RunExample from "\/shared\/run\.mdx";/);
  });

  it('reports a wrong child name of a component with dotted children', () => {
    assert.deepEqual(unknownIn('<Tree>\n  <Tree.Flie name="a" />\n</Tree>'), ['error: Tree.Flie']);
  });

  it('leaves a slip in an opening tag to the closing tag that shows it', () => {
    assert.deepEqual(unknownIn('<Nte>Text.</Note>'), []);
    assert.deepEqual(unknownIn('<Zebra>Text.</Note>'), ['error: Zebra']);
  });

  it('leaves the page alone where front matter without its end may have taken the imports', () => {
    assert.deepEqual(
      findingsInFiles({
        'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
        'page.mdx': '---\ntitle: A\ndescription: B\nimport Chart from "/snippets/chart.mdx";\n\n<Chart />\n',
        'snippets/chart.mdx': 'A chart.\n',
      }).map(({ rule }) => rule.id),
      ['frontmatter/syntax'],
    );
  });

  it('leaves HTML, SVG and what React brings alone', () => {
    assert.deepEqual(
      unknownIn(
        '<section><kbd>x</kbd><foo-bar /></section>\n\n<svg:path />\n\n<>A</>\n\n<React.Fragment>B</React.Fragment>',
      ),
      [],
    );
  });

  it('knows what the page imports and declares, also by the name before the dot', () => {
    const body =
      'import Chart, { Legend as Key } from "some-package";\nimport * as Ui from "/snippets/ui.jsx";\n\n' +
      'export const Version = () => <b>1</b>;\n\n<Chart />\n\n<Key />\n\n<Ui.Button />\n\n<Version />';
    assert.deepEqual(unknownIn(body, { 'snippets/ui.jsx': 'export const Button = () => null;' }), []);
  });

  it('knows what the site describes in its settings', () => {
    const catalogue = createCatalogue([
      {
        name: 'Zebra',
        summary: '',
        since: 'classic',
        attributes: [],
        anyAttributes: true,
        content: 'flow',
        body: '',
        example: '',
      },
    ]);
    assert.deepEqual(configWithCatalogue('component/unknown', '<Zebra stripes="7" />', catalogue), []);
  });

  it('says nothing while an import is being typed, which brings names', () => {
    assert.deepEqual(unknownIn('import { Chart, from "/snippets/chart.jsx";\n\n<Chart />'), []);
  });

  it('checks snippets that are imported, but not those that are inserted into pages as text', () => {
    assert.deepEqual(snippetFindings('component/unknown', '<Zebra />'), ['error: Zebra']);
    assert.deepEqual(snippetFindings('component/unknown', '<Zebra />', '_snippets/part.mdx'), []);
  });

  it('says nothing of a placeholder that is reported as a tag left open', () => {
    assert.deepEqual(unknownIn('Set <API_KEY> and <Title> first.'), []);
  });

  it('reports a component that is unclosed and misspelled', () => {
    assert.deepEqual(unknownIn('<Acordion title="A">\n\nText.'), ['error: Acordion']);
    assert.deepEqual(unknownIn('<Acordion>\n\nText.'), ['error: Acordion']);
  });

  it('renames both tags', () => {
    assert.equal(
      applyFix('component/unknown', '<Acordion title="A">\nText.\n</Acordion>', 'Change to `Accordion`'),
      '<Accordion title="A">\nText.\n</Accordion>',
    );
  });

  it('finds components within JavaScript, which prevent the page from being shown', () => {
    const rule = probe('component/unknown');
    for (const body of [
      'Text {show && <Foo />} of it.\n\nexport const show = 1;\n',
      '{false && <Foo.Bar />}\n',
      '{["a"].map((x) => <Foo key={x}>{x}</Foo>)}\n',
      '<Card title="x" icon={<Foo />}>a</Card>\n',
      'export const A = () => <Foo>in</Foo>;\n',
    ])
      assert.deepEqual(rule.found(body), ['Foo'], body);
    for (const body of [
      '{true && <Card title="a" />}\n',
      '{true && <Tree.Folder name="x" />}\n',
      '{["a"].map((Foo) => <Foo />)}\n',
      'export const Foo = () => <mark>a</mark>;\n\n{true && <Foo />}\n',
      '{true && <><React.Fragment /><svg:rect /></>}\n',
      '`{true && <Foo />}`\n',
    ])
      assert.deepEqual(rule.found(body), [], body);
  });

  it('reports components that exports use above their declarations, which MDX takes for the platform’s', () => {
    const rule = probe('component/unknown');
    for (const body of [
      'export const A = () => <i><Foo /></i>;\n\nexport const Foo = () => <b />;\n\n<A />\n',
      'export const A = () => {\n  const f = () => <Foo />;\n  const Foo = () => <b />;\n  return f();\n};\n',
      'export const A = () => {\n  const f = () => <Foo.Bar />;\n  var Foo = x;\n  return <Foo.Bar />;\n};\n',
      'export const A = () => {\n  const f = () => <Card />;\n  const Card = () => <b />;\n  return f();\n};\n',
    ])
      assert.equal(rule.found(body).length, 1, body);
    for (const body of [
      'export const Foo = () => <b />;\n\nexport const A = () => <i><Foo /></i>;\n',
      'export const A = () => <i><Foo /></i>;\n\nimport { Foo } from "/snippets/foo.jsx";\n',
      'export const A = () => <i><Card /></i>;\n\nexport const Card = () => <b />;\n',
      'export const A = () => { const Foo = () => <b />, f = () => <Foo />; return f(); };\n',
      'export const A = ({ Foo }) => { const f = () => <Foo />; { const Foo = 1; } return f(); };\n',
    ])
      assert.deepEqual(rule.found(body, { 'snippets/foo.jsx': 'export const Foo = () => <b />;\n' }), [], body);
  });

  it('imports what files of the site export under that name', () => {
    const files = {
      'snippets/kit.jsx': 'export const Gauge = () => null;\nexport { Dial };\n',
      'snippets/old/kit.jsx': 'const Dial = () => null;\nexport default Dial;\n',
      'snippets/api-key.mdx': 'A key.\n',
    };
    const rule = probe('component/unknown');
    assert.deepEqual(rule.fixes('<Gauge value={1} />', files), [
      '*Import `Gauge` from `/snippets/kit.jsx`',
      'Add `Gauge` to the names that this site knows',
    ]);
    assert.equal(
      rule.fixed('<Gauge.Part />', 'Import `Gauge`', files),
      'import { Gauge } from "/snippets/kit.jsx";\n\n<Gauge.Part />',
    );
    assert.deepEqual(rule.fixes('<Dial size={1} />', files), [
      'Import `Dial` from `/snippets/kit.jsx`',
      'Import `Dial` from `/snippets/old/kit.jsx`',
      'Add `Dial` to the names that this site knows',
    ]);
    assert.equal(
      rule.fixed('import { Gauge } from "/snippets/kit.jsx";\n\n<Gauge /><ApiKey />', 'Import `ApiKey`', files),
      'import { Gauge } from "/snippets/kit.jsx";\nimport ApiKey from "/snippets/api-key.mdx";\n\n<Gauge /><ApiKey />',
    );
  });

  it('imports first what is nearest to the page, by the words of their paths', () => {
    const snippets = ['microsoft-shared', 'stripe-app', 'stripe-app-beta'].map(
      (folder) => `snippets/${folder}/links.mdx`,
    );
    const titles = (file: string): readonly string[] => {
      const files = {
        ...Object.fromEntries(snippets.map((snippet) => [snippet, 'Links.\n'])),
        'docs.json': configWith({ navigation: [{ group: 'A', pages: [file] }] }),
        [`${file}.mdx`]: `${page('Page')}\n<Links />\n`,
      };
      const finding = findingsInFiles(files).find(({ rule }) => rule.id === 'component/unknown');
      return finding?.fixes?.().map(({ title }) => /snippets\/([^/]+)/.exec(title)?.[1] ?? '') ?? [];
    };
    const [shared, app, beta] = ['microsoft-shared', 'stripe-app', 'stripe-app-beta'];
    assert.deepEqual(titles('all/stripe-app').slice(0, 3), [app, beta, shared]);
    assert.deepEqual(titles('all/stripe-app-beta').slice(0, 3), [beta, app, shared]);
  });

  it('imports it in the language of the page', () => {
    const languages = ['en', 'ja', 'ko'].map((language) => ({
      language,
      groups: [{ group: 'A', pages: [language === 'en' ? 'start' : `${language}/start`] }],
    }));
    const files = (file: string): Files => ({
      'docs.json': currentConfigWith({ navigation: { languages } }),
      ...Object.fromEntries(['', 'ja/', 'ko/'].map((folder) => [`${folder}start.mdx`, page('Start')])),
      ...Object.fromEntries(['', 'ja/', 'ko/'].map((folder) => [`snippets/${folder}reminder.mdx`, 'Update first.\n'])),
      [file]: `${page('Start')}\n<Reminder size={1} />\n`,
    });
    const imports = (file: string): readonly string[] => {
      const finding = findingsInFiles(files(file)).find((one) => one.rule.id === 'component/unknown');
      return (finding?.fixes?.() ?? []).flatMap(({ title }) => (title.startsWith('Import') ? title : []));
    };
    assert.deepEqual(imports('ko/start.mdx'), ['Import `Reminder` from `/snippets/ko/reminder.mdx`']);
    assert.deepEqual(imports('start.mdx'), ['Import `Reminder` from `/snippets/reminder.mdx`']);
  });

  it('shows a placeholder as it is written', () => {
    const body = 'Set <KEY>here</KEY> now.';
    assert.equal(applyFix('component/unknown', body, 'Show as code'), 'Set `<KEY>here</KEY>` now.');
    assert.equal(applyFix('component/unknown', body, 'Escape as `\\<KEY>`'), 'Set \\<KEY>here\\</KEY> now.');
  });

  it('leaves an unclosed placeholder of several words to the syntax', () => {
    const rule = probe('component/unknown');
    assert.deepEqual(rule.found('Set <TODO client public key> now.\n'), []);
    assert.deepEqual(rule.found('Set <TODO> now.\n'), []);
    assert.deepEqual(rule.found('Set <Missing name="a" /> now.\n'), ['Missing']);
  });

  it('knows a field of another name', () => {
    assert.match(probe('component/unknown').message('<ReturnsField name="a">B.</ReturnsField>\n'), /`ResponseField`/);
  });
});
