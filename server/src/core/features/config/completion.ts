import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { CompletionItem, CompletionList } from '../answers.ts';
import { configCursorAt, type ConfigCursor } from './configCursor.ts';
import { completeKeys } from './completeKeys.ts';
import { completeValues } from './completeValues.ts';
import type { Proposal } from './proposal.ts';

/** More items than this only delay the list; typing on narrows it. */
const mostItems = 400;

/** What can be written at an offset of docs.json. */
export function completeConfig(site: SiteSnapshot, offset: number): CompletionList {
  const { schema, tree } = site.config;
  const cursor = schema && configCursorAt(tree, offset);
  if (schema === undefined || cursor === undefined) return { items: [], isIncomplete: false };
  const proposals = cursor.role === 'key' ? completeKeys(site, schema, cursor) : completeValues(site, schema, cursor);
  const fitting = proposals.length > mostItems ? proposals.filter((item) => fits(item, cursor.typed)) : proposals;
  const items = fitting.slice(0, mostItems).map((proposal, index) => toItem(proposal, index, cursor));
  return { items, isIncomplete: proposals.length > items.length };
}

/** Whether the letters that were typed occur in a label in their order, as editors filter. */
function fits(proposal: Proposal, typed: string): boolean {
  const label = proposal.label.toLowerCase();
  let at = 0;
  for (const letter of typed.toLowerCase()) {
    at = label.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function toItem(proposal: Proposal, index: number, cursor: ConfigCursor): CompletionItem {
  const { json, ...shown } = proposal;
  const newText = cursor.needsCommaAfter ? `${json},` : json;
  const comma = cursor.missingCommaAt;
  return {
    ...shown,
    sortText: String(index).padStart(4, '0'),
    filterText: cursor.inQuotes ? JSON.stringify(proposal.label) : proposal.label,
    edit: { range: cursor.replace, newText },
    ...(comma === undefined ? {} : { additionalEdits: [{ range: { start: comma, end: comma }, newText: ',' }] }),
  };
}
