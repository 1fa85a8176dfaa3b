import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builtIn, sectionAttributes } from '../../../../server/src/core/components/catalogue.ts';
import { probe } from '../../../support/pageRule.ts';
import { applyFix, componentFindings, componentMessages } from '../../../support/componentFindings.ts';

const anchors = probe('link/anchor-not-found');

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

  describe('and the rule about links agree that a title in braces gives no anchor', () => {
    const ofSections = builtIn.filter(({ sections }) => sections !== undefined);
    assert.ok(ofSections.length > 5);
    for (const spec of ofSections) {
      for (const title of sectionAttributes(spec)) {
        it(`${spec.name} ${title}`, () => {
          const tag = (value: string, more = ''): string => `<${spec.name} ${title}=${value}${more}>A</${spec.name}>`;
          const link = `[A](#${spec.sections?.form === 'param' ? 'param-setup' : 'setup'})\n\n[B](#seutp)\n\n`;
          const missing = (element: string): readonly string[] => anchors.found(`${link}${element}`);
          assert.deepEqual(missing(tag('"Setup"')), ['#seutp']);
          for (const value of ['{"Setup"}', '{<b>Setup</b>}']) {
            assert.deepEqual(wrongIn(tag(value)), [`hint: ${title}=${value}`]);
            assert.deepEqual(missing(tag(value)), [], 'nor is it suggested');
          }
          assert.deepEqual(wrongIn(tag('{"Setup"}', ' id="a"'), tag('{"Setup"}', ' noAnchor')), []);
        });
      }
    }
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
