import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { afterFix, configWith, findingsInFiles, page, type Files } from '../../support/site.ts';

const head = '---\ntitle: "Page"\ndescription: "About the page."\n---\n\n';
const navigation = [{ group: 'All', pages: ['page'] }];

/** Returns the findings of a site with one page, each as `rule: message`. */
function said(body: string, files: Files = {}): readonly string[] {
  return found(body, files).map(({ rule, message }) => `${rule.id}: ${message}`);
}

/** Returns the only finding’s file after its first fix. */
function fixed(body: string, files: Files = {}): string {
  const all = filesWith(body, files);
  const [finding, ...others] = findingsInFiles(all);
  assert.equal(others.length, 0);
  const fix = finding?.fixes?.()[0];
  assert.ok(fix, 'there is no fix');
  const [file = ''] = fix.edits.map((edit) => edit.file);
  return (afterFix(all, fix)[file] ?? '').replace(head, '');
}

function found(body: string, files: Files) {
  return findingsInFiles(filesWith(body, files));
}

function filesWith(body: string, files: Files): Files {
  return { 'docs.json': configWith({ navigation }), 'a.png': '', 'page.mdx': `${head}${body}`, ...files };
}

describe('a slip in a tag', () => {
  it('in the name of an attribute that is recommended or a location is one finding, which renames it', () => {
    const step = (name: string): string => `<Steps>\n<Step ${name}="A">\nText.\n</Step>\n</Steps>\n`;
    assert.deepEqual(said(step('titel')), [
      'component/attribute-unknown: Unknown attribute `titel` on `Step`. Did you mean `title`?',
    ]);
    assert.equal(fixed(step('titel')), step('title'));
    const field = (name: string): string => `<ParamField ${name}="a" type="string">\nA.\n</ParamField>\n`;
    assert.deepEqual(said(field('querry')), [
      'component/param-location: `ParamField` has no location. Rename `querry` to `query`.',
    ]);
    assert.equal(fixed(field('querry')), field('query'));
    assert.deepEqual(said(field('name')), [
      'component/param-location: `ParamField` has no location. Rename `name` to `path`, `body`, `query` or `header`.',
    ]);
    assert.equal(fixed(field('name')), field('path'));
  });

  it('that leaves it open isn’t followed by findings about what it was to contain', () => {
    const unclosed = (name: string): RegExp => new RegExp(`^mdx/syntax: .<${name}>. is never closed`);
    for (const image of ['  <img src="/a.png" alt="A map" />\n', '\n![A map](/a.png)\n']) {
      const messages = said(`<Frame>\n${image}\nText.\n`);
      assert.equal(messages.length, 1);
      assert.match(messages[0] ?? '', unclosed('Frame'));
    }
    const blocks = '```js A\na()\n```\n\n```python B\na()\n```\n\nText.\n';
    const messages = said(`<CodeGroup>\n${blocks}`);
    assert.equal(messages.length, 1);
    assert.match(messages[0] ?? '', unclosed('CodeGroup'));
    assert.match(said(`<Note>\n\n![A map](/a.png)\n\nText.\n`).join('\n'), /image\/frame/);
  });

  it('in the braces of a value is closed before the end of the tag', () => {
    const cell = (style: string): string => `<table><tr>\n<td style={${style}>5</td>\n</tr></table>\n`;
    assert.match(said(cell('{ color: "red" }')).join('\n'), /^mdx\/syntax: .*`style` .* Add the closing brace\.$/);
    assert.equal(fixed(cell('{ color: "red" }')), cell('{ color: "red" }}'));
    assert.equal(fixed(cell('{ color: "red"')), cell('{ color: "red"}}'));
    const card = (end: string): string => `<Card title="A" action={() => 1${end}>\nB.\n</Card>\n`;
    assert.match(said(card('')).join('\n'), /^mdx\/syntax: The value of `action` in `<Card>` isn’t closed/);
  });

  it('that is the name of another tool for a required attribute is one finding, which renames it', () => {
    for (const [written, right] of [
      ['<Tooltip text="A">B</Tooltip>', '<Tooltip tip="A">B</Tooltip>'],
      ['<Tooltip content="A">B</Tooltip>', '<Tooltip tip="A">B</Tooltip>'],
      ['<Update date="A">\nB.\n</Update>', '<Update label="A">\nB.\n</Update>'],
      ['<Snippet src="a.mdx" />', '<Snippet file="a.mdx" />'],
      ['<Steps>\n<Step name="A">\nB.\n</Step>\n</Steps>', '<Steps>\n<Step title="A">\nB.\n</Step>\n</Steps>'],
      ['<Icon name="star" />', '<Icon icon="star" />'],
    ] as const) {
      assert.equal(fixed(`${written}\n`), `${right}\n`);
    }
    assert.match(
      said('<ParamField path="a" in="query" type="string">\nB.\n</ParamField>\n').join('\n'),
      /Remove it, unless it is newer than this version of Docsight\.$/,
    );
  });

  it('of quotes in a value gets other quotes around them', () => {
    const card = (title: string): string => `<Card title=${title} icon="rocket">\nB.\n</Card>\n`;
    assert.match(said(card('"The "best" one"')).join('\n'), /^mdx\/syntax: The value of `title` .* Use other quotes/);
    assert.equal(fixed(card('"The "best" one"')), card(`'The "best" one'`));
    assert.equal(fixed(card(`"It's "best" now"`)), card('"It\'s &quot;best&quot; now"'));
    for (const [written, right] of [
      [String.raw`"\"http\""`, `'"http"'`],
      [String.raw`"The \"best\" one"`, `'The "best" one'`],
      [String.raw`'It\'s'`, `"It's"`],
      [String.raw`"It's \"best\" now"`, `"It's &quot;best&quot; now"`],
    ] as const) {
      assert.match(
        said(card(written)).join('\n'),
        /^mdx\/syntax: A backslash doesn’t escape quotes .* Use other quotes/,
      );
      assert.equal(fixed(card(written)), card(right));
    }
  });

  it('of typographic quotes gets straight ones', () => {
    const card = (title: string): string => `<Card title=${title} icon="rocket">\nB.\n</Card>\n`;
    assert.match(said(card('“A card”')).join('\n'), /^mdx\/syntax: .* typographic quotes\. Use straight quotes/);
    assert.equal(fixed(card('“A card”')), card('"A card"'));
  });

  it('that leaves it open is reported before the next tag like it', () => {
    const body = (end: string): string =>
      `<AccordionGroup>\n<Accordion title="A">\nText.\n${end}<Accordion title="B">\nText.\n</Accordion>\n</AccordionGroup>\n`;
    assert.deepEqual(said(body('')), [
      'mdx/syntax: `<Accordion>` isn’t closed before the next `<Accordion>`. Add `</Accordion>` before it.',
    ]);
    assert.equal(found(body(''), {})[0]?.range.start, `${head}${body('')}`.indexOf('<Accordion title="B">'));
    assert.equal(fixed(body('')), body('</Accordion>\n'));
    const field = (name: string, content: string): string =>
      `<ResponseField name="${name}" type="object">\n${content}\n</ResponseField>\n`;
    const nested = `<ResponseField name="a" type="object">\n<Expandable>\n${field('b', 'B.')}</Expandable>\n`;
    assert.doesNotMatch(said(`<Note>\n${nested}</Note>\n`).join('\n'), /the next/);
  });

  it('that leaves a group of code blocks open is fixed after the last of them', () => {
    const group = (end: string): string =>
      `<CodeGroup>\n\`\`\`js A\na()\n\`\`\`\n\n\`\`\`python B\na()\n\`\`\`\n${end}\nText.\n`;
    assert.equal(fixed(group('')), group('</CodeGroup>\n'));
  });
});

describe('a slip in docs.json', () => {
  it('of a closing brace too many is removed', () => {
    const text = (brace: string): string =>
      `{\n  "name": "A",\n  "feedback": { "raiseIssue": true${brace}},\n  "navigation": [{ "group": "All", "pages": ["page"] }],\n  "favicon": "/a.png",\n  "colors": { "primary": "#0D6373" }\n}\n`;
    assert.match(said('Text.\n', { 'docs.json': text(' }') }).join('\n'), /^config\/syntax: Unexpected `}`/);
    assert.equal(fixed('Text.\n', { 'docs.json': text(' }') }), text(' '));
    const withoutComma = text(' }').replace('}},', '}}');
    assert.equal(fixed('Text.\n', { 'docs.json': withoutComma }), text(' '));
  });

  it('of a path in place of a name is nested', () => {
    const files = (properties: object): Files => ({ 'docs.json': configWith({ navigation, ...properties }) });
    const dotted = files({ 'feedback.thumbsRating': true });
    assert.deepEqual(said('Text.\n', dotted), [
      'config/unknown-property: Unknown property `feedback.thumbsRating`; it has no effect. ' +
        'A dot doesn’t nest: write `"feedback": { "thumbsRating": … }`.',
    ]);
    const { feedback } = JSON.parse(fixed('Text.\n', dotted)) as { readonly feedback?: unknown };
    assert.deepEqual(feedback, { thumbsRating: true });
    assert.doesNotMatch(said('Text.\n', files({ 'feedback.gone': true })).join('\n'), /A dot/);
  });

  it('isn’t a background for the only mode that readers see', () => {
    const colors = { primary: '#0D6373', light: '#0D6373', background: { light: '#ffffff' } };
    const withMode = (modeToggle: object): Files => ({ 'docs.json': configWith({ navigation, colors, modeToggle }) });
    assert.deepEqual(said('Text.\n', withMode({ default: 'light', isHidden: true })), []);
    const wrong = [{ default: 'dark', isHidden: true }, { default: 'light' }];
    for (const mode of wrong) assert.match(said('Text.\n', withMode(mode)).join('\n'), /^config\/required: .*`dark`/m);
  });
});

it('a link with too many `../` names the page that it nearly reaches', () => {
  const files = {
    'docs.json': configWith({ navigation: [{ group: 'All', pages: ['page', 'api/overview'] }] }),
    'api/overview.mdx': page('Overview'),
  };
  assert.deepEqual(said('[Read on](../../api/overveiw)\n', files), [
    'link/not-found: `../../api/overveiw` points outside the site. Did you mean `./api/overview`?',
  ]);
  assert.match(said('[Read on](../../src/main.rs)\n', files).join('\n'), /outside the site\. Use the path of a/);
});
