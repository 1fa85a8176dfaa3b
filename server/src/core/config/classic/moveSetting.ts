import { addProperty, removeAt } from '../edit/configEdits.ts';
import {
  endOf,
  memberOf,
  nodeAt,
  parseJson,
  propertiesOf,
  type JsonNode,
  type JsonPath,
  type JsonProperty,
  type JsonTree,
} from '../json/jsonTree.ts';
import { fitsSchemaAt } from '../schema/fitsSchema.ts';
import type { SiteConfig } from '../siteConfig.ts';
import { detectLayout } from '../../text/lines.ts';
import type { TextEdit } from '../../text/textRange.ts';
import { ClassicSource } from './classicSource.ts';
import { convertSettings } from './convertSettings.ts';
import { objectOut } from './outNode.ts';
import { printOut } from './printOut.ts';
import { successorOf, successorPath } from './successors.ts';

/** A setting of the classic generation in a current file, moved to where the current one has it. */
export interface MovedSetting {
  /** Where it is then. */
  readonly path: JsonPath;
  readonly edits: readonly TextEdit[];
}

/**
 * Returns how a classic property is moved to its new place in the same file, with those next to it that the new place
 * has too; undefined unless all of its value is certain to have a place there that is free.
 */
export function moveSetting(
  { schema, composed }: SiteConfig,
  owner: JsonPath,
  property: JsonProperty,
): MovedSetting | undefined {
  const { root, text } = composed;
  const home = homeOf(owner, property.name);
  if (schema === undefined || root === undefined || home === undefined) return undefined;
  const moved = propertiesOf(nodeAt(root, owner)).filter(({ name }) => homeOf(owner, name) === home);
  const converted = convert(text, owner, moved);
  const place = converted && freePlace(root, converted);
  if (converted === undefined || place === undefined) return undefined;
  const { path, node } = place;
  const name = String(path.at(-1));
  if (!fitsSchemaAt(schema, root, path, node)) return undefined;
  const value = converted.text.slice(node.offset, endOf(node));
  const [first, ...others] = moved;
  const removed = (all: readonly JsonProperty[]): readonly TextEdit[] =>
    all.flatMap((one) => removeAt(composed, [...owner, one.name]));
  if (path.length - 1 !== owner.length || first?.valueNode === undefined) {
    return { path, edits: [...removed(moved), ...addProperty(composed, path.slice(0, -1), name, value)] };
  }
  const range = { start: first.keyNode.offset, end: endOf(first.valueNode) };
  const replacement = { range, newText: `${JSON.stringify(name)}: ${value}` };
  return { path, edits: [replacement, ...removed(others)] };
}

/** Returns the object of the current generation, in the owner or at the top, that a classic property moves to. */
function homeOf(owner: JsonPath, property: string): string | undefined {
  const path = owner.length === 0 ? successorOf(property) : successorPath(owner, property);
  return path
    ?.split('.')
    .slice(0, owner.length + 1)
    .join('.');
}

/** Returns some properties as the current generation has them, in a file of their own; undefined if some is left out. */
function convert(text: string, owner: JsonPath, properties: readonly JsonProperty[]): JsonTree | undefined {
  const { indentUnit, lineEnd } = detectLayout(text);
  const inner = indentUnit.repeat(owner.length + 1);
  const written = properties.map(({ keyNode, valueNode }) => text.slice(keyNode.offset, endOf(valueNode ?? keyNode)));
  const openings = owner.map((name, at) => `${indentUnit.repeat(at + 1)}${JSON.stringify(name)}: {`);
  const closings = owner.map((_, at) => `${indentUnit.repeat(owner.length - at)}}`);
  const lines = ['{', ...openings, written.map((one) => inner + one).join(`,${lineEnd}`), ...closings, '}'];
  const { root, text: classic, problems } = parseJson(lines.join(lineEnd));
  if (root === undefined || problems.length > 0) return undefined;
  const source = new ClassicSource(root, () => undefined);
  const out = objectOut(convertSettings(source), root);
  const isCertain = source.left().length === 0 && source.changed().length === 0;
  return isCertain ? parseJson(printOut(out, classic)) : undefined;
}

/** Returns the outermost property of a file that another one lacks, if that is the only one it lacks. */
function freePlace(root: JsonNode, { root: other }: JsonTree): { path: JsonPath; node: JsonNode } | undefined {
  const path: string[] = [];
  let [at, node]: [JsonNode | undefined, JsonNode | undefined] = [root, other];
  while (at?.type === 'object') {
    const [only, ...more] = propertiesOf(node);
    if (only?.valueNode === undefined || more.length > 0) return undefined;
    path.push(only.name);
    node = only.valueNode;
    if (propertiesOf(at).every(({ name }) => name !== only.name)) return { path, node };
    at = memberOf(at, only.name);
  }
  return undefined;
}
