import type { Reference } from '../../page/record/references.ts';
import { sectionNamed } from '../../page/sections/sections.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { configReferenceAt } from '../../site/references/configReferences.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { findSection } from '../../site/sections/sectionLocation.ts';
import { asServed, resolveReference } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { variableInConfig, variableInPage } from '../../site/variables.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import { referenceAt } from '../site/referenceAt.ts';
import { fragmentRange, isPlainPath, pathRange } from './addressText.ts';
import { isFullyWritten } from './moveConfig.ts';
import type { MoveOptions } from './moveFiles.ts';
import type { Renameable } from './refactoring.ts';
import { renameableComponent } from './renameComponent.ts';
import { renameableFile } from './renameFile.ts';
import { renameableSection } from './renameSection.ts';
import { renameableTitle } from './renameTitle.ts';
import { renameableVariable } from './renameVariable.ts';
import { nameOfSection, sectionNameAt } from './sectionName.ts';

/** Returns the variable or the file that an offset of docs.json names. */
export function renameableInConfig(
  site: SiteSnapshot,
  offset: number,
  options: MoveOptions = {},
): Renameable | undefined {
  const variable = variableInConfig(site.config, offset);
  if (variable !== undefined) return renameableVariable(site, variable);
  const reference = configReferenceAt(site, offset);
  if (reference?.file === undefined || reference.isMounted === true) return undefined;
  if (!isFullyWritten(site.config, reference.range, reference.value)) return undefined;
  const { value, range, file, kind } = reference;
  const end = kind === 'entry' ? value.length : value.search(/[?#]|\s*$/);
  // With JSON escapes the range of the path in the string is unknown.
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
 * Returns what can be renamed at an offset of a page: a variable, a file or section in an address, an imported snippet,
 * the page's title,
 * a heading or another section's title. `pageOf` returns the page named by `linkedPageAt`.
 */
export function renameableInPage(
  context: PageContext,
  offset: number,
  pageOf: (file: SitePath) => PageContext | undefined,
  options: MoveOptions = {},
): Renameable | undefined {
  const variable = variableInPage(context, offset);
  if (variable !== undefined) return renameableVariable(context.site, variable);
  const address = context.pageIndex.references.find(
    ({ kind, range }) => kind !== 'use' && rangeHoldsCursor(range, offset),
  );
  if (address !== undefined) return inAddress(context, address, offset, pageOf, options);
  const title = renameableTitle(context, offset);
  if (title !== undefined) return title;
  const own = renameableComponent(context, offset);
  if (own !== undefined) return own;
  const name = sectionNameAt(context, offset);
  if (name !== undefined) return renameableSection(context, name);
  const around = referenceAt(context, offset);
  return around && around.kind !== 'use' ? fileInAddress(context, around, options) : undefined;
}

/**
 * Returns the page or snippet whose section the address at an offset names; its text must be read to rename that
 * section.
 */
export function linkedPageAt(context: PageContext, offset: number): SitePath | undefined {
  const reference = context.pageIndex.references.find(({ range }) => rangeHoldsCursor(range, offset));
  const linked = reference && linkedSection(context, reference);
  return linked && linked.file !== context.file ? linked.file : undefined;
}

function inAddress(
  context: PageContext,
  reference: Reference,
  offset: number,
  pageOf: (file: SitePath) => PageContext | undefined,
  options: MoveOptions,
): Renameable | undefined {
  const fragment = fragmentRange(reference);
  if (fragment === undefined || offset < fragment.start) return fileInAddress(context, reference, options);
  const linked = linkedSection(context, reference);
  const target = linked && (linked.file === context.file ? context : pageOf(linked.file));
  const section = linked && target && sectionNamed(target.pageIndex.sections, linked.fragment);
  const name = section && nameOfSection(target, section);
  return name && renameableSection(target, name, fragment);
}

/** Returns the file with the section that an address names: the page, or a snippet that the page includes. */
function linkedSection({ site, file }: PageContext, reference: Reference): LinkedSection | undefined {
  const found = asServed(resolveReference(site, file, reference));
  if (found.kind !== 'page' || found.fragment === undefined) return undefined;
  const { fragment } = found;
  return { file: findSection(site, found.file, fragment)?.file ?? found.file, fragment };
}

interface LinkedSection {
  readonly file: SitePath;
  readonly fragment: string;
}

function fileInAddress(context: PageContext, reference: Reference, options: MoveOptions): Renameable | undefined {
  const found = resolveReference(context.site, context.file, reference);
  const range = pathRange(reference);
  if ((found.kind !== 'page' && found.kind !== 'file') || range.start === range.end) return undefined;
  const start = reference.range.start;
  const path = reference.written.slice(range.start - start, range.end - start);
  const name = { file: found.file, from: context.file, range, path, hasEscapes: !isPlainPath(reference) };
  return renameableFile(context.site, name, options);
}
