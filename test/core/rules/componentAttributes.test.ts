import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  applyFix,
  componentFindings,
  componentMessages,
  fixTitles,
  snippetFindings,
} from '../../support/componentFindings.ts';

describe('component/attribute-required', () => {
  const missingIn = (body: string): readonly string[] => componentFindings('component/attribute-required', body);

  it('reports child components without what they need', () => {
    assert.deepEqual(missingIn('<Tabs>\n<Tab>A</Tab>\n</Tabs>\n\n<ResponseField type="string">B</ResponseField>'), [
      'error: Tab',
      'error: ResponseField',
    ]);
  });

  it('is content with one of several', () => {
    assert.deepEqual(missingIn('<Icon />'), ['error: Icon']);
    assert.deepEqual(
      missingIn('<Icon src="/a.svg" />\n\n<Icon icon="play" />\n\n<Tooltip description="A">B</Tooltip>'),
      [],
    );
  });

  it('accepts expressions, flags and empty texts', () => {
    assert.deepEqual(missingIn('<Accordion title={name}>A</Accordion>\n\n<Accordion title="">B</Accordion>'), []);
  });

  it('is silent where an object may bring the attribute', () => {
    assert.deepEqual(missingIn('<Accordion {...props}>A</Accordion>\n\n<Icon {...props} />'), []);
  });

  it('is silent where the tag is still being typed', () => {
    assert.deepEqual(missingIn('<Accordion tit\n\nText.'), []);
  });

  it('is silent about a component that the page brings', () => {
    assert.deepEqual(missingIn('export const Accordion = () => null;\n\n<Accordion />'), []);
  });

  it('checks snippets too', () => {
    assert.deepEqual(snippetFindings('component/attribute-required', '<Accordion>A</Accordion>'), ['error: Accordion']);
  });

  it('offers a fix for each value where only some are allowed', () => {
    assert.deepEqual(fixTitles('component/attribute-required', '<Visibility>A</Visibility>'), [
      'Add `for="humans"`',
      'Add `for="agents"`',
      'Add `for="signed-in"`',
      'Add `for="signed-out"`',
    ]);
  });

  it('is the one finding about an attribute under another name', () => {
    const body = '<Tabs>\n<Tab name="A" sise="1">B</Tab>\n</Tabs>\n\n<Icon name="play" />';
    assert.deepEqual(missingIn(body), ['error: name', 'error: name']);
    assert.deepEqual(componentFindings('component/attribute-unknown', body), ['hint: sise']);
    assert.deepEqual(componentFindings('component/attribute-unknown', '<Icon icon="play" name="b" />'), [
      'warning: name',
    ]);
    assert.equal(
      applyFix('component/attribute-required', '<Icon name="play" />', 'Rename `name` to `icon`'),
      '<Icon icon="play" />',
    );
  });

  it('adds the attribute after the others', () => {
    const body = '<ResponseField type="string"\n  required>B</ResponseField>';
    assert.equal(
      applyFix('component/attribute-required', body, 'Add `name`'),
      '<ResponseField type="string"\n  required name="">B</ResponseField>',
    );
  });
});

describe('component/attribute-recommended', () => {
  const missingIn = (body: string): readonly string[] => componentFindings('component/attribute-recommended', body);

  it('reports steps and frames of other sites without a title', () => {
    const steps = '<Steps>\n<Step title="A">A</Step>\n<Step>B</Step>\n</Steps>';
    const frame = '<iframe src="https://acme.example"></iframe>';
    assert.deepEqual(missingIn(`${steps}\n\n${frame}`), ['warning: Step', 'warning: iframe']);
    assert.deepEqual(missingIn(`${frame}\n\n${frame.replace('src', 'title="A" src')}`), ['warning: iframe']);
  });

  it('takes a heading at the beginning of a step for its title, and the platform’s own for that of an expandable', () => {
    assert.deepEqual(
      missingIn(
        '<Steps>\n<Step>\n### A\n\nB\n</Step>\n<Step>\n  <h3>A</h3>\n</Step>\n</Steps>\n\n<Expandable>C</Expandable>',
      ),
      [],
    );
    assert.deepEqual(missingIn('<Steps>\n<Step>\nB\n\n### A\n</Step>\n</Steps>'), ['warning: Step']);
  });

  it('accepts a card’s title as that of its step, and reports once if no step has one', () => {
    const step = (actual: string, content: string): string => `<Step${actual}>\n${content}\n</Step>\n`;
    assert.deepEqual(missingIn(`<Steps>\n${step('', '<Card title="A" />')}</Steps>`), []);
    assert.deepEqual(missingIn(`<Steps>\n${step('', 'A')}${step('', 'B')}${step('', 'C')}</Steps>`), ['warning: Step']);
    assert.deepEqual(missingIn(`<Steps>\n${step(' title="A"', 'A')}${step('', 'B')}${step('', 'C')}</Steps>`), [
      'warning: Step',
      'warning: Step',
    ]);
  });

  it('takes other names for screen readers, and none for what is hidden from them', () => {
    assert.deepEqual(
      missingIn('<iframe aria-label="A" />\n\n<iframe aria-hidden="true" />\n\n<iframe {...props} />'),
      [],
    );
  });
});

describe('component/attribute-value', () => {
  const wrongIn = (...tags: readonly string[]): readonly string[] =>
    componentFindings('component/attribute-value', tags.join('\n\n'));

  it("reports words that aren't among the fixed ones", () => {
    assert.deepEqual(
      wrongIn('<Badge color="bleu">A</Badge>', '<Badge size={3}>A</Badge>', '<Color variant>A</Color>'),
      ['error: bleu', 'error: 3', 'error: variant'],
    );
  });

  it('reports what isn’t a number, and as a warning a number out of range', () => {
    assert.deepEqual(
      wrongIn(
        '<CardGroup cols="two" />',
        '<CardGroup cols={5} />',
        '<CardGroup cols="0" />',
        '<CardGroup cols={1.5} />',
        '<CardGroup cols />',
      ),
      ['error: two', 'warning: 0', 'error: 1.5', 'error: cols'],
    );
  });

  it('takes numbers and flags in all their forms', () => {
    assert.deepEqual(
      wrongIn(
        '<CardGroup cols="2" />',
        '<CardGroup cols={5} />',
        '<CardGroup cols={"3"} />',
        '<Icon icon="play" size="24px" />',
        '<Accordion title="A" defaultOpen />',
        '<Accordion title="A" defaultOpen="True" />',
        '<Accordion title="A" defaultOpen={false} />',
        '<ParamField body>A</ParamField>',
      ),
      [],
    );
  });

  it('leaves expressions alone', () => {
    assert.deepEqual(
      wrongIn(
        '<CardGroup cols={n} />',
        '<CardGroup cols={[5][0]} />',
        '<Badge color={`${c}`} />',
        '<Badge color={undefined} />',
        '<Badge {...{ color: "bleu" }} />',
      ),
      [],
    );
  });

  it('reports a flag that says neither yes nor no', () => {
    assert.deepEqual(wrongIn('<Accordion title="A" defaultOpen="maybe" />'), ['warning: maybe']);
    assert.deepEqual(wrongIn('<Card title="A" horizontal="yes" />', '<Card title="A" horizontal="horizontal" />'), [
      'hint: yes',
      'hint: horizontal',
    ]);
  });

  it('reports a mark that any text sets, and hints at one that is meant', () => {
    const field = (actual: string): string => `<ResponseField name="a" type="string" ${actual} />`;
    assert.deepEqual(
      wrongIn(
        field('required="false"'),
        field('deprecated="no"'),
        field('required={"false"}'),
        field('required="Yes"'),
      ),
      ['warning: required="false"', 'warning: deprecated="no"', 'warning: required={"false"}', 'hint: required="Yes"'],
    );
    assert.deepEqual(
      wrongIn(...['required', 'required="true"', 'required="True"', 'required={false}', 'required={x}'].map(field)),
      [],
    );
    assert.equal(
      applyFix('component/attribute-value', field('required="Yes"'), 'Change to `required`'),
      field('required'),
    );
    assert.equal(
      applyFix('component/attribute-value', field('required="false"'), 'Remove `required`'),
      '<ResponseField name="a" type="string" />',
    );
  });

  it('reports an image and a frame without a file, unless a script may know them', () => {
    assert.deepEqual(wrongIn('<img src="" alt="A" />', '<iframe src=" " title="B"></iframe>'), [
      'warning: src=""',
      'warning: src=" "',
    ]);
    assert.deepEqual(
      wrongIn('<img src="" id="a" alt="A" />', '<img src="" srcSet="/a.png 2x" alt="A" />', '<video src=""></video>'),
      [],
    );
  });

  it('leaves the flags of HTML alone, where any text will do', () => {
    assert.deepEqual(wrongIn('<video controls="controls" autoPlay="" muted="muted" src="/a.mp4"></video>'), []);
  });

  it('leaves the style of a drawn icon alone', () => {
    assert.deepEqual(wrongIn('<Card title="A" icon={<svg />} iconType="image" />'), []);
    assert.deepEqual(wrongIn('<Card title="A" icon="github" iconType="brand" />'), ['error: brand']);
  });

  it('reports empty names of what readers see, and a string in place of a list', () => {
    assert.deepEqual(
      wrongIn(
        '<Accordion title=" ">A</Accordion>',
        '<ParamField path="">A</ParamField>',
        '<Update label="1" tags="New" />',
      ),
      ['warning: title=" "', 'warning: path=""', 'warning: New'],
    );
    assert.deepEqual(wrongIn('<Update label="1" description="" />', '<Card title="" />'), []);
  });

  it('says what is allowed', () => {
    assert.deepEqual(componentMessages('component/attribute-value', '<CardGroup cols="two" />'), [
      '`cols` must be an integer of at least 1, not `two`.',
    ]);
  });

  it('fixes words for numbers, slips, and numbers out of range', () => {
    const fix = (body: string, title: string): string => applyFix('component/attribute-value', body, title);
    assert.equal(fix('<CardGroup cols="two" />', 'Change to `2`'), '<CardGroup cols="2" />');
    assert.equal(fix('<CardGroup cols={0} />', 'Change to `1`'), '<CardGroup cols={1} />');
    assert.equal(fix('<Badge color="Blue">A</Badge>', 'Change to `blue`'), '<Badge color="blue">A</Badge>');
    assert.equal(fix('<Step title="A" noAnchor="yes" />', 'Change to `true`'), '<Step title="A" noAnchor="true" />');
  });
});

describe('component/attribute-duplicate', () => {
  const twiceIn = (body: string): readonly string[] => componentFindings('component/attribute-duplicate', body);

  it('reports each repetition, in HTML and in unknown components too', () => {
    assert.deepEqual(
      twiceIn('<Frame caption="A" caption="B" />\n\n<img alt="A" alt="A" alt="C" />\n\n<Zebra a b a />'),
      ['warning: caption', 'warning: alt', 'warning: alt', 'warning: a'],
    );
  });

  it('knows spreads and names in other letters from repetitions', () => {
    assert.deepEqual(twiceIn('<Card {...a} {...b} title="A" Title="B" />'), []);
  });

  it('keeps the one that is chosen', () => {
    const body = '<Frame\n  caption="A"\n  caption="B"\n/>';
    assert.equal(applyFix('component/attribute-duplicate', body, 'Keep `caption="A"`'), '<Frame\n  caption="A"\n/>');
    assert.equal(applyFix('component/attribute-duplicate', body, 'Keep `caption="B"`'), '<Frame\n  caption="B"\n/>');
  });
});

describe('component/attribute-unknown', () => {
  const unknownIn = (body: string): readonly string[] => componentFindings('component/attribute-unknown', body);

  it('leaves an element to the syntax error of its names, if the closing tag is another component’s', () => {
    const body = (opened: string, closed: string): string =>
      `<Tabs>\n<${opened} title="A">\na\n</${closed}>\n</Tabs>\n`;
    assert.deepEqual(unknownIn(body('Tabs', 'Tab')), []);
    assert.deepEqual(unknownIn(body('Note', 'Notes')), unknownIn(body('Note', 'Note')), 'the closing tag is at fault');
  });

  it("reports what the component doesn't have", () => {
    assert.deepEqual(unknownIn('<Card title="A" target="_blank" colour="#fff" />\n\n<CardGroup columns={2} />'), [
      'hint: target',
      'warning: colour',
      'warning: columns',
    ]);
  });

  it('says of `optional`, of which readers miss nothing, no more than that it has no effect', () => {
    assert.deepEqual(unknownIn('<ParamField path="a" type="string" optional />\n\n<Card title="A" optional />'), [
      'hint: optional',
      'hint: optional',
    ]);
    assert.equal(
      applyFix('component/attribute-unknown', '<ResponseField name="a" type="b" optional />', 'Remove `optional`'),
      '<ResponseField name="a" type="b" />',
    );
  });

  it('says of a new tab, which links to other sites open anyway, no more than that', () => {
    assert.deepEqual(
      unknownIn(
        '<Card title="A" href="https://e.com" target="_blank" />\n\n<Card title="A" href="//e.com" newTab={true} />\n\n' +
          '<Card title="A" href="/a" target="_blank" />\n\n<Card title="A" href="https://e.com" target="_self" />',
      ),
      ['hint: target', 'hint: newTab', 'hint: target', 'hint: target'],
    );
  });

  it('shows how readers would see a property of a field', () => {
    const field = (written: string): string => `<ResponseField name="a" type="b" ${written} />`;
    assert.deepEqual(componentMessages('component/attribute-unknown', field('readOnly="true"')), [
      'Unknown attribute `readOnly` on `ResponseField`, so it isn’t shown. Use `post={["read-only"]}` for a label.',
    ]);
    assert.equal(
      applyFix('component/attribute-unknown', field('nullable'), 'Change to `post={["nullable"]}`'),
      field('post={["nullable"]}'),
    );
    for (const other of ['nullable post={["a"]}', 'nullable={false}', 'nullable="no"']) {
      assert.deepEqual(fixTitles('component/attribute-unknown', field(other))[0], 'Remove `nullable`', other);
    }
    const [elsewhere = ''] = componentMessages('component/attribute-unknown', '<Expandable nullable>b</Expandable>');
    assert.doesNotMatch(elsewhere, /label/);
  });

  it('leaves alone what any element may have', () => {
    assert.deepEqual(
      unknownIn(
        '<Card className="a" class="b" style={{}} id="c" key="d" data-x="1" aria-label="e" onClick={f} {...g} />',
      ),
      [],
    );
  });

  it('leaves HTML and components that nothing is known of alone', () => {
    assert.deepEqual(
      unknownIn('<img src="/a.png" alt="A" fetchpriority="high" />\n\n<ZoomImage x="1" />\n\n<Zebra y="2" />'),
      [],
    );
  });

  it('leaves alone what older sites could write', () => {
    assert.deepEqual(unknownIn('<Frame type="glass">\n![A](/a.png)\n</Frame>'), []);
    assert.deepEqual(componentMessages('component/attribute-unknown', '<Frame width="9">\n![A](/a.png)\n</Frame>'), [
      'Unknown attribute `width` on `Frame`, which takes `caption` and `hint`. Remove it, unless it is newer than this version of Docsight.',
    ]);
  });

  it('names what another tool calls differently', () => {
    assert.deepEqual(fixTitles('component/attribute-unknown', '<Callout type="tip">A</Callout>'), [
      'Change to `variant`',
      'Remove `type`',
    ]);
  });

  it('reports the attributes of a tag together that nothing else is meant by', () => {
    const body = '<Frame border center shadow caption="A" />';
    // Readers miss nothing, unlike a text that isn't shown.
    assert.deepEqual(unknownIn(body), ['hint: border']);
    assert.deepEqual(unknownIn('<AccordionGroup title="A" border />'), ['hint: title']);
    assert.match(
      componentMessages('component/attribute-unknown', body).join(),
      /^Unknown attributes `border`, `center` and `shadow` on `Frame`, which takes `caption` and `hint`\. Remove them, unless they are newer than this version of Docsight\.$/,
    );
    assert.equal(
      applyFix('component/attribute-unknown', body, 'Remove `border`, `center` and `shadow`'),
      '<Frame caption="A" />',
    );
  });

  it('names the component that has the look of a type', () => {
    assert.deepEqual(componentMessages('component/attribute-unknown', '<Note type="info">A</Note>'), [
      '`type` has no effect on `Note`. Use `<Info>` for this style.',
    ]);
    assert.equal(
      applyFix('component/attribute-unknown', '<Note type="warning">A</Note>', 'Change to `Warning`'),
      '<Warning>A</Warning>',
    );
    assert.deepEqual(fixTitles('component/attribute-unknown', '<Note type="note">A</Note>'), ['Remove `type`']);
    assert.deepEqual(unknownIn('<Card title="A" type="info" />'), []);
  });

  it('knows the attributes under another name of the component', () => {
    assert.deepEqual(unknownIn('<Param path="a" type="string" typ="b" />'), ['warning: typ']);
  });

  it("offers the nearest name that isn't set yet, and the platform's name for the same", () => {
    assert.deepEqual(fixTitles('component/attribute-unknown', '<Card title="A" icontype="solid" />'), [
      'Change to `iconType`',
      'Remove `icontype`',
    ]);
    assert.deepEqual(fixTitles('component/attribute-unknown', '<Card iconType="a" icontype="solid" />'), [
      'Remove `icontype`',
    ]);
    assert.deepEqual(fixTitles('component/attribute-unknown', '<Card url="/a" />'), [
      'Change to `href`',
      'Remove `url`',
    ]);
  });

  it('removes the attribute with the whitespace before it', () => {
    assert.equal(
      applyFix('component/attribute-unknown', '<Card\n  target="_blank"\n  title="A"\n/>', 'Remove `target`'),
      '<Card\n  title="A"\n/>',
    );
  });
});

describe('component/param-location', () => {
  const wrongIn = (body: string): readonly string[] => componentFindings('component/param-location', body);

  it('reports a parameter without a location and one with several', () => {
    assert.deepEqual(wrongIn('<ParamField type="string" />\n\n<Param path="a" query="a" header="a" />'), [
      'error: ParamField',
      'error: query',
      'error: header',
    ]);
  });

  it('takes a body without a name, and the places that only the platform knows', () => {
    assert.deepEqual(
      wrongIn('<ParamField body type="string" />\n\n<ParamField cookie="a" />\n\n<ParamField auth="b" />'),
      [],
    );
  });

  it('is silent where an object may set the location', () => {
    assert.deepEqual(wrongIn('<ParamField {...place} />\n\n<ParamField query={name} />'), []);
  });

  it('takes over a name that was set as in a response', () => {
    assert.equal(
      applyFix('component/param-location', '<ParamField name="id" type="string" />', 'Change `name` to `query`'),
      '<ParamField query="id" type="string" />',
    );
  });
});
