import type { Redirect, Variable } from '../../config/siteConfig.ts';
import type { Section } from '../../page/sections/sections.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { configReferenceAt } from '../../site/references/configReferences.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { findSection } from '../../site/sections/sectionLocation.ts';
import { resolveImport, resolveReference, type Destination } from '../../site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { variableInConfig, variableInPage } from '../../site/variables.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import { importedNameAt } from './importAtOffset.ts';
import { landingOf } from './linkTarget.ts';
import { referenceAt } from './referenceAt.ts';

/** The subject of a request for references. */
export type Subject =
  /** A page, a snippet, an image or any other file. */
  | { readonly kind: 'file'; readonly file: SitePath }
  | { readonly kind: 'section'; readonly file: SitePath; readonly section: Section }
  | { readonly kind: 'redirect'; readonly redirect: Redirect }
  /** A string of docs.json that pages include by its name. */
  | { readonly kind: 'variable'; readonly variable: Variable }
  /** The prefix of paths of a tab or an anchor. */
  | { readonly kind: 'prefix'; readonly path: SitePath };

/** Returns the subject at an offset of docs.json. */
export function subjectInConfig(site: SiteSnapshot, offset: number): Subject | undefined {
  const named = variableInConfig(site.config, offset);
  if (named !== undefined) return { kind: 'variable', variable: named.variable };
  const reference = configReferenceAt(site, offset);
  if (reference === undefined) return undefined;
  if (reference.kind === 'prefix')
    return reference.path === undefined ? undefined : { kind: 'prefix', path: reference.path };
  if (reference.kind === 'redirectSource') {
    const redirect = site.config.redirects.find(({ source }) => rangeHoldsCursor(source.range, offset));
    return redirect && { kind: 'redirect', redirect };
  }
  return reference.file === undefined ? undefined : subjectOf(site, reference.file, reference.fragment);
}

/**
 * Returns the subject at an offset of a page: the variable or file named there, the section whose title it is, or the
 * page itself in its front matter and above its first section.
 */
export function subjectInPage(context: PageContext, offset: number): Subject | undefined {
  const { site, file, pageIndex } = context;
  const named = variableInPage(context, offset);
  if (named !== undefined) return { kind: 'variable', variable: named.variable };
  const reference = referenceAt(context, offset);
  const name = importedNameAt(context.page, offset);
  if (reference !== undefined) return subjectOfDestination(site, resolveReference(site, file, reference));
  if (name !== undefined) return subjectOfDestination(site, resolveImport(site, file, name.source));
  const section = pageIndex.sections.find(({ range }) => rangeHoldsCursor(range, offset));
  if (section !== undefined) return { kind: 'section', file, section };
  const [first] = pageIndex.sections;
  return first === undefined || offset < first.range.start ? { kind: 'file', file } : undefined;
}

function subjectOfDestination(site: SiteSnapshot, destination: Destination): Subject | undefined {
  const landing = landingOf(site, destination);
  switch (landing.kind) {
    case 'page':
      return subjectOf(site, landing.file, landing.fragment);
    case 'file':
      return { kind: 'file', file: landing.file };
    default:
      return undefined;
  }
}

function subjectOf(site: SiteSnapshot, file: SitePath, fragment: string | undefined): Subject {
  const location = fragment === undefined ? undefined : findSection(site, file, fragment);
  return location === undefined ? { kind: 'file', file } : { kind: 'section', ...location };
}
