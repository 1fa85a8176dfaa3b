import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyFix, componentFindings, componentMessages, fixTitles } from '../../../support/componentFindings.ts';

describe('component/attribute-unknown', () => {
  const unknownIn = (body: string): readonly string[] => componentFindings('component/attribute-unknown', body);

  it('leaves an element to the syntax error of its names, if the closing tag is another component’s', () => {
    const body = (opened: string, closed: string): string =>
      `<Tabs>\n<${opened} title="A">\na\n</${closed}>\n</Tabs>\n`;
    assert.deepEqual(unknownIn(body('Tabs', 'Tab')), []);
    assert.deepEqual(unknownIn(body('Note', 'Notes')), unknownIn(body('Note', 'Note')), 'the closing tag is at fault');
  });

  it('suggests no name under which the value isn’t allowed', () => {
    const message = (body: string): string => componentMessages('component/attribute-unknown', body)[0] ?? '';
    assert.match(
      message('<Callout type="default">A</Callout>'),
      /^Unknown attribute `type` on `Callout`, which takes /,
    );
    assert.match(message('<Badge colour="green">A</Badge>'), /Did you mean `color`\?/);
    assert.doesNotMatch(message('<Badge colour="#fff">A</Badge>'), /Did you mean/);
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

  it('takes no name for closed for a slip of the one for open', () => {
    for (const name of ['defaultClose', 'defaultClosed', 'collapse', 'isCollapsed']) {
      assert.deepEqual(componentMessages('component/attribute-unknown', `<Accordion title="A" ${name}>B</Accordion>`), [
        `\`${name}\` has no effect: \`Accordion\` is closed unless \`defaultOpen\` is set. Remove it.`,
      ]);
    }
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

  it('reports attributes of HTML in a spelling that has no effect', () => {
    assert.deepEqual(unknownIn('<img classname="block" src="/a.png" alt="a" />'), ['warning: classname']);
    assert.deepEqual(unknownIn('<label htmlfor="a" className="b" class="c" />'), ['warning: htmlfor']);
  });

  it('knows what other systems call the name of a file', () => {
    assert.deepEqual(fixTitles('component/attribute-unknown', '<CodeBlock title="a.ts" />'), [
      'Change to `filename`',
      'Remove `title`',
    ]);
  });
});
