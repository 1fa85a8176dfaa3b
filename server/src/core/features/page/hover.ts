import { isImage } from '../../paths/fileKinds.ts';
import type { LinkLike } from '../../page/pageModel.ts';
import { isInCode } from '../../page/places.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { findSection } from '../../site/placedSections.ts';
import { resolveLink, type Destination } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { variableInPage, withBraces, type NamedVariable } from '../../site/variables.ts';
import { rangeHoldsCursor, type TextRange } from '../../text/textRange.ts';
import type { Hover } from '../answers.ts';
import { describePage } from '../describePage.ts';
import { codeText, plainText } from '../markdown.ts';
import { landingOf } from '../site/linkTarget.ts';
import { hoverFrontMatter } from './frontMatter/hover.ts';
import { hoverFence } from './hoverFence.ts';
import { beginningOf, hoverImport } from './hoverImport.ts';
import { hoverTag } from './hoverTag.ts';
import { addressesOf } from './links.ts';

/** What is known of what stands at an offset of a page; nothing for text and code. */
export function hoverPage(page: PageInSite, offset: number): Hover | undefined {
  const variable = variableInPage(page, offset);
  if (variable !== undefined) return hoverVariable(page, variable);
  const inFrontMatter = hoverFrontMatter(page, offset);
  if (inFrontMatter !== undefined) return inFrontMatter;
  const fence = page.page.fences.find(({ range }) => range.start <= offset && offset < range.end);
  if (fence !== undefined) return hoverFence(page, fence, offset);
  if (isInCode(page.page, offset)) return undefined;
  const image = page.page.images.find(({ range }) => rangeHoldsCursor(range, offset));
  return (
    hoverTag(page, offset) ??
    hoverImportedName(page, offset) ??
    hoverLink(page, image) ??
    hoverAddress(page, offset) ??
    hoverLink(page, linkAt(page, offset))
  );
}

function hoverVariable({ site }: PageInSite, { variable, range }: NamedVariable): Hover {
  const { name, value } = variable;
  const markdown = `${codeText(name)}: ${plainText(value)}\n\nVariable from ${codeText(site.config.file)}`;
  return { range: withBraces(range), markdown };
}

function linkAt({ page }: PageInSite, offset: number): LinkLike | undefined {
  return page.links.find(({ range }) => rangeHoldsCursor(range, offset));
}

/** What a link as a whole leads to, wherever in it one points. */
function hoverLink(page: PageInSite, link: LinkLike | undefined): Hover | undefined {
  const url = link?.url ?? page.page.definitions.find(({ label }) => label === link?.reference)?.url;
  if (link === undefined || url === undefined) return undefined;
  return hoverDestination(page, resolveLink(page.site, page.file, url.value), link.range);
}

/** A name in an import of the page. */
function hoverImportedName(page: PageInSite, offset: number): Hover | undefined {
  const names = page.page.script.imports.flatMap((one) => one.names);
  const name = names.find(({ range }) => rangeHoldsCursor(range, offset));
  return name && hoverImport(page, name.local, name.range);
}

/** Definitions, imports, and attributes that lead somewhere. */
function hoverAddress(page: PageInSite, offset: number): Hover | undefined {
  const address = addressesOf(page).find(({ mention }) => rangeHoldsCursor(mention.range, offset));
  return address && hoverDestination(page, address.destination, address.mention.range);
}

/** The title and description of a page, or a file, shown if it is an image; nothing for what is elsewhere. */
function hoverDestination({ site }: PageInSite, destination: Destination, range: TextRange): Hover | undefined {
  const landing = landingOf(site, destination);
  const shown = describeLanding(site, landing);
  if (destination.kind !== 'redirect') return shown && { range, ...shown };
  const words = `Redirects to ${codeText(destination.target ?? destination.to)}`;
  return { range, ...shown, markdown: shown === undefined ? words : `${words}\n\n---\n\n${shown.markdown}` };
}

function describeLanding(site: SiteSnapshot, landing: Destination): Omit<Hover, 'range'> | undefined {
  if (landing.kind === 'page') {
    const { file, fragment } = landing;
    return { markdown: describePage(site, file) + (fragment === undefined ? '' : sectionWords(site, file, fragment)) };
  }
  if (landing.kind !== 'file') return undefined;
  const { file } = landing;
  const beginning = site.snippets.get(file);
  const markdown = codeText(`/${file}`) + (beginning === undefined ? '' : `\n\n${beginningOf(beginning, file, '')}`);
  return { markdown, ...(isImage(file) ? { image: file } : {}) };
}

function sectionWords(site: SiteSnapshot, file: SitePath, fragment: string): string {
  const placed = findSection(site, file, fragment);
  return placed === undefined ? '' : `\n\nSection: ${plainText(placed.section.title)}`;
}
