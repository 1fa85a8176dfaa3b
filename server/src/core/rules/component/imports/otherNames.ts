import { isHtmlName } from '../../../page/elements/elements.ts';
import type { Nearest } from '../../../util/nearest.ts';
import { findNearest } from '../../../util/nearest.ts';
import { isLikelyTypo } from '../../../util/typo.ts';
import { ownValue } from '../../../util/values.ts';

/** Names in other tools for components of the platform; in lower case. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  important: ['Warning', 'Note'],
  attention: ['Warning', 'Note'],
  alert: ['Warning', 'Note'],
  critical: ['Warning'],
  danger: ['Warning'],
  caution: ['Warning'],
  warn: ['Warning'],
  aside: ['Note', 'Info'],
  admonition: ['Note', 'Warning'],
  information: ['Info'],
  hint: ['Tip'],
  success: ['Check'],
  details: ['Accordion'],
  collapse: ['Accordion'],
  collapsible: ['Accordion'],
  tabitem: ['Tab'],
  tabpanel: ['Tab'],
  codetabs: ['CodeGroup'],
  cardgrid: ['CardGroup'],
  cards: ['CardGroup'],
  accordions: ['AccordionGroup'],
  image: ['img'],
  video: ['video'],
  audio: ['audio'],
  error: ['Danger'],
  'filetree.folder': ['Tree.Folder'],
  'filetree.file': ['Tree.File'],
};

export interface ComponentsMeant extends Nearest {
  /** Whether the name is another tool's, so that it may also be a component of the site's own. */
  readonly isOtherName: boolean;
}

/** Returns the likely components for a name: by its letters, by their names in other tools, otherwise by a typo. */
export function componentsMeant(written: string, known: readonly string[]): ComponentsMeant {
  const lower = written.toLowerCase();
  const miscased = known.find((name) => name.toLowerCase() === lower);
  if (miscased !== undefined) return { names: [miscased], isClear: true, isOtherName: false };
  const others = (ownValue(otherNames, lower) ?? []).filter((name) => known.includes(name) || isHtmlName(name));
  if (others.length > 0) return { names: others, isClear: false, isOtherName: true };
  const typos = findNearest(written, known);
  const likely = typos.names.filter((name) => isLikelyTypo(written, name));
  return { names: likely, isClear: typos.isClear || likely.length === 1, isOtherName: false };
}
