import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  builtIn,
  createCatalogue,
  isUniversalAttribute,
  referenceSection,
  sectionAttributes,
  type ComponentSpec,
} from '../../../server/src/core/components/catalogue.ts';

const catalogue = createCatalogue();

function component(name: string): ComponentSpec {
  const found = catalogue.get(name);
  assert.ok(found !== undefined, name);
  return found;
}

function namesOf({ attributes }: ComponentSpec): readonly string[] {
  return attributes.map(({ name }) => name);
}

describe('the catalogue', () => {
  it('finds a component by the exact name in the tag', () => {
    assert.equal(component('Color.Item').name, 'Color.Item');
    assert.equal(catalogue.get('card'), undefined);
    assert.equal(catalogue.get('constructor'), undefined);
  });

  it('lets the components of a site replace those of the format', () => {
    const own: ComponentSpec = {
      name: 'Card',
      summary: 'A card of ours',
      since: 'classic',
      attributes: [],
      content: 'flow',
      body: '<Card>$0</Card>',
      example: '<Card>Text.</Card>',
    };
    const ofSite = createCatalogue([own, { ...own, name: 'Price' }]);
    assert.equal(ofSite.get('Card'), own);
    assert.equal(ofSite.get('Price')?.summary, 'A card of ours');
    assert.equal(ofSite.components.filter(({ name }) => name === 'Card').length, 1);
    assert.equal(ofSite.components.length, builtIn.length + 1);
    assert.notEqual(catalogue.get('Card'), own);
  });

  it('knows as much about another name of a component as about the component', () => {
    const alias = component('Param');
    const original = component('ParamField');
    assert.equal(alias.aliasOf, 'ParamField');
    assert.deepEqual(alias.attributes, original.attributes);
    assert.deepEqual(alias.oneOf, original.oneOf);
    assert.ok(alias.body.startsWith('<Param ${1|path,'), alias.body);
    assert.ok(alias.body.endsWith('</Param>'), alias.body);
    assert.ok(!alias.example.includes('ParamField'), alias.example);
    assert.ok(component('FileTree').body.includes('<Tree.File '), 'parts keep their names');
  });

  it('takes icons in every style of both generations', () => {
    const styles = component('Icon').attributes.find(({ name }) => name === 'iconType')?.values ?? [];
    assert.deepEqual(
      styles.map(({ value }) => value),
      [
        ...['brands', 'duotone', 'light', 'regular', 'sharp-duotone-solid', 'sharp-light', 'sharp-regular'],
        ...['sharp-solid', 'sharp-thin', 'solid', 'thin'],
      ],
    );
  });

  it('tells which attributes came with the current generation', () => {
    const since = new Map(component('Card').attributes.map((attribute) => [attribute.name, attribute.since]));
    assert.equal(since.get('title'), 'classic');
    assert.equal(since.get('img'), 'classic');
    assert.equal(since.get('cta'), 'current');
    assert.equal(component('Note').attributes[0]?.since, 'current');
    assert.equal(component('Tile').attributes[0]?.since, 'current');
  });

  it('has every attribute of the classic components', () => {
    const expected: Readonly<Record<string, readonly string[]>> = {
      Steps: ['titleSize'],
      Step: ['title', 'icon', 'iconType', 'stepNumber', 'titleSize'],
      Tab: ['title'],
      Accordion: ['title', 'description', 'defaultOpen', 'icon', 'iconType'],
      CardGroup: ['cols'],
      Card: ['title', 'icon', 'iconType', 'href', 'color', 'horizontal', 'img'],
      ParamField: [
        ...['path', 'body', 'query', 'header', 'type', 'required', 'default'],
        ...['deprecated', 'placeholder', 'initialValue'],
      ],
      ResponseField: ['name', 'type', 'required', 'default'],
      Expandable: ['title', 'defaultOpen'],
      Frame: ['caption'],
      Tooltip: ['tip'],
      Icon: ['icon', 'iconType', 'color', 'size', 'className'],
      Update: ['label', 'description'],
      Snippet: ['file'],
      img: ['src', 'alt', 'title', 'width', 'height', 'className', 'noZoom'],
      video: ['src', 'controls', 'autoPlay', 'muted', 'loop', 'playsInline', 'poster', 'title', 'className'],
      iframe: ['src', 'title', 'className', 'width', 'height', 'allow', 'allowFullScreen'],
    };
    for (const [name, attributes] of Object.entries(expected)) {
      const known = component(name)
        .attributes.filter(({ since }) => since === 'classic')
        .map((attribute) => attribute.name);
      assert.deepEqual(
        attributes.filter((attribute) => !known.includes(attribute)),
        [],
        name,
      );
    }
  });

  it('asks for no more than a component needs to work', () => {
    const needed = (name: string, how: 'required' | 'recommended'): readonly string[] =>
      component(name)
        .attributes.filter((attribute) => attribute[how] === true)
        .map((attribute) => attribute.name);
    assert.deepEqual(needed('Card', 'required'), []);
    assert.deepEqual(needed('Card', 'recommended'), []);
    assert.deepEqual(needed('Step', 'required'), []);
    assert.deepEqual(needed('Step', 'recommended'), ['title']);
    assert.deepEqual(needed('Expandable', 'recommended'), []);
    assert.deepEqual(needed('iframe', 'recommended'), ['title']);
    assert.deepEqual(needed('ResponseField', 'required'), ['name']);
    assert.deepEqual(needed('img', 'required'), []);
  });

  it('accepts every way to name what a tooltip says and where a parameter goes', () => {
    assert.deepEqual(component('Tooltip').oneOf, [{ names: ['tip', 'description'], isExclusive: false }]);
    assert.deepEqual(component('ParamField').oneOf, [
      { names: ['path', 'body', 'query', 'header', 'cookie', 'auth'], isExclusive: true },
    ]);
  });

  it('never judges the attributes of HTML elements and of what is not documented', () => {
    const open = builtIn.filter(({ anyAttributes }) => anyAttributes === true).map(({ name }) => name);
    assert.deepEqual(
      open.filter((name) => !/^[a-z]/.test(name)),
      builtIn.filter(({ isUndocumented }) => isUndocumented === true).map(({ name }) => name),
    );
    assert.deepEqual(
      builtIn.filter(({ isHtml }) => isHtml === true).filter(({ anyAttributes }) => anyAttributes !== true),
      [],
    );
  });
});

describe('attributes that are allowed anywhere', () => {
  it('are those of React and of accessibility', () => {
    for (const name of ['className', 'style', 'id', 'key', 'ref', 'children', 'data-id', 'aria-label', 'onClick']) {
      assert.ok(isUniversalAttribute(name), name);
    }
    for (const name of ['title', 'class', 'once', 'only', 'data', 'dataId', 'on']) {
      assert.ok(!isUniversalAttribute(name), name);
    }
  });
});

describe('sections', () => {
  it('come from whichever attribute names a parameter', () => {
    assert.deepEqual(sectionAttributes(component('Accordion')), ['title']);
    assert.deepEqual(sectionAttributes(component('Update')), ['label']);
    assert.deepEqual(sectionAttributes(component('ParamField')), [
      ...['path', 'body', 'query', 'header', 'cookie', 'auth'],
    ]);
    assert.deepEqual(sectionAttributes(component('Card')), []);
  });

  it('can have an id of their own wherever they are made', () => {
    for (const one of builtIn.filter(({ sections }) => sections !== undefined)) {
      assert.ok(namesOf(one).includes('id'), one.name);
    }
  });
});

describe('the section of the reference', () => {
  it('is that of the component, or of the one that it is another name of', () => {
    assert.equal(referenceSection('CardGroup'), 'cardgroup');
    assert.equal(referenceSection('Color.Row'), 'colorrow');
    assert.equal(referenceSection('Param'), 'paramfield');
    assert.equal(referenceSection('MDX'), 'others');
  });
});
