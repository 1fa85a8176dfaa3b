import { lazy } from '../util/lazy.ts';
import { builtIn } from './builtIn.ts';
import type { ComponentSpec } from './componentSpec.ts';

export { builtIn } from './builtIn.ts';
export type * from './componentSpec.ts';
export { componentFamilies } from './componentSpec.ts';

/** The components that pages may use without an import. */
export interface Catalogue {
  /** A component by its name as written in a tag; case counts. */
  get(name: string): ComponentSpec | undefined;
  /** The first component with a name, whatever its case. */
  inAnyCase(name: string): ComponentSpec | undefined;
  /** Each component once, those of the format first. */
  readonly components: readonly ComponentSpec[];
}

/** Returns the built-in components and those of a site's settings, which replace built-in ones of the same name. */
export function createCatalogue(extra: readonly ComponentSpec[] = []): Catalogue {
  const byName = new Map([...builtIn, ...extra].map((component) => [component.name, component]));
  const components = [...byName.values()];
  const byLowerName = lazy(() => new Map(components.toReversed().map((one) => [one.name.toLowerCase(), one])));
  return {
    get: (name) => byName.get(name),
    inAnyCase: (name) => byLowerName().get(name.toLowerCase()),
    components,
  };
}

/** Returns the main name of a component, given any alias. */
export function mainName(catalogue: Catalogue, name: string): string {
  return catalogue.get(name)?.aliasOf ?? name;
}

/** Attributes that React accepts on every element, in addition to those with a prefix. */
const universalAttributes: ReadonlySet<string> = new Set(['children', 'className', 'id', 'key', 'ref', 'style']);

/** Whether any component accepts an attribute, whatever its entry says: `className`, `data-…`, `onClick` … */
export function isUniversalAttribute(name: string): boolean {
  return universalAttributes.has(name) || /^(?:data-|aria-|on[A-Z])/.test(name);
}

/** Returns the attributes any of which can create the section: for a parameter, each of its locations. */
export function sectionAttributes({ sections, oneOf = [] }: ComponentSpec): readonly string[] {
  if (sections === undefined) return [];
  return oneOf.find(({ names }) => names.includes(sections.from))?.names ?? [sections.from];
}

/** Returns the section of docs/components.md that describes a component, as in `docs/components.md#cardgroup`. */
export function referenceSection(name: string): string {
  const component = builtIn.find((one) => one.name === name);
  if (component?.isUndocumented === true) return 'others';
  return (component?.aliasOf ?? name).toLowerCase().replaceAll('.', '');
}
