import type { AttributeSpec, ComponentSpec } from '../../../components/catalogue.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { describeAttribute } from '../componentText.ts';
import { describeOwnAttribute, ownComponentAt, specOfOwn } from '../ownAttributes.ts';
import type { PageProposal } from './pageProposal.ts';
import { snippetText } from '../../../util/strings.ts';
import { attributeFrequencyOf } from './tagFrequency.ts';
import type { AttributeNameCursor } from './tagCursor.ts';

/** Returns the attributes that a tag doesn't have yet, as snippets: required ones, then those that most tags have. */
export function completeAttributeName(context: PageContext, cursor: AttributeNameCursor): readonly PageProposal[] {
  const own = ownComponentAt(context, cursor.tagName);
  const spec = own === undefined ? context.catalogue.get(cursor.tagName) : specOfOwn(own);
  if (spec === undefined) return [];
  const isClassic = context.site.config.generation === 'classic';
  const missing = spec.attributes.filter(
    ({ name }) => !cursor.present.has(name) && !isExcluded(spec, name, cursor.present),
  );
  const frequency = attributeFrequencyOf(context, spec);
  const ordered = missing
    .map((attribute) => ({
      attribute,
      rank: rankOf(spec, attribute, cursor.present, isClassic),
      frequency: frequency(attribute.name),
    }))
    .sort((a, b) => a.rank - b.rank || b.frequency - a.frequency);
  // Another attribute follows the cursor directly.
  const space = /[^\s/>]/.test(context.page.text.charAt(cursor.replace.end)) ? ' ' : '';
  return ordered.map(({ attribute, rank }) => ({
    label: attribute.name,
    kind: 'attribute',
    detail: rank === 0 ? `required: ${attribute.summary}` : attribute.summary,
    documentation: own === undefined ? describeAttribute(spec, attribute) : describeOwnAttribute(own, attribute.name),
    newText: cursor.hasValue ? attribute.name : attributeTemplate(attribute) + space,
    isSnippet: !cursor.hasValue,
    asksAgain: !cursor.hasValue && hasProposals(attribute),
  }));
}

/** Whether the value has proposals besides the choices of the inserted snippet. */
function hasProposals({ kind, type, values, examples = [] }: AttributeSpec): boolean {
  return (
    values === undefined &&
    type !== 'integer' &&
    type !== 'number' &&
    ((kind !== undefined && kind !== 'markdown') || examples.length > 0)
  );
}

/** Whether the tag already has an attribute that excludes this one. */
function isExcluded({ oneOf = [] }: ComponentSpec, name: string, present: ReadonlySet<string>): boolean {
  return oneOf.some(
    ({ names, isExclusive }) => isExclusive && names.includes(name) && names.some((one) => present.has(one)),
  );
}

/** Returns a tab stop with choices, of which the first is inserted. */
function choice(values: readonly string[]): string {
  return `\${1|${values.map((value) => snippetText(value, true)).join(',')}|}`;
}

/** Returns the usual numbers of an attribute, its default first. */
function numbersOf({ default: initial, examples, minimum, maximum }: AttributeSpec): readonly string[] {
  const isShort = minimum !== undefined && maximum !== undefined && maximum - minimum < mostChoices;
  const range = isShort ? Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index)) : [];
  const numbers = examples ?? range;
  const first = numbers.filter((number) => number === String(initial));
  return [...first, ...numbers.filter((number) => !first.includes(number))];
}

/** The longest list of numbers to choose from. */
const mostChoices = 10;

function rankOf(
  { oneOf = [] }: ComponentSpec,
  attribute: AttributeSpec,
  present: ReadonlySet<string>,
  isClassic: boolean,
): number {
  const { name, required, deprecated, since } = attribute;
  if (deprecated !== undefined) return 5;
  const isChoice = oneOf.some(({ names }) => names.includes(name) && !names.some((one) => present.has(one)));
  if (required === true || (isChoice && !(isClassic && since === 'current'))) return 0;
  return isClassic && since === 'current' ? 3 : 2;
}

/**
 * Returns an attribute as a snippet, with a tab stop in its value: a list of choices, or an empty one, since editors
 * would match the proposals against a text in it.
 */
export function attributeTemplate(attribute: AttributeSpec): string {
  const { type, values, default: initial, minimum = 1, examples: [example] = [] } = attribute;
  const name = snippetText(attribute.name);
  if (values !== undefined) return `${name}="${choice(values.map(({ value }) => value))}"`;
  switch (type) {
    case 'boolean':
      // A written flag usually differs from its default.
      return initial === true ? `${name}={false}` : name;
    case 'integer':
    case 'number': {
      const numbers = numbersOf(attribute);
      if (numbers.length > 1) return `${name}={${choice(numbers)}}`;
      return `${name}={\${1:${snippetText(String(initial ?? minimum))}}}`;
    }
    case 'expression':
      return example === undefined ? `${name}={$1}` : `${name}={\${1:${snippetText(example)}}}`;
    case 'string':
    case 'any':
      return `${name}="$1"`;
  }
}
