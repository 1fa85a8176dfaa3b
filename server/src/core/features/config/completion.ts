import { isUndecided } from '../../config/generation.ts';
import { classicSchema } from '../../config/schema/classicSchema.ts';
import { currentSchema } from '../../config/schema/currentSchema.ts';
import type { JsonSchema } from '../../config/schema/jsonSchema.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { baseNameOf } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { CompletionItem, CompletionList } from '../answers.ts';
import { fewestLetters, limitItems, mostRanked, rankedFilter, sortTextOf } from '../limitItems.ts';
import { configCursorAt, type ConfigCursor } from './configCursor.ts';
import { completeValues } from './completeValues.ts';
import type { Proposal } from './proposal.ts';
import { childKeys, countingKey, nodeKindAt } from '../../config/current/divisions.ts';
import { memberOf, nodeAt, propertiesOf, type JsonPath } from '../../config/json/jsonTree.ts';
import { neededProperties, schemasAt, schemasForNewValue } from '../../config/schema/schemaAt.ts';
import { snippetText } from '../../util/strings.ts';
import { ownValue } from '../../util/values.ts';
import { describeProperty, schemaTypeLabel } from './schemaText.ts';
import { valueTemplate } from './snippets.ts';

/** Returns the completions at an offset of docs.json or of an included file. */
export function completeConfig(site: SiteSnapshot, offset: number): CompletionList {
  const cursor = configCursorAt(site.config.composed, offset);
  if (cursor === undefined) return { items: [], isIncomplete: false };
  const schemas = schemasOf(site.config);
  const found = firstOfEach(
    schemas.flatMap((schema) =>
      cursor.role === 'key' ? completeProperties(site, schema, cursor) : completeValues(site, schema, cursor),
    ),
  );
  const proposals = schemas.length > 1 && cursor.path.length === 0 ? neededByAllFirst(schemas, found) : found;
  const shown = limitItems(proposals, cursor.typed, (proposal) =>
    proposal.isRanked === true ? rankedText(proposal, { ...cursor, inQuotes: false }) : wordsOf(proposal, false),
  );
  const items = shown.map((proposal, index) => toItem(proposal, index, cursor));
  const ranked = proposals.filter(({ isRanked }) => isRanked === true).length;
  const isAskedAgain = ranked > 0 && (cursor.typed.length < fewestLetters || ranked >= mostRanked);
  return { items, isIncomplete: isAskedAgain || proposals.length > items.length };
}

/**
 * Returns the possible schemas: a new file may become one of either generation, the current one first; mint.json has
 * only one.
 */
function schemasOf({ file, generation, schema, tree }: SiteConfig): readonly JsonSchema[] {
  if (schema === undefined) return [];
  const mayBeEither = generation === 'classic' && baseNameOf(file) === 'docs.json' && isUndecided(tree.root);
  return mayBeEither ? [currentSchema(), classicSchema()] : [schema];
}

/** Sorts proposals: properties required in both generations come before those required in one. */
function neededByAllFirst(schemas: readonly JsonSchema[], proposals: readonly Proposal[]): readonly Proposal[] {
  const isNeeded = ({ label }: Proposal): boolean =>
    schemas.every(({ required = [] }) => required.some((name) => name === label));
  return [...proposals.filter(isNeeded), ...proposals.filter((proposal) => !isNeeded(proposal))];
}

function firstOfEach(proposals: readonly Proposal[]): readonly Proposal[] {
  const seen = new Set<string>();
  return proposals.filter(({ label }) => !seen.has(label) && seen.add(label));
}

function toItem(proposal: Proposal, index: number, cursor: ConfigCursor): CompletionItem {
  const { json, label, kind, detail, documentation, isSnippet } = proposal;
  const newText = cursor.needsCommaAfter ? `${json},` : json;
  const comma = cursor.missingCommaAt;
  return {
    label,
    kind,
    isSnippet,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation }),
    sortText: sortTextOf(index),
    filterText: proposal.isRanked === true ? rankedText(proposal, cursor) : wordsOf(proposal, cursor.inQuotes),
    edit: { range: cursor.replace, newText },
    ...(comma === undefined ? {} : { additionalEdits: [{ range: { start: comma, end: comma }, newText: ',' }] }),
  };
}

/** Returns a text that begins with what is typed, so that all of them match it equally well. */
function rankedText(proposal: Proposal, { inQuotes, typed }: ConfigCursor): string {
  return `${inQuotes ? '"' : ''}${rankedFilter(typed, wordsOf(proposal, false))}`;
}

/**
 * Returns what the typed text is matched against: for a page also its title, its description and its sections. Without the
 * closing quote: once that is typed, the string is complete, and Enter begins a new line.
 */
function wordsOf({ label, filterText, kind, detail, searchText }: Proposal, inQuotes: boolean): string {
  const text = inQuotes ? JSON.stringify(label).slice(0, -1) : (filterText ?? label);
  if (kind !== 'page') return text;
  return [text, detail, searchText].filter((part) => part !== undefined).join(' ');
}

/** Returns the properties that an object doesn't have yet, the required ones first. */
function completeProperties(site: SiteSnapshot, schema: JsonSchema, cursor: ConfigCursor): readonly Proposal[] {
  const { root } = site.config.composed;
  const owners = schemasAt(schema, root, cursor.path);
  // Properties of an included file can be overridden next to the reference.
  const object = nodeAt(cursor.fragment.tree.root, cursor.pathInFragment);
  const present = new Set(propertiesOf(object).map((property) => property.name));
  if (cursor.currentKey !== undefined) present.delete(cursor.currentKey);
  const required = neededProperties(owners, nodeAt(root, cursor.path));
  const names = [...new Set(owners.flatMap((owner) => Object.keys(owner.properties ?? {})))];
  const ineffective = ineffectiveKeys(site.config, cursor.path, cursor.currentKey);
  const missing = names.filter((name) => !present.has(name) && !ineffective.has(name) && !isDeprecated(owners, name));
  const ordered = [...missing.filter((name) => required.has(name)), ...missing.filter((name) => !required.has(name))];
  return ordered.map((name) => {
    const schemas = schemasForNewValue(schema, root, [...cursor.path, name]);
    const key = JSON.stringify(name);
    return {
      label: name,
      kind: 'property',
      detail: required.has(name) ? `required, ${schemaTypeLabel(schemas)}` : schemaTypeLabel(schemas),
      documentation: describeProperty(name, schemas, required.has(name)),
      json: cursor.colonFollows ? key : `${snippetText(key)}: ${valueTemplate(schemas)}`,
      isSnippet: !cursor.colonFollows,
    };
  });
}

function isDeprecated(owners: readonly JsonSchema[], name: string): boolean {
  return owners.some((owner) => ownValue(owner.properties ?? {}, name)?.deprecationMessage !== undefined);
}

/** The properties from which pages are generated, and their location: without effect in a node that is only a link. */
const generatesPages = ['openapi', 'asyncapi', 'graphql', 'sdk', 'directory', 'global', 'searchable'];

/** The properties from which a tab generates pages are valid only next to groups. */
const generatedTabs = ['graphql', 'sdk'];

/**
 * Returns the properties without effect in an object of the navigation, given its other properties: of several lists
 * the platform shows one. The property at the cursor is ignored, as it may become any other.
 */
function ineffectiveKeys(
  { generation, composed: { root } }: SiteConfig,
  path: JsonPath,
  currentKey: string | undefined,
): ReadonlySet<string> {
  const node = generation === 'current' ? nodeAt(root, path) : undefined;
  if (node === undefined || path[0] !== 'navigation') return new Set();
  const has = (key: string): boolean => key !== currentKey && memberOf(node, key) !== undefined;
  const kind = nodeKindAt(path);
  if (kind === undefined) return new Set(has('openapi') ? ['asyncapi'] : has('asyncapi') ? ['openapi'] : []);
  const shown = countingKey(node, kind);
  if (shown !== undefined && shown !== currentKey) {
    const beside = shown === 'href' ? generatesPages : shown === 'groups' ? [] : generatedTabs;
    return new Set([...childKeys[kind], ...beside]);
  }
  const isGenerated = kind === 'tab' && generatedTabs.some(has);
  return new Set(
    isGenerated ? [...childKeys.tab.filter((key) => key !== 'groups'), ...generatedTabs, 'openapi', 'asyncapi'] : [],
  );
}
