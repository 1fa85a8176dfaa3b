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
  returnfield: ['ResponseField'],
  returnsfield: ['ResponseField'],
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
  files: ['Tree'],
  folder: ['Tree.Folder'],
  file: ['Tree.File'],
};

/** Components of other tools that are the parts of another one there, so that all of them are replaced together. */
const otherParts: Readonly<Record<string, readonly string[]>> = { files: ['folder', 'file'] };

/** Whether a component of another tool is a part of another component there. */
export function isPartElsewhere(whole: string, name: string): boolean {
  return ownValue(otherParts, whole.toLowerCase())?.includes(name.toLowerCase()) ?? false;
}

/** Returns the components for the parts that a component has in another tool, or for one of them. */
export function partsMeant(whole: string, part?: string): readonly string[] {
  const parts = ownValue(otherParts, whole.toLowerCase()) ?? [];
  const named = part === undefined ? parts : parts.filter((one) => one === part.toLowerCase());
  return named.flatMap((one) => ownValue(otherNames, one) ?? []);
}

export interface ComponentsMeant extends Nearest {
  /** Whether the name is another tool's, so that it may also be a component of the site's own. */
  readonly isOtherName: boolean;
}

/** Returns the likely components for a name: by its letters, by their names in other tools, otherwise by a typo. */
export function componentsMeant(written: string, known: readonly string[]): ComponentsMeant {
  const lower = written.toLowerCase();
  const miscased = known.find((name) => name.toLowerCase() === lower);
  if (miscased !== undefined) return { names: [miscased], isClear: true, isOtherName: false };
  const ofOther = ownValue(otherNames, lower);
  const others = (ofOther ?? []).filter((name) => known.includes(name) || isHtmlName(name));
  // The platform's own may be newer than the site's generation.
  if (ofOther !== undefined) return { names: others, isClear: false, isOtherName: true };
  const part = partOfWhole(written);
  if (part !== undefined && known.includes(part)) return { names: [part], isClear: true, isOtherName: false };
  const typos = findNearest(written, known);
  const likely = typos.names.filter((name) => isLikelyTypo(written, name));
  return { names: likely, isClear: typos.isClear || likely.length === 1, isOtherName: false };
}

/** Returns the last part of a name such as `Tabs.Tab`, which has a name of its own here. */
function partOfWhole(written: string): string | undefined {
  const [whole = '', part = '', ...others] = written.split('.');
  return others.length === 0 && whole === `${part}s` ? part : undefined;
}
