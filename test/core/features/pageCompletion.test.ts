import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CompletionItem } from '../../../server/src/core/features/answers.ts';
import { closeTagEdit } from '../../../server/src/core/features/page/tagPairs.ts';
import { completePage } from '../../../server/src/core/features/page/completion/completion.ts';
import { readPage } from '../../../server/src/core/page/readPage.ts';
import { applyEdits } from '../../../server/src/core/text/textRange.ts';
import { configWith, cursorMark, page, pageAtCursor, type Files } from '../../support/site.ts';

const site: Files = {
  'docs.json': configWith({ colors: { primary: '#0D9373' } }),
  'intro.mdx': page('Intro'),
  'index.mdx': page('Home'),
  'guides/index.mdx': page('Guides'),
  'guides/install.mdx': page('Install *it*', 'Put Acme on a host.'),
  'guides/a (b).mdx': page('Odd'),
  'guides/c#?.mdx': page('Odder'),
  'images/a.png': '',
  'files/b.pdf': '',
  'clip.mp4': '',
  'snippets/api-key.mdx': 'A key.',
  'snippets/note.mdx': 'A note.',
};
const head = '---\ntitle: Page\ndescription: About it.\n---\n';

function complete(text: string, file = 'page.mdx', more: Files = {}): readonly CompletionItem[] {
  const at = pageAtCursor({ ...site, ...more, [file]: `${head}\n${text}` });
  return completePage(at.page, at.offset).items;
}

function completeIn(files: Files, text: string): readonly CompletionItem[] {
  const { page: at, offset } = pageAtCursor({ ...files, 'page.mdx': text });
  return completePage(at, offset).items;
}

function labels(text: string, file?: string, more?: Files): readonly string[] {
  return complete(text, file, more).map((item) => item.label);
}

/** What the items of a link insert. */
function targets(text: string, file?: string, more?: Files): readonly string[] {
  return complete(text, file, more).map(({ edit }) => edit.newText.replace(/"$/, ''));
}

/** The text after an item was taken, with the first stop of each number left as \`·\`. */
function accept(text: string, label: string, file?: string, more?: Files): string {
  const item = complete(text, file, more).find(
    (candidate) => candidate.label === label || candidate.edit.newText === label,
  );
  assert.ok(item, `${label} is not offered, only ${labels(text, file, more).slice(0, 20).join(', ')}`);
  return taken(text, item);
}

/** The text after an item was taken; see `accept`. */
function taken(text: string, item: CompletionItem): string {
  const plain = item.edit.newText
    .replace(/\$\{\d+\|((?:\\.|[^,|\\])*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    .replace(/\$\{\d+\}|\$\d+/g, '·')
    .replace(/\\([\\$},|])/g, '$1');
  const before = `${head}\n${text}`.replace(cursorMark, '');
  // Editors indent a snippet as its first line.
  const { start } = item.edit.range;
  const indent = /^[ \t]*/.exec(before.slice(before.lastIndexOf('\n', start - 1) + 1, start))?.[0] ?? '';
  const newText = item.isSnippet ? plain.replaceAll('\n', `\n${indent}`) : item.edit.newText;
  const edits = [{ range: item.edit.range, newText }];
  // What an editor compares with the item is the text from the beginning of what is replaced to the cursor.
  const offset = `${head}\n${text}`.indexOf(cursorMark);
  const typed = before.slice(item.edit.range.start, offset).toLowerCase();
  assert.ok(hasLetters(item.filterText.toLowerCase(), typed), `${item.filterText} doesn’t fit ${typed}`);
  const after = applyEdits(before, [...edits, ...(item.additionalEdits ?? [])]);
  assert.ok(after.startsWith(head));
  return after.slice(head.length + 1);
}

function hasLetters(text: string, typed: string): boolean {
  let at = 0;
  return Array.from(typed).every((letter) => (at = text.indexOf(letter, at) + 1) > 0);
}

describe('components after a <', () => {
  it('are offered completely, with attributes, children and the closing tag', () => {
    assert.match(accept('<<|>', 'Note'), /^<Note>\n\t·\n<\/Note>$/);
    assert.match(accept('<St<|>', 'Steps'), /^<Steps>\n\t<Step title="First step">[^]*<\/Steps>$/);
  });

  it('stop first where a value is missing, and have an editor ask for the list there', () => {
    const bodyOf = (label: string): CompletionItem | undefined => complete('<|>').find((item) => item.label === label);
    assert.equal(bodyOf('Note')?.edit.newText, '<Note>\n\t$0\n</Note>');
    for (const label of ['Icon', 'Frame', 'Tile', 'Snippet', 'img']) {
      const item = bodyOf(label);
      assert.match(item?.edit.newText ?? '', /="\$1"/, label);
      assert.equal(item?.asksAgain, true, label);
    }
    assert.notEqual(bodyOf('Card')?.asksAgain, true);
    assert.ok(labels('<Icon icon="<|>" />').length > 300);
    assert.ok(targets('<Tile href="<|>" />').includes('/intro'));
  });

  it('come with the shorter of two names first', () => {
    const offered = labels('<Car<|>');
    assert.ok(offered.includes('Card') && offered.indexOf('Card') < offered.indexOf('CardGroup'));
    assert.ok(labels('<|>').indexOf('Accordion') < labels('<|>').indexOf('AccordionGroup'));
  });

  it('that are children come first inside their parent, also while that has no end yet', () => {
    assert.equal(labels('<Steps>\n  <<|>\n</Steps>')[0], 'Step');
    assert.equal(labels('<Tabs>\n  <<|>\n</Tabs>\n\n<Steps></Steps>')[0], 'Tab');
    assert.deepEqual(labels('<Steps>\n  <<|>').slice(0, 2), ['Step', '/Steps>']);
    assert.deepEqual(labels('<Note>\n  <<|>').slice(0, 1), ['/Note>']);
    assert.equal(labels('<CardGroup cols={2}>\n  <>\n  <<|>\n  </>\n</CardGroup>')[0], 'Card');
  });

  it('that are children come last where their parent is missing', () => {
    const offered = labels('<<|>');
    assert.ok(offered.indexOf('Step') > offered.indexOf('Steps'));
    assert.ok(offered.indexOf('Tab') > offered.indexOf('img'));
  });

  it('finds a child by its parent’s name too where there is no parent, so that `<Tab` begins `<Tabs`', () => {
    const filterOf = (text: string, label: string, file?: string) =>
      complete(text, file).find((item) => item.label === label)?.filterText;
    assert.equal(filterOf('<Tab<|>', 'Tab'), 'Tabs Tab');
    assert.equal(filterOf('<Card title="A">\n<St<|>\n</Card>', 'Step'), 'Steps Step');
    assert.equal(filterOf('<Tabs>\n<Tab<|>\n</Tabs>', 'Tab'), 'Tab');
    assert.equal(filterOf('<Tab<|>', 'Tab', 'snippets/tabs.mdx'), 'Tab');
    assert.equal(filterOf('<Col<|>', 'Color.Row'), 'Color.Row');
    assert.equal(accept('<Tab<|>', 'Tab').startsWith('<Tab '), true);
  });

  it('leave a page that can be shown, wherever they are accepted', () => {
    const places = [
      ...['<<|>', 'Ask <<|>', 'Ask <<|> again.', '<<|> again.', '<<|>> again.', '# <<|>', '**Ask** <<|>'],
      ...['- <<|>', '- a\n\n  <<|>', '1. a\n2. <<|>', '> <<|>', '> - <<|>', '| a |\n| - |\n| <<|> |'],
      ...['<Card title="A"><<|></Card>', '<Steps>\n  <Step title="A">\n    See <<|>\n  </Step>\n</Steps>'],
    ];
    for (const place of places) {
      const offered = complete(place).filter(({ kind }) => kind === 'component');
      assert.ok(offered.length > 20, place);
      for (const item of offered) {
        const { problems } = readPage(taken(place, item));
        assert.deepEqual(problems, [], `${item.label} in ${place}`);
      }
    }
    assert.equal(accept('Ask <Acc<|> again.', 'Accordion'), 'Ask <Accordion title="Title">·</Accordion> again.');
  });

  it('belong into sentences there, and on lines of their own elsewhere', () => {
    assert.ok(labels('An <<|>').indexOf('Tooltip') < labels('An <<|>').indexOf('Note'));
    assert.ok(labels('<<|>').indexOf('Tooltip') > labels('<<|>').indexOf('Note'));
    assert.ok(labels('- <<|>').indexOf('Tooltip') > labels('- <<|>').indexOf('Note'));
  });

  it('are offered at every state of typing', () => {
    for (const text of [
      '<N<|>',
      '<Step title="One">\n  <No<|>\n</Step>',
      '> <No<|>',
      'Text\n<No<|>\n\nmore',
      '<<|>>',
    ]) {
      assert.ok(labels(text).includes('Note'), text);
    }
    assert.equal(accept('<Color.<|>', 'Color.Row').slice(0, 10), '<Color.Row');
  });

  it('replace the > that the editor added', () => {
    assert.equal(accept('<No<|>>', 'Note'), '<Note>\n\t·\n</Note>');
    assert.equal(accept('<<|>>', 'Note'), '<Note>\n\t·\n</Note>');
  });

  it('change only the name of a tag that is there', () => {
    assert.equal(accept('<<|>Card title="A">B</Card>', 'Tab'), '<Tab title="A">B</Card>');
    assert.equal(accept('<<|>Note>B</Note>', 'Tip'), '<Tip>B</Note>');
    assert.equal(accept('<Tip>\n<Note>\nB\n<<|>/Note>\n</Tip>', '/Note>'), '<Tip>\n<Note>\nB\n</Note>\n</Tip>');
    assert.equal(accept('<Ca<|> title="A"', 'Card'), '<Card title="A"');
  });

  it('leave the words of a sentence alone', () => {
    assert.equal(accept('An <Too<|> is short.', 'Tooltip').slice(-10), ' is short.');
    assert.equal(accept('<<|>word', 'Note').slice(-4), 'word');
  });

  it('are also those that the page imports or declares', () => {
    const text = 'import Chart from "/snippets/api-key.mdx";\n\nexport const Box = () => <b>x</b>;\n\n<<|>';
    const offered = labels(text);
    assert.ok(offered.includes('Chart') && offered.includes('Box'));
    assert.ok(!offered.includes('ApiKey'), 'the file is imported already');
  });

  it('that the site has as snippets bring their import', () => {
    assert.equal(
      accept('Text.\n\n<Api<|>', 'ApiKey'),
      'import ApiKey from "/snippets/api-key.mdx";\n\nText.\n\n<ApiKey />',
    );
    const second = accept('import A from "/x.mdx";\n\n<Api<|>', 'ApiKey');
    assert.equal(second, 'import A from "/x.mdx";\nimport ApiKey from "/snippets/api-key.mdx";\n\n<ApiKey />');
    assert.equal(
      complete('<<|>').filter(({ label }) => label === 'Note').length,
      1,
      'a built-in name is not taken twice',
    );
  });

  it('that files of the site export bring their import, next to what is already imported from the file', () => {
    const kit =
      'export const Gauge = () => null;\nexport const MAX_SIZE = 1;\nconst Dial = () => null;\nexport default Dial;\n';
    const files = {
      'snippets/kit.jsx': kit,
      'snippets/legend.mdx': 'export const Legend = () => <b />;\n\nText.\n',
    };
    const accepted = (text: string, label: string): string => accept(text, label, 'page.mdx', files);
    assert.equal(accepted('<Gau<|>', 'Gauge'), 'import { Gauge } from "/snippets/kit.jsx";\n\n<Gauge />');
    assert.equal(
      accepted('import { Gauge } from "/snippets/kit.jsx";\n\n<Di<|>', 'Dial'),
      'import { Gauge } from "/snippets/kit.jsx";\nimport Dial from "/snippets/kit.jsx";\n\n<Dial />',
    );
    assert.equal(
      accepted('import Dial from "./snippets/kit.jsx";\n\n<Gau<|>', 'Gauge'),
      'import Dial, { Gauge } from "./snippets/kit.jsx";\n\n<Gauge />',
    );
    assert.equal(
      accepted('import Text, {\n  Other,\n} from "/snippets/legend.mdx";\n\n<Leg<|>', 'Legend'),
      'import Text, {\n  Other, Legend,\n} from "/snippets/legend.mdx";\n\n<Legend />',
    );
    const offered = labels('import { Gauge as Own } from "/snippets/kit.jsx";\n\n<<|>', 'page.mdx', files);
    assert.ok(!offered.includes('Gauge') && !offered.includes('MAX_SIZE') && offered.includes('Dial'));
  });

  it('are not offered in prose, code, comments and texts in quotes', () => {
    for (const text of [
      'Some words<|>',
      '{ unfinished <|>',
      '```js\n<No<|>\n```',
      '```\n<<|>',
      '`<No<|>`',
      '{/* <No<|> */}',
      '{/* <No<|>',
      '<Frame caption="open <|>\n\n## Section',
      '<Frame caption="a <No<|>',
      '<Frame caption="a <No<|>">x</Frame>',
      '\\<No<|>',
      'a < b<|>',
      '$a <b<|>$',
      '{a <b<|>}',
    ]) {
      assert.ok(!labels(text).includes('Note'), text);
    }
  });

  it('are offered in JavaScript where a tag is allowed', () => {
    assert.ok(labels('{list.map((one) => <No<|>)}').includes('Note'));
    assert.ok(labels('<Card icon={<Ic<|>} />').includes('Icon'));
  });

  it('are offered on an empty line', () => {
    assert.ok(labels('Text.\n\n  <|>').includes('Note'));
    assert.equal(labels('<Steps>\n  <|>\n</Steps>')[0], 'Step');
    assert.equal(accept('<|>', 'Note'), '<Note>\n\t·\n</Note>');
    const { page: at, offset } = pageAtCursor({
      ...site,
      'page.mdx': `${head}\n  <|>`,
    });
    assert.deepEqual(completePage(at, offset, { isTyped: true }).items, [], 'while it is indented');
    assert.deepEqual(labels('Text. <|>'), []);
    assert.deepEqual(labels('<|> Text.'), []);
  });

  it('nothing is offered at the end of what is done', () => {
    for (const text of ['<Note><|>', '<Note>a</Note><|>', '<Card title="A"<|>', '<Card /<|>', '<br /><|> b']) {
      assert.deepEqual(labels(text), [], text);
    }
  });
});

describe('closing tags', () => {
  it('close what is open, first of all', () => {
    assert.equal(labels('<Note>\n  Text\n<<|>')[0], '/Note>');
    assert.equal(accept('<Note>\n  Text\n<<|>', '/Note>'), '<Note>\n  Text\n</Note>');
    assert.ok(!labels('<Note>\n<<|>\n</Note>').includes('/Note>'));
    assert.deepEqual(labels('<Tabs>\n<Tab title="A">\n<<|>\n</Tabs>').slice(0, 1), ['/Tab>']);
  });

  it('are all that is offered after </', () => {
    assert.deepEqual(labels('<Note>\n  Text\n</<|>'), ['/Note>']);
    assert.equal(accept('<Note>\n  Text\n</N<|>', '/Note>'), '<Note>\n  Text\n</Note>');
    assert.equal(accept('<Note>\n  Text\n</<|>>', '/Note>'), '<Note>\n  Text\n</Note>');
    assert.deepEqual(labels('<Steps>\n<Step title="A">\nText\n</<|>\n</Steps>'), ['/Step>']);
    assert.deepEqual(labels('<Card\ntitle="A"\n></<|>\n\nText'), ['/Card>']);
    assert.deepEqual(labels('Text </<|>'), []);
    assert.deepEqual(labels('<img src="/images/a.png">\n</<|>'), []);
  });

  it('are inserted after the > of a tag that has none', () => {
    const close = (text: string): string | undefined => {
      const { page: at, offset } = pageAtCursor({
        ...site,
        'page.mdx': head + text,
      });
      return closeTagEdit(at, offset)?.newText;
    };
    assert.equal(close('<Note><|>'), '</Note>');
    assert.equal(close('Some <b><|>'), '</b>');
    assert.equal(close('<Color.Row><|>\n\nText'), '</Color.Row>');
    assert.equal(close('<Note>\n<Note><|>\n</Note>'), '</Note>', 'the one below closes the outer one');
    assert.equal(close('<Note><|>\n</Note>'), undefined);
    assert.equal(close('- <Note>\n\nText.\n\n<Note><|>\n</Note>'), undefined, 'the one in the list ends there');
    assert.equal(close('<Icon icon="a" /><|>'), undefined);
    assert.equal(close('<br><|>'), undefined);
    assert.equal(close('</Note><|>'), undefined);
    assert.equal(close('`<Note><|>`'), undefined);
    assert.equal(close('```\n<Note><|>\n```'), undefined);
    assert.equal(close('a -><|>'), undefined);
  });

  it('are removed again if they are typed too', () => {
    const typed = (text: string): string | undefined => {
      const { page: at, offset } = pageAtCursor({ ...site, 'page.mdx': head + text });
      const edit = closeTagEdit(at, offset);
      return edit && applyEdits(at.page.text, [edit]).slice(head.length);
    };
    assert.equal(typed('<Note>A</Note><|></Note>\n'), '<Note>A</Note>\n');
    assert.equal(typed('<Card title="A">\n\n<Note>A</Note><|></Note>\n'), '<Card title="A">\n\n<Note>A</Note>\n');
    assert.equal(typed('<Note><Note>A</Note><|></Note>'), undefined, 'it closes the outer one');
    assert.equal(typed('<Note>A</Note><|></Tip>'), undefined);
  });
});

describe('attributes', () => {
  it('are those that are missing, the required ones first', () => {
    const offered = labels('<Accordion <|>>x</Accordion>');
    assert.equal(offered[0], 'title');
    assert.ok(offered.includes('icon') && !offered.includes('className'));
    assert.ok(!labels('<Card <|> title="A">x</Card>').includes('title'), 'after the cursor');
    assert.ok(!labels('<Card title="A" <|>\n\n## Later\n').includes('title'));
    assert.ok(labels('<Tab title="A">\n  <Card title="B" ico<|>\n</Tab>').includes('icon'));
    assert.ok(labels('<ParamField body="a" ty<|>\n  Expected type of it, you know.').includes('type'));
  });

  it('leave a choice until one is made', () => {
    const offered = labels('<ParamField <|> />');
    assert.deepEqual(offered.slice(0, 4), ['path', 'body', 'query', 'header']);
    const rest = labels('<ParamField query="a" <|> />');
    assert.ok(!rest.includes('path') && rest.includes('type') && rest.includes('required'));
  });

  it('are written in their form', () => {
    assert.equal(accept('<Card ti<|>>x</Card>', 'title'), '<Card title="·">x</Card>');
    assert.equal(accept('<CardGroup <|>>x</CardGroup>', 'cols'), '<CardGroup cols={2}>x</CardGroup>');
    assert.equal(accept('<ParamField body="a" <|> />', 'required'), '<ParamField body="a" required />');
    assert.equal(accept('<Tabs <|>>x</Tabs>', 'sync'), '<Tabs sync={false}>x</Tabs>');
    assert.equal(accept('<Icon icon="a" iconT<|> />', 'iconType'), '<Icon icon="a" iconType="brands" />');
  });

  it('have an editor ask again where their values are known', () => {
    const asking = complete('<Card <|>>x</Card>').filter(({ asksAgain }) => asksAgain);
    const names = asking.map(({ label }) => label);
    assert.ok(
      ['icon', 'href', 'color'].every((name) => names.includes(name)),
      names.join(', '),
    );
    assert.ok(!names.includes('title') && !names.includes('iconType'));
    const choices = complete('<CardGroup co<|>>x</CardGroup>').find(({ label }) => label === 'cols');
    assert.deepEqual([choices?.edit.newText, choices?.asksAgain], ['cols={${1|2,1,3,4|}}', false]);
    assert.ok(complete('<Card ico<|>="A">x</Card>').every(({ asksAgain }) => asksAgain !== true));
  });

  it('change only the name where there is a value', () => {
    assert.equal(accept('<Card tit<|>="A">x</Card>', 'title'), '<Card title="A">x</Card>');
    assert.equal(accept('<Card <|>title="A">x</Card>', 'icon'), '<Card icon="·" title="A">x</Card>');
  });

  it('are not offered for what nobody knows', () => {
    assert.deepEqual(labels('<Chart <|> />'), []);
    assert.deepEqual(labels('<div <|>>x</div>'), []);
  });

  it('are not offered in text after an unfinished tag', () => {
    assert.deepEqual(labels('<Card title="A"\n\nText here <|>'), []);
  });
});

describe('values of attributes', () => {
  it('are icons, with what was typed', () => {
    assert.ok(labels('<Card icon="<|>" />').includes('rocket'));
    assert.ok(labels('<Card icon="<|>" />').includes('book-open'));
    assert.equal(accept('<Card icon="rock<|>et" />', 'rocket'), '<Card icon="rocket" />');
    assert.equal(accept('<Card icon={"rock<|>"} />', 'rocket'), '<Card icon={"rocket"} />');
    assert.equal(accept('<Card icon={rock<|>} />', 'rocket'), '<Card icon={"rocket"} />');
    assert.equal(accept('<Card icon=rock<|> />', 'rocket'), '<Card icon="rocket" />');
    assert.equal(accept('<Card icon="rock<|> />', 'rocket'), '<Card icon="rocket" />');
    assert.equal(accept('<Card icon="rock<|> href="/intro" />', 'rocket'), '<Card icon="rocket" href="/intro" />');
  });

  it('are fixed ones with their meaning', () => {
    const solid = complete('<Icon icon="a" iconType="<|>" />').find(({ label }) => label === 'solid');
    assert.equal(solid?.documentation, 'Filled');
  });

  it('are numbers and true or false in braces, wherever one begins', () => {
    assert.deepEqual(labels('<CardGroup cols=<|>>x</CardGroup>'), ['1', '2', '3', '4']);
    assert.equal(accept('<CardGroup cols=<|>>x</CardGroup>', '3'), '<CardGroup cols={3}>x</CardGroup>');
    assert.equal(accept('<CardGroup cols={<|>}>x</CardGroup>', '3'), '<CardGroup cols={3}>x</CardGroup>');
    assert.equal(accept('<CardGroup cols="<|>">x</CardGroup>', '3'), '<CardGroup cols={3}>x</CardGroup>');
    assert.equal(
      accept('<Accordion defaultOpen="tr<|>">x</Accordion>', 'true'),
      '<Accordion defaultOpen={true}>x</Accordion>',
    );
  });

  it('are the colors of the theme', () => {
    const [first] = complete('<Card color="<|>" />');
    assert.equal(first?.label, '#0D9373');
    assert.equal(first.detail, 'colors.primary');
  });

  it('are pages, images, files and snippets', () => {
    assert.ok(labels('<Card href="/<|>" />').includes('/guides/install'));
    assert.ok(targets('<a href="<|>">x</a>').includes('/intro'));
    assert.ok(labels('<img src="<|>" />').includes('/images/a.png'));
    assert.deepEqual(labels('<video src="<|>"></video>'), ['/clip.mp4', '/files/b.pdf']);
    assert.ok(labels('<Snippet file="<|>" />').includes('api-key.mdx'));
  });

  it('are not offered for plain texts', () => {
    assert.deepEqual(labels('<Card title="<|>" />'), []);
  });
});

describe('addresses', () => {
  it('are the pages of the site, by title', () => {
    const install = complete('[a](/<|>)').find(({ label }) => label === '/guides/install');
    assert.equal(install?.detail, 'Install *it* · not in the navigation');
    assert.equal(install.documentation, 'Put Acme on a host.');
    assert.equal(accept('[a](/gui<|>des)', '/guides/install'), '[a](/guides/install)');
    assert.equal(accept('[a](<|>', '/guides'), '[a](/guides');
    assert.ok(labels('[a](/<|>)').includes('/'));
    assert.ok(labels('[a]: /<|>').includes('/intro'));
    assert.ok(labels('[a](/<|>)').includes('/files/b.pdf'));
    assert.ok(!labels('[a](/<|>)').includes('/snippets/api-key'));
  });

  it('are relative if the typed text is', () => {
    const offered = labels('[b](./<|>)', 'guides/page.mdx');
    assert.ok(offered.includes('./install') && !offered.includes('../intro'));
    assert.ok(labels('[b](../<|>)', 'guides/page.mdx').includes('../intro'));
    assert.ok(labels('![b](../<|>)', 'guides/page.mdx').includes('../images/a.png'));
  });

  it('are relative to the folder that is typed, also if it is the page’s own', () => {
    assert.equal(accept('[b](../guides/inst<|>)', '../guides/install', 'guides/page.mdx'), '[b](../guides/install)');
    assert.ok(!labels('[b](../<|>)', 'guides/page.mdx').includes('../guides/install'));
  });

  it('keep the section after the cursor if the other page has it', () => {
    const files = { ...site, 'guides/other.mdx': '## On Linux\n' };
    for (const [text, gives] of [
      ['[a](/guides/<|>oter#on-linux)', '[a](/guides/other#on-linux)'],
      ['[a](/guides/<|>oter#on-windows)', '[a](/guides/other)'],
      ['<Card title="A" href="/guides/<|>oter#on-linux" />', '<Card title="A" href="/guides/other#on-linux" />'],
      ['<Card title="A" href="/guides/<|>oter#on-windows" />', '<Card title="A" href="/guides/other" />'],
    ] as const) {
      const { page: at, offset } = pageAtCursor({ ...files, 'page.mdx': text });
      const item = completePage(at, offset).items.find(({ label }) => label === '/guides/other');
      assert.equal(item && applyEdits(at.page.text, [{ ...item.edit }]), gives);
    }
  });

  it('have the spaces of a file’s name where somebody types them', () => {
    const files = { 'images/our logo.png': '' };
    assert.equal(
      accept('<img src="/images/our lo<|>" />', '/images/our logo.png', 'page.mdx', files),
      '<img src="/images/our logo.png" />',
    );
    assert.ok(labels('<img src="/images/<|>" />', 'page.mdx', files).includes('/images/our%20logo.png'));
  });

  it('are files where a component of the site has a `src`', () => {
    const text = 'import { Image } from "/snippets/image.jsx";\n\n<Image src="/<|>" />';
    const offered = labels(text);
    assert.ok(offered.includes('/images/a.png') && offered.includes('/clip.mp4'));
    assert.ok(!offered.includes('/guides/install'));
  });

  it('can be read as addresses whatever a file is called', () => {
    assert.ok(labels('[a](/<|>)').includes('/guides/a%20%28b%29'));
    assert.ok(labels('[a](/<|>)').includes('/guides/c%23%3F'));
  });

  it('of other sites aren’t completed', () => {
    for (const text of [
      '[a](https://<|>)',
      '[a]: mailto:<|>',
      '<Card href="https://acme.example/<|>" />',
      '![a](//<|>)',
    ]) {
      assert.deepEqual(labels(text), [], text);
    }
  });

  it('are the sections of the page', () => {
    const text = '## On Linux\n\n<Accordion title="What?">x</Accordion>\n\n[d](#<|>)';
    assert.deepEqual(labels(text), ['#on-linux', '#what']);
    assert.ok(labels('## On Linux\n\n[d](/page#<|>)').includes('#on-linux'));
    assert.equal(accept('## On Linux\n\n[d](/page#o<|>)', '#on-linux'), '## On Linux\n\n[d](/page#on-linux)');
    assert.deepEqual(labels('[d](/intro#<|>)'), []);
  });

  it('are the sections of the snippets that the page includes', () => {
    const files = { ...site, 'snippets/note.mdx': '## In the note\n' };
    const text = 'import Note from "/snippets/note.mdx";\n\n## Own\n\n<Note />\n\n[a](#<|>)';
    const { page: at, offset } = pageAtCursor({ ...files, 'page.mdx': text });
    assert.deepEqual(
      completePage(at, offset).items.map(({ label }) => label),
      ['#own', '#in-the-note'],
    );
  });

  it('are the sections of the page that is named', () => {
    const files = {
      ...site,
      'guides/other.mdx': '## From version 1\n\n<Accordion title="What?">x</Accordion>\n',
    };
    for (const link of ['/guides/other#<|>', './guides/other#<|>', 'guides/other#<|>']) {
      const { page: at, offset } = pageAtCursor({
        ...files,
        'page.mdx': `[a](${link})`,
      });
      assert.deepEqual(
        completePage(at, offset).items.map(({ label, detail }) => [label, detail]),
        [
          ['#from-version-1', 'From version 1'],
          ['#what', 'What?'],
        ],
        link,
      );
    }
    const { page: at, offset } = pageAtCursor({
      ...files,
      'page.mdx': '<Card href="/guides/other#f<|>" />',
    });
    assert.ok(completePage(at, offset).items.some(({ label }) => label === '#from-version-1'));
  });

  it('are found by the words of their titles, listed pages first', () => {
    const pages = {
      'docs.json': configWith({
        navigation: [{ group: 'A', pages: ['zeta', 'page'] }],
      }),
      'alpha.mdx': page('Draft'),
      'zeta.mdx': page('Rotate the keys'),
    };
    for (const text of ['[a](<|>)', '[a](keys<|>)', '<Card title="B" href="<|>" />']) {
      const items = completeIn(pages, text).filter(({ kind }) => kind === 'page');
      assert.deepEqual(
        items.map(({ label, detail, edit }) => [label, detail, edit.newText.replace(/"$/, '')]),
        [
          ['Rotate the keys', '/zeta', '/zeta'],
          ...(text.includes('keys') ? [] : [['Draft', '/alpha · not in the navigation', '/alpha']]),
        ],
        text,
      );
    }
  });

  it('come first if they are called as the card is, also while its tag has no end yet', () => {
    const pages = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['alpha', 'zeta', 'page'] }] }),
      'alpha.mdx': page('Start here'),
      'zeta.mdx': page('Rotate the keys'),
    };
    for (const text of [
      '<Card title="Keys" href="<|>" />',
      '<Card title="Keys" href="<|>',
      'A <Card title="Keys" href="<|>"',
    ]) {
      assert.equal(completeIn(pages, text)[0]?.label, 'Rotate the keys', text);
    }
    assert.equal(completeIn(pages, 'A <Card title="Keys" />\n\n<Card href="<|>')[0]?.label, 'Start here');
  });

  it('are found by several words of a title, which replace what was typed, and by nothing else', () => {
    const pages = {
      'docs.json': configWith({ navigation: [{ group: 'A', pages: ['zeta', 'page'] }] }),
      'alpha.mdx': page('Draft'),
      'zeta.mdx': `${page('Rotate the keys')}\n## When to do it\n`,
    };
    const found = (text: string): readonly string[] =>
      completeIn(pages, text).map(({ edit }) => edit.newText.replace(/"$/, ''));
    for (const words of ['rotate ', 'rotate t', 'Rotate the ke', 'the keys']) {
      assert.deepEqual(found(`[a](${words}<|>)`), ['/zeta'], words);
      assert.deepEqual(found(`[a](${words}<|>`), ['/zeta'], words);
      assert.deepEqual(found(`<Card title="B" href="${words}<|>" />`), ['/zeta'], words);
    }
    assert.deepEqual(found('[a](when to<|>)'), ['/zeta#when-to-do-it']);
    const [item] = completeIn(pages, 'See [a](rotate the<|>) there.');
    assert.deepEqual(item?.edit.range, { start: 'See [a]('.length, end: 'See [a](rotate the'.length });
    const quiet = [
      '[a](see it <|>',
      '[a](/zeta rotate <|>)',
      '[a](/zeta "rotate t<|>")',
      '![a](rotate t<|>)',
      '(rotate t<|>)',
    ];
    for (const text of [...quiet, '[a](zeta/b rotate t<|>)', '[a] (rotate t<|>)', '[a](rotate the) keys<|>']) {
      assert.deepEqual(found(text), [], text);
    }
  });

  it('are found by the group that lists them, also on large sites, and not those that have only the letters', () => {
    const others = Array.from({ length: 500 }, (_, at) => [`p${String(at)}.mdx`, page('S e c u r i t y')] as const);
    const items = completeIn(
      {
        'docs.json': configWith({
          navigation: [
            {
              group: 'Security',
              pages: ['page', { group: 'B', pages: ['zz'] }],
            },
          ],
        }),
        ...Object.fromEntries(others),
        'zz.mdx': page('Keys'),
      },
      '[a](secur<|>)',
    );
    assert.equal(items[0]?.edit.newText, '/zz');
    assert.equal(items.length, 1);
  });

  it('are sections of other pages too once words of their titles are typed', () => {
    const files = {
      'docs.json': configWith({
        navigation: [{ group: 'A', pages: ['keys', 'page'] }],
      }),
      'keys.mdx': `${page('Keys')}\n## Rotate your keys\n\n## Other\n`,
      'snippets/part.mdx': '## Rotate in a snippet\n',
    };
    const found = (text: string): unknown =>
      completeIn(files, text)
        .filter(({ kind }) => kind === 'section')
        .map(({ label, detail, edit }) => [label, detail, edit.newText.replace(/"$/, '')]);
    const row = ['Rotate your keys', 'Keys · /keys'];
    assert.deepEqual(found('[a](rot<|>)'), [[...row, '/keys#rotate-your-keys']]);
    assert.deepEqual(found('<Card title="B" href="key rot<|>" />'), [[...row, '/keys#rotate-your-keys']]);
    for (const none of ['[a](ro<|>)', '[a](otate<|>)', '[a](/rotate<|>)']) assert.deepEqual(found(none), [], none);
    const { page: at, offset } = pageAtCursor({
      ...files,
      'page.mdx': '[a](ro<|>)',
    });
    assert.ok(completePage(at, offset).isIncomplete);
  });

  it('are no files of tools, unless a page links to them or their folder is typed', () => {
    const files = {
      'docs.json': configWith({}),
      'vocab.txt': '',
      'files/list.csv': '',
      'files/a.pdf': '',
    };
    const offered = (text: string, more: Files = {}): readonly string[] =>
      completeIn({ ...files, ...more }, text).map(({ label }) => label);
    assert.deepEqual(offered('[a](/<|>)'), ['/files/a.pdf']);
    assert.deepEqual(offered('[a](/files/<|>)').toSorted(), ['/files/a.pdf', '/files/list.csv']);
    assert.ok(offered('[a](/<|>)', { 'other.mdx': '[Words](/vocab.txt)' }).includes('/vocab.txt'));
  });

  it('that an editor with Markdown support offers too are left to it in .md', () => {
    const files = {
      'docs.json': configWith({}),
      'guides/keys.md': `${page('Keys')}\n## Rotate a key\n\n## Own {#mine}\n\n<Accordion title="Why?">x</Accordion>\n`,
      'guides/logs.mdx': `${page('Logs')}\n## Read them\n`,
      'guides/a.pdf': '',
      'images/b.png': '',
      'images/more/c.png': '',
    };
    const offered = (text: string): readonly string[] => {
      const { page: at, offset } = pageAtCursor({ ...files, 'guides/page.md': `## This\n\n${text}` });
      return completePage(at, offset, { hasMarkdownSupport: true }).items.map(({ edit }) => edit.newText);
    };
    assert.deepEqual(offered('[a](#<|>)'), []);
    assert.deepEqual(offered('[a](/guides/keys#<|>)'), ['#mine', '#why']);
    assert.deepEqual(offered('[a](/guides/logs#<|>)'), ['#read-them'], 'it reads no .mdx');
    assert.deepEqual(offered('[a](/guides/<|>)'), ['/guides/keys', '/guides/logs'], 'it adds their extension');
    assert.deepEqual(offered('[a](./<|>)'), []);
    assert.deepEqual(offered('![a](/images/<|>)'), ['/images/more/c.png']);
    assert.deepEqual(offered('![a](<|>)'), ['/images/b.png', '/images/more/c.png']);
    assert.ok(offered('[a](rotat<|>)').includes('/guides/keys#rotate-a-key'));
  });

  it('of images are images, also within a link', () => {
    assert.deepEqual(labels('![a](<|>)'), ['/images/a.png']);
    assert.deepEqual(labels('[![a](<|>)](/intro)'), ['/images/a.png']);
    assert.ok(targets('[![a](/images/a.png)](<|>)').includes('/intro'));
  });

  it('of imports are the snippets', () => {
    assert.deepEqual(labels('import A from "<|>"'), ['/snippets/api-key.mdx', '/snippets/note.mdx']);
    // The platform finds neither scripts with other extensions nor the old folder.
    const unread = { '_snippets/old.mdx': 'Old.', 'snippets/a.js': '', 'snippets/a.ts': '', 'snippets/kit.tsx': '' };
    const importable = ['/snippets/api-key.mdx', '/snippets/kit.tsx', '/snippets/note.mdx'];
    assert.deepEqual(labels('import A from "<|>"', 'page.mdx', { ...site, ...unread }), importable);
    const odd = {
      ...site,
      'snippets/a b#.mdx': 'A',
      'snippets/a"b.mdx': 'B',
      'page.mdx': `${head}import A from "/snippets/a<|>"`,
    };
    const { page: at, offset } = pageAtCursor(odd);
    const offered = completePage(at, offset).items.map(({ label }) => label);
    assert.ok(
      offered.includes('/snippets/a b#.mdx') && !offered.some((label) => /[%"]/.test(label)),
      'named as they are',
    );
    assert.equal(accept('import A from "/sn<|>";', '/snippets/note.mdx'), 'import A from "/snippets/note.mdx";');
  });
});

describe('the names of an import', () => {
  const kit = {
    'snippets/kit.jsx': 'export const Price = () => null;\nexport const Total = () => null;\nexport const vat = 1;',
  };
  const names = (text: string): readonly string[] => labels(text, 'page.mdx', { ...site, ...kit });

  it('are what its file exports, without what is imported already', () => {
    assert.deepEqual(names('import { <|> } from "/snippets/kit.jsx";'), ['Price', 'Total', 'vat']);
    assert.deepEqual(names("import {<|>} from '/snippets/kit.jsx'"), ['Price', 'Total', 'vat']);
    assert.deepEqual(names('import { Price, T<|> } from "/snippets/kit.jsx";'), ['Total', 'vat']);
    assert.deepEqual(names('import {\n  <|>,\n  Total as Sum\n} from "/snippets/kit.jsx";'), ['Price', 'vat']);
    assert.deepEqual(names('import { vat } from "/snippets/kit.jsx";\nimport { <|> } from "/snippets/kit.jsx";'), [
      'Price',
      'Total',
    ]);
  });

  it('replace the name at the cursor, and are none in a name that is given', () => {
    const text = 'import { Pr<|>, Total } from "/snippets/kit.jsx";';
    assert.equal(accept(text, 'Price', 'page.mdx', kit), 'import { Price, Total } from "/snippets/kit.jsx";');
    const inside = 'import { Pri<|>ce, Total } from "/snippets/kit.jsx";';
    assert.equal(accept(inside, 'Price', 'page.mdx', kit), inside.replace('<|>', ''));
    assert.deepEqual(names('import { Price as <|> } from "/snippets/kit.jsx";'), []);
    assert.deepEqual(names('import { <|> } from "/snippets/gone.jsx";'), []);
    assert.deepEqual(names('import { <|> } from "react";'), []);
  });
});

describe('code blocks', () => {
  it('have languages, also by a short name', () => {
    assert.equal(labels('```<|>\ncode\n```')[0], 'bash');
    assert.ok(!labels('```t<|>').includes('no language'));
    assert.ok(labels('```ts<|>').includes('ts'));
    assert.ok(labels('```<|>').indexOf('js') < labels('```<|>').indexOf('json'), 'what is typed on chooses `js`');
    assert.equal(accept('```pyth<|>\ncode\n```', 'python'), '```python\ncode\n```');
    assert.deepEqual(labels('```js\n<|>\n```'), []);
    assert.deepEqual(labels('```js\ncode\n```<|>'), []);
  });

  it('end with Enter while somebody types, but a list that is asked for begins with what is wanted', () => {
    const firstOf = (text: string, isTyped: boolean): string | undefined => {
      const at = pageAtCursor({ ...site, 'page.mdx': text });
      return completePage(at.page, at.offset, { isTyped }).items[0]?.label;
    };
    for (const [text, typed, asked] of [
      [`${head}\`\`\`<|>\ncode\n\`\`\``, 'no language', 'bash'],
      [`${head}\`\`\`js <|>\ncode\n\`\`\``, 'no option', 'title'],
      ['---\ntitle: A\nicon: <|>\n---\n', 'no value', undefined],
    ] as const) {
      assert.equal(firstOf(text, true), typed);
      assert.notEqual(firstOf(text, false), typed);
      if (asked !== undefined) assert.equal(firstOf(text, false), asked);
    }
  });

  it('have options that are not given yet', () => {
    const offered = labels('```js lines <|>\ncode\n```');
    assert.ok(offered.includes('title') && !offered.includes('lines') && !offered.includes('placement'));
    assert.ok(labels('```mermaid <|>\ncode\n```').includes('placement'));
    assert.equal(accept('```js exp<|>\ncode\n```', 'expandable'), '```js expandable\ncode\n```');
    assert.equal(accept('```js <|>\ncode\n```', 'highlight'), '```js highlight={·}\ncode\n```');
    assert.deepEqual(labels('```js title="a <|>"\ncode\n```'), []);
  });

  it('have icons and fixed values', () => {
    assert.ok(labels('```js icon="<|>"\ncode\n```').includes('rocket'));
    assert.equal(accept('```js icon=rock<|>\ncode\n```', 'rocket'), '```js icon="rocket"\ncode\n```');
    assert.ok(labels('```mermaid placement="<|>"\ncode\n```').includes('top-left'));
  });
});
