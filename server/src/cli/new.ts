import path from 'node:path';
import { printable } from '../core/util/printable.ts';
import type { Refusable } from '../core/features/refactor/refactoring.ts';
import { findInsertionPoints, type InsertionPoint } from '../core/features/refactor/insertionPoints.ts';
import { newGroup } from '../core/features/refactor/newGroup.ts';
import { translatedPage, type Counterpart } from '../core/features/refactor/counterparts.ts';
import { counterpartsOf, proposedPage } from '../core/features/refactor/newPage.ts';
import { pageNameOf, titleFromPath } from '../core/paths/route.ts';
import { folderOf, siteRoot, toSitePath, type SitePath } from '../core/paths/sitePath.ts';
import { nearnessOf } from '../core/site/navigation/nearestLists.ts';
import type { SiteConfig } from '../core/config/siteConfig.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import { count, formatList } from '../core/util/messageText.ts';
import { newPageOf, newSite, siteNameFor } from '../workspace/generated/newFiles.ts';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { fromFsPath, join, relativeTo, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import { openSite } from './folders.ts';
import { exitCodes, UsageError, type Io } from './io.ts';
import { shownPath, writeEdits, writeFiles } from './writeFiles.ts';
import { newLine } from './commandLines.ts';
import { readArguments } from './readArguments.ts';

type OptionsOf<Kind extends NewOptions['kind']> = Extract<NewOptions, { kind: Kind }>;

/** Creates a site, a page or a group; returns the exit code. */
export async function createNew(args: readonly string[], io: Io): Promise<number> {
  const options = parseNewOptions(args);
  switch (options.kind) {
    case 'site':
      return createSite(options, io);
    case 'page':
      return createPage(options, io);
    case 'group':
      return createGroup(options, io);
  }
}

async function createSite({ folder, name }: OptionsOf<'site'>, io: Io): Promise<number> {
  const root = fromFsPath(path.resolve(io.cwd, folder));
  const { edits } = allowed(await newSite(nodeFileSystem, root, name ?? siteNameFor(root)));
  await writeFiles(
    edits.map(({ file, text }) => ({ path: join(root, file), text })),
    io,
    { yes: false, within: root },
  );
  const shown = shownPath(root, io);
  io.write(
    `Created a site in ${shown}: ${count(edits.length, 'file')}. Start with ${shownPath(join(root, 'index.mdx'), io)}.\n`,
  );
  io.write(`To check the site: docsight check${shown === '.' ? '' : ` ${shown}`}\n`);
  return exitCodes.clean;
}

async function createPage(options: OptionsOf<'page'>, io: Io): Promise<number> {
  const { path: written, template } = options;
  const { site, workspace } = await openSite('.', io);
  const snapshot = site.takeSnapshot();
  const page =
    written === undefined
      ? proposedPage(snapshot, options.title ?? '', { folder: here(site, io) })
      : pathIn(site, written, io);
  const translated = translatedPage(snapshot, toSitePath(page) ?? siteRoot);
  const insertionPoint = insertionPointFor(site, page, options.group ?? translated?.insertionPoint);
  const title = options.title ?? titleFor(snapshot, page, translated?.file);
  const counterparts = counterpartsOf(snapshot, { page, insertionPoint });
  const languages = options.languages.includes('all')
    ? counterparts.map(({ language }) => language)
    : options.languages;
  const request = { template, title, page, insertionPoint, languages };
  const { edits, pages } = allowed(await newPageOf(site, request, workspace.files));
  await writeEdits(site, edits, io);
  for (const { file, listedIn } of pages) {
    const container = listedIn === undefined ? '' : ` in “${printable(listedIn)}”`;
    io.write(`Created ${shownPath(join(site.root, file), io)}${container}.\n`);
  }
  const unlisted = pages.filter(({ listedIn }) => listedIn === undefined).map(({ file }) => file);
  if (unlisted.length > 0) io.write(adviceOnListing(pages.length, unlisted, snapshot.config));
  const missing = counterparts.filter(({ language }) => !languages.includes(language));
  if (missing.length > 0) io.write(adviceOnLanguages(missing, (one) => shownPath(join(site.root, one), io)));
  return exitCodes.clean;
}

function adviceOnListing(created: number, unlisted: readonly SitePath[], { file, isComplete }: SiteConfig): string {
  const fault = isComplete ? '' : `${file} has a syntax error. Fix it first. `;
  if (created > 1) return `Not in the navigation: ${shownList(unlisted)}. ${fault}To list them, add them to ${file}.\n`;
  return isComplete
    ? `The page isn’t in the navigation. Set a group with --group, or add the page to ${file}.\n`
    : `The page isn’t in the navigation: ${fault}Then add the page to it.\n`;
}

function adviceOnLanguages(missing: readonly Counterpart[], shown: (page: string) => string): string {
  const [first = ''] = missing.map(({ file }) => shown(pageNameOf(file)));
  const languages = shownList(missing.map(({ language }) => language));
  return `Not created in ${languages}. To create the page there too: docsight new page ${first}\n`;
}

/** Returns the first few names, and the number of the others. */
function shownList(names: readonly string[]): string {
  const few = names.slice(0, 3).map(printable);
  return formatList(few.length === names.length ? few : [...few, `${names.length - few.length} more`], 'and');
}

/** Returns the title of the page that a page translates, or else one from its path. */
function titleFor({ pages }: SiteSnapshot, page: string, translated: SitePath | undefined): string {
  const title = translated === undefined ? undefined : pages.get(translated)?.title;
  return title ?? titleFromPath(pageNameOf(page as SitePath));
}

/**
 * Returns the named insertion point, or a known one; without either the only one that lists pages of the folder, if
 * any.
 */
function insertionPointFor(
  site: Site,
  page: string,
  group: string | InsertionPoint | undefined,
): InsertionPoint | undefined {
  const snapshot = site.takeSnapshot();
  const folder = folderOf(toSitePath(page) ?? siteRoot);
  const insertionPoints = findInsertionPoints(snapshot, 'page', folder);
  if (typeof group === 'string') return insertionPointNamed(insertionPoints, group);
  if (!snapshot.config.isComplete) return undefined;
  if (group !== undefined) return group;
  const beside = insertionPoints.filter(({ children }) => nearnessOf(children, folder).distance === 0);
  return beside.length === 1 ? beside[0] : undefined;
}

async function createGroup({ title, group }: OptionsOf<'group'>, io: Io): Promise<number> {
  const { site } = await openSite('.', io);
  const insertionPoints = findInsertionPoints(site.takeSnapshot(), 'group', siteRoot);
  const insertionPoint = group === undefined ? undefined : insertionPointNamed(insertionPoints, group);
  const { edits } = allowed(newGroup(site.takeSnapshot(), { title, insertionPoint }));
  await writeEdits(site, edits, io);
  io.write(`Added the group “${printable(title.trim())}” to ${shownPath(site.configPath, io)}. It has no pages yet.\n`);
  return exitCodes.clean;
}

function allowed<Change>(change: Refusable<Change>): Change {
  if (typeof change === 'object' && change !== null && 'refused' in change) throw new UsageError(change.refused);
  return change;
}

/** Returns the folder of the site that the command runs in; its root if it runs elsewhere. */
function here(site: Site, { cwd }: Io): SitePath {
  return relativeTo(site.root, fromFsPath(cwd)) ?? siteRoot;
}

/**
 * Returns the path of a page from the site's root: resolved from the current folder if that is in the site, else from
 * the root.
 */
function pathIn(site: Site, written: string, { cwd }: Io): string {
  const fromHere: ResourcePath = fromFsPath(path.resolve(cwd, written));
  const inside = written.startsWith('/') ? undefined : relativeTo(site.root, fromHere);
  return inside ?? written.replace(/\\/g, '/');
}

/** What `docsight new` creates. */
type NewOptions =
  | { readonly kind: 'site'; readonly folder: string; readonly name: string | undefined }
  | {
      readonly kind: 'page';
      /** As typed; derived from the title if undefined. */
      readonly path: string | undefined;
      readonly title: string | undefined;
      readonly template: string;
      readonly group: string | undefined;
      /** The other languages in which it is created, too; `all` for each. */
      readonly languages: readonly string[];
    }
  | { readonly kind: 'group'; readonly title: string; readonly group: string | undefined };

type Kind = NewOptions['kind'];

/** The options of each command. */
const optionNames: Readonly<Record<Kind, readonly string[]>> = {
  site: ['name'],
  page: ['template', 'title', 'group', 'languages'],
  group: ['in'],
};

/** Parses the arguments of `docsight new`; throws UsageError for invalid ones. */
function parseNewOptions(args: readonly string[]): NewOptions {
  const { values, positionals } = readArguments(newLine, args);
  const kind = positionals[0] === 'page' || positionals[0] === 'group' ? positionals[0] : 'site';
  const [subject, ...others] = kind === 'site' ? positionals : positionals.slice(1);
  const wrong = Object.keys(values).find((name) => !optionNames[kind].includes(name));
  if (wrong !== undefined)
    throw new UsageError(`${commandOf(kind)} doesn’t support --${wrong}. See docsight help new.`);
  if (others.length > 0) {
    throw new UsageError(
      `${commandOf(kind)} creates one ${kind}. Remove “${others.join(' ')}”, or quote values that contain spaces.`,
    );
  }
  switch (kind) {
    case 'site':
      return { kind, folder: subject ?? '.', name: values.name };
    case 'page':
      if (subject === undefined && values.title === undefined) {
        throw new UsageError('Missing path. Use docsight new page guides/install, or set --title.');
      }
      return {
        kind,
        path: subject,
        title: values.title,
        template: values.template ?? 'guide',
        group: values.group,
        languages: values.languages?.split(',').map((name) => name.trim()) ?? [],
      };
    case 'group':
      if (subject === undefined) throw new UsageError('Missing title. Use docsight new group "Guides".');
      return { kind, title: subject, group: values.in };
  }
}

function commandOf(kind: Kind): string {
  return kind === 'site' ? 'docsight new' : `docsight new ${kind}`;
}

/** Longer lists don't help with the choice. */
const mostShown = 12;

/**
 * Returns the insertion point with a name: its full label, or as many of its last titles as make it unique. `>` is
 * accepted for `›`. Throws UsageError if none or several have the name.
 */
function insertionPointNamed(insertionPoints: readonly InsertionPoint[], written: string): InsertionPoint {
  const requested = segmentsOf(written);
  const found = insertionPoints.filter(({ label }) => endsWith(segmentsOf(label), requested));
  const exact = found.filter(({ label }) => segmentsOf(label).length === requested.length);
  const [insertionPoint, ...others] = exact.length > 0 ? exact : found;
  if (insertionPoint === undefined) throw new UsageError(`No group or tab “${written}”. ${shown(insertionPoints)}`);
  if (others.length > 0) throw new UsageError(`“${written}” is ambiguous. ${shown([insertionPoint, ...others])}`);
  return insertionPoint;
}

function segmentsOf(label: string): readonly string[] {
  return label.split(/[›>]/).map((segment) => segment.trim().toLowerCase());
}

function endsWith(segments: readonly string[], requested: readonly string[]): boolean {
  return requested.length > 0 && segments.slice(-requested.length).join('\n') === requested.join('\n');
}

function shown(insertionPoints: readonly InsertionPoint[]): string {
  if (insertionPoints.length === 0) return 'The navigation can’t contain one.';
  const labels = insertionPoints.slice(0, mostShown).map(({ label }) => `\n  ${label}`);
  const more = insertionPoints.length > mostShown ? `\n  and ${insertionPoints.length - mostShown} more` : '';
  return `Choose one of:${labels.join('')}${more}`;
}
