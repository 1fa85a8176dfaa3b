import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { CompletionItem, CompletionList } from '../answers.ts';
import { narrow, sortTextOf } from '../narrow.ts';
import { configCursorAt, type ConfigCursor } from './configCursor.ts';
import { completeKeys } from './completeKeys.ts';
import { completeValues } from './completeValues.ts';
import type { Proposal } from './proposal.ts';

/** What can be written at an offset of docs.json. */
export function completeConfig(site: SiteSnapshot, offset: number): CompletionList {
  const { schema, tree } = site.config;
  const cursor = schema && configCursorAt(tree, offset);
  if (schema === undefined || cursor === undefined) return { items: [], isIncomplete: false };
  const proposals = cursor.role === 'key' ? completeKeys(site, schema, cursor) : completeValues(site, schema, cursor);
  const items = narrow(proposals, cursor.typed).map((proposal, index) => toItem(proposal, index, cursor));
  return { items, isIncomplete: proposals.length > items.length };
}

function toItem(proposal: Proposal, index: number, cursor: ConfigCursor): CompletionItem {
  const { json, ...shown } = proposal;
  const newText = cursor.needsCommaAfter ? `${json},` : json;
  const comma = cursor.missingCommaAt;
  return {
    ...shown,
    sortText: sortTextOf(index),
    filterText: cursor.inQuotes ? JSON.stringify(proposal.label) : proposal.label,
    edit: { range: cursor.replace, newText },
    ...(comma === undefined ? {} : { additionalEdits: [{ range: { start: comma, end: comma }, newText: ',' }] }),
  };
}
