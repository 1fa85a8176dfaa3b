import { isUniversalAttribute } from '../../../components/catalogue.ts';
import type { AttributeSpec, ComponentSpec } from '../../../components/componentSpec.ts';
import type { ComponentUse } from '../../../page/elements/componentUses.ts';
import type { JsxAttribute } from '../../../page/mdx/script/scanTag.ts';
import { attributeOf } from '../../../page/pageQueries.ts';
import { findNearest, type Nearest } from '../../../util/nearest.ts';
import { attributeSpecOf, lacks, locationsOf } from '../componentUse.ts';
import { ownValue } from '../../../util/values.ts';

/** Whether a component has an attribute, or leaves it to HTML. */
export function isKnown(spec: ComponentSpec, name: string): boolean {
  // A spread has no name; the HTML spelling of `className` works too.
  if (name === '' || name === 'class' || name.includes(':')) return true;
  return isUniversalAttribute(name) || attributeSpecOf(spec, name) !== undefined;
}

/** Names in other tools for attributes of the platform's components. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  link: ['href'],
  to: ['href'],
  url: ['href'],
  image: ['img', 'icon'],
  src: ['img', 'file'],
  path: ['file', 'name'],
  body: ['name'],
  query: ['name'],
  columns: ['cols'],
  title: ['filename'],
  heading: ['title'],
  header: ['title', 'name'],
  label: ['title'],
  name: ['title', 'icon'],
  text: ['tip', 'title'],
  content: ['tip'],
  value: ['title'],
  open: ['defaultOpen'],
  expanded: ['defaultOpen'],
  date: ['label', 'description'],
  type: ['variant'],
};

/** Returns the attributes of a component that a tag doesn't have yet. */
export function freeAttributes({ spec, element: { opening } }: ComponentUse): readonly string[] {
  return usualAttributes(spec).filter((name) => lacks(opening, name));
}

export function usualAttributes({ attributes }: ComponentSpec): readonly string[] {
  return attributes.filter(({ deprecated }) => deprecated === undefined).map(({ name }) => name);
}

/** Returns the likely attributes for a written name; required ones come before optional ones. */
export function attributesMeant({ attributes }: ComponentSpec, free: readonly string[], written: string): Nearest {
  // A word of two letters resembles every other one.
  const nearest = findNearest(written, free);
  if (nearest.names.length > 0 && written.length > 2) return nearest;
  const names = (ownValue(otherNames, written) ?? []).filter((name) => free.includes(name));
  const needed = names.find((name) => attributes.some((one) => one.name === name && one.required === true));
  return { names: needed === undefined ? names.slice(0, 1) : [needed], isClear: false };
}

/** Returns the missing attributes of a component, in lists of which one is enough. */
export function missingIn({ element: { opening }, spec }: ComponentUse): readonly (readonly AttributeSpec[])[] {
  const single = spec.attributes.filter(({ name, required }) => required === true && lacks(opening, name));
  const choices = (spec.oneOf ?? []).filter(
    ({ names, isExclusive }) => !isExclusive && names.every((name) => lacks(opening, name)),
  );
  return [...single.map((attribute) => [attribute]), ...choices.map(({ names }) => attributesOf(spec, names))];
}

/** Returns the attributes of which a component takes exactly one, if a tag has none of them: those of a parameter. */
export function missingLocations({ element: { opening }, spec }: ComponentUse): readonly AttributeSpec[] {
  const names = locationsOf(spec) ?? [];
  return names.every((name) => lacks(opening, name)) ? attributesOf(spec, names) : [];
}

/** The attributes by which people name a parameter, the likeliest first; `id` is also that of any element. */
const parameterNames = ['name', 'param', 'parameter', 'field', 'id'];

/** Returns the attribute that has the name of a parameter without a location, as `name` has the one of a response's field. */
export function nameWithoutLocation(use: ComponentUse): JsxAttribute | undefined {
  if (missingLocations(use).length === 0 || attributeSpecOf(use.spec, 'name') !== undefined) return undefined;
  const { opening } = use.element;
  return parameterNames.map((name) => attributeOf(opening, name)).find((attribute) => attribute !== undefined);
}

function attributesOf(spec: ComponentSpec, names: readonly string[]): readonly AttributeSpec[] {
  return names.flatMap((name) => attributeSpecOf(spec, name) ?? []);
}

/** Returns the unknown attribute of a tag that is likely a missing one, and the correct name. */
export function misnamed(
  use: ComponentUse,
  missing: readonly AttributeSpec[],
): { readonly attribute: JsxAttribute; readonly name: string } | undefined {
  if (use.spec.anyAttributes === true) return undefined;
  if (missing.length === 0) return undefined;
  const unknown = use.element.opening.attributes.filter(({ name }) => !isKnown(use.spec, name));
  const free = unknown.length === 0 ? [] : freeAttributes(use);
  for (const attribute of unknown) {
    const [name] = attributesMeant(use.spec, free, attribute.name).names;
    if (name !== undefined && missing.some((one) => one.name === name)) return { attribute, name };
  }
  return undefined;
}
