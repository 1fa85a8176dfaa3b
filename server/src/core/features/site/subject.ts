import type { Redirect, Variable } from '../../config/siteConfig.ts';
import type { Section } from '../../page/sections.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { configMentions } from '../../site/configReferences.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { findSection } from '../../site/placedSections.ts';
import { resolveImport, resolveMention, type Destination } from '../../site/resolveLink.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { variableInConfig, variableInPage } from '../../site/variables.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import { importedNameAt } from './importedName.ts';
import { landingOf } from './linkTarget.ts';
import { mentionAt } from './mentionAt.ts';

/** What somebody asks about who names it. */
export type Subject =
  /** A page, a snippet, an image or any other file. */
  | { readonly kind: 'file'; readonly file: SitePath }
  | { readonly kind: 'section'; readonly file: SitePath; readonly section: Section }
  | { readonly kind: 'redirect'; readonly redirect: Redirect }
  /** A text of docs.json that pages take in by its name. */
  | { readonly kind: 'variable'; readonly variable: Variable }
  /** The beginning of paths that a tab or an anchor has. */
  | { readonly kind: 'prefix'; readonly path: SitePath };

/** What an offset of docs.json is about. */
export function subjectInConfig(site: SiteSnapshot, offset: number): Subject | undefined {
  const named = variableInConfig(site.config, offset);
  if (named !== undefined) return { kind: 'variable', variable: named.variable };
  const mention = configMentions(site).find(({ range }) => rangeHoldsCursor(range, offset));
  if (mention === undefined) return undefined;
  if (mention.kind === 'prefix') return mention.path === undefined ? undefined : { kind: 'prefix', path: mention.path };
  if (mention.kind === 'redirectSource') {
    const redirect = site.config.redirects.find(({ source }) => rangeHoldsCursor(source.range, offset));
    return redirect && { kind: 'redirect', redirect };
  }
  return mention.file === undefined ? undefined : subjectOf(site, mention.file, mention.fragment);
}

/**
 * What an offset of a page is about: the variable or the file that it names there, the section whose title stands
 * there, or the page itself in its front matter and above its first section.
 */
export function subjectInPage(page: PageInSite, offset: number): Subject | undefined {
  const { site, file, places } = page;
  const named = variableInPage(page, offset);
  if (named !== undefined) return { kind: 'variable', variable: named.variable };
  const mention = mentionAt(page, offset);
  const name = importedNameAt(page.page, offset);
  if (mention !== undefined) return subjectOfDestination(site, resolveMention(site, file, mention));
  if (name !== undefined) return subjectOfDestination(site, resolveImport(site, file, name.source));
  const section = places.sections.find(({ range }) => rangeHoldsCursor(range, offset));
  if (section !== undefined) return { kind: 'section', file, section };
  const [first] = places.sections;
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
  const placed = fragment === undefined ? undefined : findSection(site, file, fragment);
  return placed === undefined ? { kind: 'file', file } : { kind: 'section', ...placed };
}
