import { isUndecided } from '../../config/generation.ts';
import { classicSchema, currentSchema } from '../../config/schema/formatSchemas.ts';
import type { JsonSchema } from '../../config/schema/jsonSchema.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { baseNameOf } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { CompletionItem, CompletionList } from '../answers.ts';
import { limitItems, sortTextOf } from '../limitItems.ts';
import { configCursorAt, type ConfigCursor } from './configCursor.ts';
import { completeProperties } from './completeProperties.ts';
import { completeValues } from './completeValues.ts';
import type { Proposal } from './proposal.ts';

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
  const shown = limitItems(proposals, cursor.typed, (proposal) => wordsOf(proposal, false));
  const items = shown.map((proposal, index) => toItem(proposal, index, cursor));
  return { items, isIncomplete: proposals.length > items.length };
}

/**
 * Returns the possible schemas: a new file may become one of either generation, the current one first; mint.json has
 * only one.
 */
function schemasOf({ file, schema, tree }: SiteConfig): readonly JsonSchema[] {
  if (schema === undefined) return [];
  const mayBeEither = schema === classicSchema && baseNameOf(file) === 'docs.json' && isUndecided(tree.root);
  return mayBeEither ? [currentSchema, classicSchema] : [schema];
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
    filterText: wordsOf(proposal, cursor.inQuotes),
    edit: { range: cursor.replace, newText },
    ...(comma === undefined ? {} : { additionalEdits: [{ range: { start: comma, end: comma }, newText: ',' }] }),
  };
}

/** Returns what the typed text is matched against: for a page also its title, its description and its sections. */
function wordsOf({ label, kind, detail, searchText }: Proposal, inQuotes: boolean): string {
  const text = inQuotes ? JSON.stringify(label) : label;
  if (kind !== 'page') return text;
  return [text, detail, searchText].filter((part) => part !== undefined).join(' ');
}
