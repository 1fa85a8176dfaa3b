import { shownModes } from '../../config/configFacts.ts';
import {
  memberOf,
  nodeAt,
  propertiesOf,
  showPath,
  stringOf,
  type JsonNode,
  type JsonPath,
} from '../../config/json/jsonTree.ts';
import { ownValue } from '../../util/values.ts';
import { childKeys, countingKey } from '../../config/current/divisions.ts';
import { isDroppedList } from '../../config/current/refusedRoot.ts';
import { schemasAt } from '../../config/schema/schemaAt.ts';
import { fixedValuesOf, kindOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { code } from '../../util/messageText.ts';
import { addProperty } from '../../config/edit/configEdits.ts';
import { causeOfUnknown } from './unknown-property.ts';
import { configFix, replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Finding, type Fix } from '../engine/rule.ts';

export const required: ConfigRule = {
  meta: {
    id: 'config/required',
    title: 'Missing property',
    severity: 'error',
    summary: 'a missing property that the format requires',
  },
  *check({ config }) {
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'required' || isForHiddenMode(config, problem)) continue;
      yield {
        ...problem,
        cause: causeOfMissing(config, problem),
        fixes: fixesIfAny(() => addMissing(config, problem)),
      };
    }
    if (config.generation === 'current' && config.isComplete) yield* emptyNavigation(config);
  },
};

/** Yields the finding of a navigation without any list of pages; the content of `global` is shown next to one. */
function* emptyNavigation(config: SiteConfig): Iterable<Finding> {
  const { root } = config.composed;
  const navigation = memberOf(root, 'navigation');
  if (navigation?.type !== 'object' || countingKey(navigation, 'root') !== undefined) return;
  // A list of another kind or with another name is reported already, and one in an included file isn't missing.
  const lists: readonly string[] = ['$ref', ...childKeys.root];
  if (propertiesOf(navigation).some(({ name, valueNode }) => lists.includes(name) || valueNode === undefined)) return;
  if (config.schemaProblems.some((problem) => isDroppedList(root, problem))) return;
  const addition = addProperty(config.composed, ['navigation'], 'groups', '[]');
  yield {
    range: { start: navigation.offset, end: navigation.offset + 1 },
    message: `${code('navigation')} needs a list of pages. Add ${code('groups')}, ${code('tabs')}, ${code('pages')} or another list.`,
    fixes: () => [configFix(config, `Add ${code('groups')}`, addition)],
  };
}

/** Returns the cause of an object with nothing but unknown properties: all of its list may be of another kind. */
function causeOfMissing({ schema, composed: { root } }: SiteConfig, problem: SchemaProblem): string | undefined {
  const { path } = problem;
  const actual = propertiesOf(nodeAt(root, path));
  const isForeign =
    schema !== undefined && actual.every(({ name }) => schemasAt(schema, root, [...path, name]).length === 0);
  return isForeign && actual.length > 0 ? causeOfUnknown(problem) : undefined;
}

/** Whether a background is missing for a mode that readers can’t switch to; the current generation requires none. */
function isForHiddenMode({ composed: { root } }: SiteConfig, { path, properties }: SchemaProblem): boolean {
  if (showPath(path) !== 'colors.background') return false;
  const shown: readonly string[] = shownModes(memberOf(root, 'modeToggle'), 'isHidden');
  return properties.every((mode) => !shown.includes(mode));
}

function addMissing(config: SiteConfig, { path, properties, range, nearest }: SchemaProblem): readonly Fix[] {
  if (nearest.names.length > 0) return replacementFixes(config, range, nearest);
  return properties.flatMap((property) => addOne(config, path, property));
}

function addOne(config: SiteConfig, path: JsonPath, property: string): readonly Fix[] {
  if (config.schema === undefined) return [];
  const schemas = schemasAt(config.schema, config.composed.root, [...path, property]);
  const known = formOfSibling(schemas, nodeAt(config.composed.root, path)) ?? usualValue(schemas);
  const empty = schemas.flatMap(typesOf).map((type) => ownValue(emptyValues, type))[0];
  const value = known === undefined ? (empty ?? '""') : JSON.stringify(known);
  return [configFix(config, `Add ${code(property)}`, addProperty(config.composed, path, property, value))];
}

/** Returns the fixed value that a sibling string ends with: the format of a font file, for example. */
function formOfSibling(schemas: readonly JsonSchema[], owner: JsonNode | undefined): unknown {
  const siblings = propertiesOf(owner).flatMap(({ valueNode }) => stringOf(valueNode) ?? []);
  return schemas.flatMap(fixedValuesOf).find((value) => siblings.some((text) => text.endsWith(`.${String(value)}`)));
}

/** Returns the default or the first fixed value; for a color an example, since an empty one would be invalid. */
function usualValue(schemas: readonly JsonSchema[]): unknown {
  const initial = schemas.find((schema) => schema.default !== undefined)?.default ?? schemas.flatMap(fixedValuesOf)[0];
  const color = schemas.find((schema) => kindOf(schema) === 'color');
  return initial ?? color?.examples?.[0];
}

const emptyValues: Readonly<Record<string, string>> = {
  string: '""',
  array: '[]',
  object: '{}',
  boolean: 'false',
  number: '0',
};
