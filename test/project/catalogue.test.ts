import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import Ajv from 'ajv';
import compositions from '../../schemas/compositions.json';
import {
  builtIn,
  createCatalogue,
  isUniversalAttribute,
  referenceSection,
  type AttributeSpec,
  type ComponentSpec,
  type ComponentTrait,
} from '../../server/src/core/components/catalogue.ts';
import { hasTrait } from '../../server/src/core/components/traits.ts';
import { librariesOf } from '../../server/src/core/icons/iconNames.ts';
import type { Element } from '../../server/src/core/page/elements/elements.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { readSnippet } from '../support/snippetText.ts';

// schemas/components.json is written by hand and read without a check, so it is checked here.

const catalogue = createCatalogue();
const documented = builtIn.filter(({ isUndocumented }) => isUndocumented !== true);

describe('the catalogue of components', () => {
  it('has each component once', () => {
    const names = builtIn.map(({ name }) => name);
    assert.deepEqual(names, [...new Set(names)]);
  });

  it('contains only what its schema allows', () => {
    const validate = new Ajv({ allErrors: true, strict: false }).compile(readJson('schemas/components.schema.json'));
    assert.ok(validate(readJson('schemas/components.json')), JSON.stringify(validate.errors, undefined, 2));
  });

  it('has a component for each trait, which rules ask for', () => {
    const schema = readJson('schemas/components.schema.json') as {
      definitions: { component: { properties: { traits: { items: { enum: ComponentTrait[] } } } } };
    };
    const traits = schema.definitions.component.properties.traits.items.enum;
    assert.deepEqual(
      traits.filter((trait) => !builtIn.some(({ name }) => hasTrait(name, trait))),
      [],
    );
  });

  it('fits what attributes are for', () => {
    for (const { name, attributes } of builtIn) {
      for (const attribute of attributes) assertForm(attribute, `${name} ${attribute.name}`);
    }
  });

  it('explains everything in a sentence without a full stop', () => {
    for (const component of builtIn) {
      assertSummary(component.summary, component.name);
      assert.match(component.description ?? 'None.', /\.$/, component.name);
      for (const attribute of component.attributes) {
        assertSummary(attribute.summary, `${component.name} ${attribute.name}`);
        for (const { value, summary = 'None' } of attribute.values ?? []) assertSummary(summary, value);
      }
    }
  });

  it('lists no attribute twice', () => {
    for (const { name, attributes } of builtIn) {
      const names = attributes.map((attribute) => attribute.name);
      assert.deepEqual(
        names.filter((one, index) => names.indexOf(one) !== index),
        [],
        name,
      );
    }
  });

  it('speaks of attributes that are there', () => {
    for (const { name, attributes, oneOf = [], sections } of builtIn) {
      const known = attributes.map((attribute) => attribute.name);
      const named = [...oneOf.flatMap((choice) => choice.names), ...(sections === undefined ? [] : [sections.from])];
      assert.deepEqual(
        named.filter((one) => !known.includes(one)),
        [],
        name,
      );
    }
  });

  it('names children and parents alike from both sides', () => {
    for (const { name, parents, children, parts } of builtIn) {
      for (const parent of parents ?? []) {
        const inside = catalogue.get(parent);
        assert.ok((inside?.children ?? inside?.parts)?.includes(name), `${parent} doesn't hold ${name}`);
      }
      for (const part of [...(children ?? []), ...(parts ?? [])]) {
        if (part === 'fence') continue;
        const outside = catalogue.get(part);
        assert.ok(outside !== undefined, `${name} holds ${part}`);
        assert.ok(outside.parents?.includes(name) ?? true, `${part} doesn't belong in ${name}`);
      }
    }
  });
});

describe('what is inserted', () => {
  for (const { name, body, surround } of documented) {
    it(`for ${name} has tab stops in order and ends with the cursor`, () => {
      assertStops(body, []);
      if (surround !== undefined) assertStops(surround, ['TM_SELECTED_TEXT']);
    });
  }

  for (const component of documented) {
    it(`for ${component.name} is right, as is its example`, () => {
      assertRight(component, readSnippet(component.body).text);
      assertRight(component, component.example);
      if (component.surround !== undefined) assertRight(component, readSnippet(component.surround).text);
    });
  }

  it('is indented with tabs, which the editor turns into what the page has', () => {
    for (const { name, body, surround = '' } of builtIn) assert.ok(!/^ /m.test(body + surround), name);
    for (const { name, body } of compositions) {
      assert.ok(!body.some((line) => line.startsWith(' ') && !line.startsWith('  --')), name);
    }
  });

  it('for a composition is right', () => {
    for (const { name, body } of compositions) {
      const fullText = body.join('\n');
      assertStops(fullText, []);
      const page = readPage(readSnippet(fullText).text);
      assert.deepEqual(page.problems, [], name);
      for (const element of page.elements) assertUse(element, name);
    }
  });
});

describe('what is generated of the catalogue', () => {
  const page = readFileSync('docs/components.md', 'utf8');

  it('has a section of the reference for each component, where links look for it', () => {
    const sections = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, title = '']) => githubSection(title)));
    for (const { name } of builtIn) assert.ok(sections.has(referenceSection(name)), name);
    for (const [, target = ''] of page.matchAll(/\]\(#([^)]+)\)/g)) assert.ok(sections.has(target), target);
  });

  it('has a snippet for each component, and a prefix for each snippet', () => {
    const snippets = JSON.parse(readFileSync('snippets/mdx.json', 'utf8')) as Readonly<
      Record<string, { readonly prefix: string; readonly description: string; readonly body: readonly string[] }>
    >;
    const expected = documented.filter(({ aliasOf }) => aliasOf === undefined);
    for (const { name, body } of expected) assert.equal(snippets[name]?.body.join('\n'), body, name);
    const prefixes = Object.values(snippets).map(({ prefix }) => prefix);
    assert.equal(new Set(prefixes).size, prefixes.length);
    for (const prefix of prefixes) assert.match(prefix, /^[a-z]+(?:-[a-z]+)*$/);
    assert.ok(prefixes.includes('card-group') && prefixes.includes('surround-note') && prefixes.includes('api-page'));
    assert.ok(prefixes.includes('github-repo'), 'a brand is one word');
    // VS Code sorts by name.
    const wrappers = Object.keys(snippets).filter((name) => name.startsWith('Surround with '));
    assert.deepEqual(
      wrappers
        .toSorted()
        .flatMap((name) => snippets[name]?.prefix.slice('surround-'.length) ?? [])
        .slice(0, 5),
      ['note', 'warning', 'tip', 'frame', 'steps'],
    );
  });
});

function readJson(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

function assertForm(attribute: AttributeSpec, at: string): void {
  assert.match(attribute.name, /^[a-z]\w*$/i, at);
  assert.ok(attribute.required !== true || attribute.recommended !== true, at);
  const isNumber = attribute.type === 'number' || attribute.type === 'integer';
  assert.ok(isNumber || (attribute.minimum === undefined && attribute.maximum === undefined), at);
  assert.ok(attribute.values === undefined || (attribute.type === 'string' && attribute.examples === undefined), at);
  if (attribute.default === undefined || attribute.type === 'any') return;
  assert.equal(typeof attribute.default, isNumber ? 'number' : attribute.type, at);
  const values = attribute.values?.map(({ value }) => value);
  assert.ok(values === undefined || values.includes(String(attribute.default)), at);
}

function assertSummary(text: string, at: string): void {
  assert.match(text, /^[A-Z`]/, at);
  assert.doesNotMatch(text, /\.$|\n/, at);
}

/** Tab stops are numbered from one without a gap, and the cursor ends in one place. */
function assertStops(source: string, variables: readonly string[]): void {
  const snippet = readSnippet(source);
  assert.deepEqual(snippet.variables, variables, source);
  const stops = [...snippet.stops].sort((a, b) => a - b);
  assert.deepEqual(
    stops,
    stops.map((_, index) => index),
    source,
  );
}

/** Whether a text holds the component, and every component in it is in a valid parent, with what it needs. */
function assertRight(component: ComponentSpec, text: string): void {
  const page = readPage(text);
  assert.deepEqual(page.problems, [], text);
  assert.ok(
    page.elements.some(({ name }) => name === component.name),
    text,
  );
  const isChild = component.parents !== undefined && page.elements[0]?.name === component.name;
  for (const element of page.elements) assertUse(element, text, isChild ? component.name : undefined);
}

/** `alone` names the child that is inserted into its parent, and so has none here. */
function assertUse(element: Element, at: string, alone?: string): void {
  const component = catalogue.get(element.name);
  assert.ok(component !== undefined, `${element.name}: ${at}`);
  const actual = element.opening.attributes.map(({ name }) => name);
  for (const { name, required, recommended } of component.attributes) {
    if (required === true || recommended === true) assert.ok(actual.includes(name), `${element.name} ${name}: ${at}`);
  }
  for (const { names, isExclusive } of component.oneOf ?? []) {
    const count = names.filter((name) => actual.includes(name)).length;
    assert.ok(isExclusive ? count === 1 : count > 0, at);
  }
  for (const { name, value } of element.opening.attributes) {
    const attribute = component.attributes.find((one) => one.name === name);
    assert.ok(attribute !== undefined || isUniversalAttribute(name), `${element.name} ${name}: ${at}`);
    if (attribute !== undefined) assertValue(attribute, value?.kind === 'text' ? value.text : undefined, at);
  }
  const isAlone = element.name === alone && element.parent === undefined;
  if (!isAlone) assert.ok(component.parents?.includes(element.parent?.name ?? '') ?? true, at);
  const parent = catalogue.get(element.parent?.name ?? '');
  assert.ok(parent?.children?.includes(element.name) ?? true, at);
}

function assertValue({ name, kind, type, values }: AttributeSpec, text: string | undefined, at: string): void {
  if (text === undefined) return;
  assert.ok(type === 'string' || type === 'any', `${name}="${text}": ${at}`);
  assert.ok(values?.some(({ value }) => value === text) ?? true, `${name}="${text}": ${at}`);
  // At an empty tab stop the editor has a list.
  if (kind === 'icon' && text !== '') assert.ok(librariesOf(text).length > 0, `${name}="${text}": ${at}`);
}

/** The id that GitHub and VS Code give to a heading of one word or more. */
function githubSection(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
