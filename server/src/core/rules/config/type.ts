import { nodeAt, propertiesOf, rangeOf, type JsonNode, type JsonPath } from '../../config/json/jsonTree.ts';
import type { SchemaProblem } from '../../config/schemaProblem.ts';
import { schemasAt } from '../../config/schema/schemaAt.ts';
import { kindOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { code } from '../../util/messageText.ts';
import { configFix } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule, type Fix } from '../engine/rule.ts';

export const type: ConfigRule = {
  meta: {
    id: 'config/type',
    severity: 'error',
    summary: 'a value of the wrong type, such as a string instead of a list',
  },
  *check({ config }) {
    for (const problem of config.schemaProblems) {
      if (problem.kind !== 'type') continue;
      const advice = isListOfGroups(config, problem) ? ` Wrap the list of groups: ${code('{ "groups": [ … ] }')}.` : '';
      yield { ...problem, message: problem.message + advice, fixes: fixesIfAny(() => conversions(config, problem)) };
    }
  },
};

/** Whether the navigation is still the list of groups that it was in the classic generation. */
function isListOfGroups({ generation, composed }: SiteConfig, { path }: SchemaProblem): boolean {
  return (
    generation === 'current' &&
    path.length === 1 &&
    nodeAt(composed.root, path)?.type === 'array' &&
    path[0] === 'navigation'
  );
}

function wrapGroups(config: SiteConfig, node: JsonNode): Fix {
  const { start, end } = rangeOf(node);
  const edits = [
    { range: { start, end: start }, newText: '{ "groups": ' },
    { range: { start: end, end }, newText: ' }' },
  ];
  return configFix(config, `Wrap in ${code('{ "groups": … }')}`, edits, true);
}

/** Returns fixes for values of a wrong type whose meaning is clear. */
export function conversions(config: SiteConfig, problem: SchemaProblem): readonly Fix[] {
  const { path } = problem;
  const { schema, composed } = config;
  const node = nodeAt(composed.root, path);
  if (node === undefined || schema === undefined) return [];
  if (isListOfGroups(config, problem)) return [wrapGroups(config, node)];
  const schemas = schemasAt(schema, undefined, path);
  const allowed = schemas.flatMap(typesOf);
  const written = composed.text.slice(node.offset, node.offset + node.length);
  const bare = String(node.value);
  const change = (text: string): Fix =>
    configFix(config, `Change to ${text}`, [{ range: rangeOf(node), newText: text }], true);
  if (allowed.includes('boolean') && /^(?:true|false)$/i.test(bare)) return [change(bare.toLowerCase())];
  if (allowed.includes('number') && node.type === 'string' && /^-?\d+(?:\.\d+)?$/.test(bare)) return [change(bare)];
  if (['number', 'boolean'].includes(node.type)) return schemas.some(takesAnyText) ? [change(`"${written}"`)] : [];
  const fitsList = allowed.includes('array') && isEntry(node, schemasAt(schema, undefined, [...path, 0]));
  if (fitsList) return [change(`[${written}]`)];
  const only = node.type === 'string' ? onlyText(schema, path) : undefined;
  return only === undefined ? [] : [change(`{ "${only}": ${written} }`)];
}

/** Whether any string is valid, so that a number probably lacks its quotes. */
function takesAnyText(schema: JsonSchema): boolean {
  const kind = kindOf(schema);
  const isFree = schema.enum === undefined && (kind === undefined || kind === 'version' || kind === 'versionName');
  return isFree && typesOf(schema).includes('string');
}

/** Whether a value may be an entry of a list. */
function isEntry(node: JsonNode, entries: readonly JsonSchema[]): boolean {
  if (node.type === 'string') return entries.some((entry) => typesOf(entry).includes('string'));
  const known = new Set(entries.flatMap(({ properties = {} }) => Object.keys(properties)));
  return node.type === 'object' && propertiesOf(node).every(({ name }) => known.has(name));
}

/** Returns the only required property of an object, if that is a string. */
function onlyText(root: JsonSchema, path: JsonPath): string | undefined {
  const objects = schemasAt(root, undefined, path).filter((schema) => typesOf(schema).includes('object'));
  const needed = objects.flatMap(({ required = [] }) => required);
  const [name] = needed;
  if (objects.length !== 1 || needed.length !== 1 || name === undefined) return undefined;
  const isText = schemasAt(root, undefined, [...path, name]).some((schema) => typesOf(schema).includes('string'));
  return isText ? name : undefined;
}
