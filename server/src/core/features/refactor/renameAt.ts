import type { Mention } from '../../page/mentions.ts';
import { sectionNamed } from '../../page/sections.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { configMentions } from '../../site/configReferences.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { findSection } from '../../site/placedSections.ts';
import { resolveMention } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { variableInConfig, variableInPage } from '../../site/variables.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import { mentionAt } from '../site/mentionAt.ts';
import { fragmentRange, isPlainPath, pathRange } from './addressText.ts';
import { isWhole } from './moveConfig.ts';
import type { MoveOptions } from './moveFiles.ts';
import type { Renameable } from './rename.ts';
import { renameableComponent } from './renameComponent.ts';
import { renameableFile } from './renameFile.ts';
import { renameableSection } from './renameSection.ts';
import { renameableVariable } from './renameVariable.ts';
import { nameOfSection, sectionNameAt } from './sectionName.ts';

/** The variable that an offset of docs.json names, or the file that a text there does. */
export function renameableInConfig(
  site: SiteSnapshot,
  offset: number,
  options: MoveOptions = {},
): Renameable | undefined {
  const variable = variableInConfig(site.config, offset);
  if (variable !== undefined) return renameableVariable(site, variable);
  const mention = configMentions(site).find(({ range }) => rangeHoldsCursor(range, offset));
  if (mention?.file === undefined || !isWhole(site.config, mention.range, mention.value)) return undefined;
  const { value, range, file, kind } = mention;
  const end = kind === 'entry' ? value.length : value.search(/[?#]|\s*$/);
  // With escapes of JSON it can't be told which part of the text the path is.
  const isPlain = range.end - range.start === value.length;
  return renameableFile(
    site,
    {
      file,
      from: site.config.file,
      range: isPlain ? { start: range.start, end: range.start + end } : range,
      path: value.slice(0, end),
      hasEscapes: kind !== 'entry',
    },
    options,
  );
}

/**
 * What can be renamed at an offset of a page: a variable, a file or a section that stands in an address there, an
 * imported part, a heading or another section's title. `pageOf` gives the page that `linkedPageAt` names.
 */
export function renameableInPage(
  page: PageInSite,
  offset: number,
  pageOf: (file: SitePath) => PageInSite | undefined,
  options: MoveOptions = {},
): Renameable | undefined {
  const variable = variableInPage(page, offset);
  if (variable !== undefined) return renameableVariable(page.site, variable);
  const address = page.places.mentions.find(({ kind, range }) => kind !== 'use' && rangeHoldsCursor(range, offset));
  if (address !== undefined) return inAddress(page, address, offset, pageOf, options);
  const own = renameableComponent(page, offset);
  if (own !== undefined) return own;
  const name = sectionNameAt(page, offset);
  if (name !== undefined) return renameableSection(page, name);
  const around = mentionAt(page, offset);
  return around && around.kind !== 'use' ? fileInAddress(page, around, options) : undefined;
}

/** The page or part whose section the address at an offset names; its text has to be read for renaming that section. */
export function linkedPageAt(page: PageInSite, offset: number): SitePath | undefined {
  const mention = page.places.mentions.find(({ range }) => rangeHoldsCursor(range, offset));
  const linked = mention && linkedSection(page, mention);
  return linked && linked.file !== page.file ? linked.file : undefined;
}

function inAddress(
  page: PageInSite,
  mention: Mention,
  offset: number,
  pageOf: (file: SitePath) => PageInSite | undefined,
  options: MoveOptions,
): Renameable | undefined {
  const fragment = fragmentRange(mention);
  if (fragment === undefined || offset < fragment.start) return fileInAddress(page, mention, options);
  const linked = linkedSection(page, mention);
  const target = linked && (linked.file === page.file ? page : pageOf(linked.file));
  const section = linked && target && sectionNamed(target.places.sections, linked.fragment);
  const name = section && nameOfSection(target, section);
  return name && renameableSection(target, name, fragment);
}

/** The file in which the section stands that an address names: the page, or a part that the page shows. */
function linkedSection({ site, file }: PageInSite, mention: Mention): LinkedSection | undefined {
  const found = resolveMention(site, file, mention);
  if (found.kind !== 'page' || found.fragment === undefined) return undefined;
  const { fragment } = found;
  return { file: findSection(site, found.file, fragment)?.file ?? found.file, fragment };
}

interface LinkedSection {
  readonly file: SitePath;
  readonly fragment: string;
}

function fileInAddress(page: PageInSite, mention: Mention, options: MoveOptions): Renameable | undefined {
  const found = resolveMention(page.site, page.file, mention);
  const range = pathRange(mention);
  if ((found.kind !== 'page' && found.kind !== 'file') || range.start === range.end) return undefined;
  const start = mention.range.start;
  const path = mention.written.slice(range.start - start, range.end - start);
  const name = { file: found.file, from: page.file, range, path, hasEscapes: !isPlainPath(mention) };
  return renameableFile(page.site, name, options);
}
