import type { Redirect } from '../config/siteConfig.ts';
import type { Mention } from '../page/mentions.ts';
import { meantPaths, pathKey, splitAddress } from '../paths/address.ts';
import { baseNameOf, toSitePath, type SitePath } from '../paths/sitePath.ts';
import { resolveImport, resolveMention, resolveSnippet } from './resolveLink.ts';
import type { SiteSnapshot } from './siteSnapshot.ts';

/** A place in a page that names a file. */
export interface Reference {
  /** The page that names it. */
  readonly file: SitePath;
  readonly mention: Mention;
  /** The section that is named, escapes resolved; undefined where only the file is. */
  readonly fragment: string | undefined;
}

/**
 * Every place in the site's pages that names a file, from the file's own links to its sections on. docs.json is
 * asked by `configReferencesTo`.
 */
export function* referencesTo(site: SiteSnapshot, file: SitePath): Iterable<Reference> {
  const key = pathKey(file);
  const leads = leadsTo(site, file);
  for (const [from, { keys, mentions }] of site.places) {
    if (!keys.has(key)) continue;
    for (const mention of mentions) {
      if (!mayName(mention.value, key) || !leads(from, mention)) continue;
      yield { file: from, mention, fragment: splitAddress(mention.value).fragment };
    }
  }
}

/** Tells whether mentions lead to a file. From the root an address means the same on every page, so it is looked up once. */
function leadsTo(site: SiteSnapshot, file: SitePath): (from: SitePath, mention: Mention) => boolean {
  const fromRoot = new Map<string, boolean>();
  return (from, mention) => {
    const isFromRoot = mention.kind === 'link' && mention.value.startsWith('/');
    const known = isFromRoot ? fromRoot.get(mention.value) : undefined;
    if (known !== undefined) return known;
    const found = resolveMention(site, from, mention);
    const leads = (found.kind === 'page' || found.kind === 'file') && found.file === file;
    if (isFromRoot) fromRoot.set(mention.value, leads);
    return leads;
  };
}

/** Whether an address could name a path with a key: most are told apart by their words, without being looked up. */
function mayName(value: string, key: string): boolean {
  const isInOtherWords = /%|^\s*(?:[?#]|$)|(?:^\s*|\/)\.{0,2}\/*\s*(?:[?#]|$)/.test(value);
  return isInOtherWords || value.toLowerCase().includes(baseNameOf(key));
}

/** Every link that a redirect takes: those to its source; of a source with wildcards those to whatever it stands for. */
export function* linksThrough(site: SiteSnapshot, { source, destination }: Redirect): Iterable<Reference> {
  const isPattern = /[:*(]/.test(source.value);
  const key = pathKey(toSitePath(splitAddress(source.value).path) ?? source.value);
  for (const [from, { keys, mentions }] of site.places) {
    if (!isPattern && !keys.has(key)) continue;
    for (const mention of mentions) {
      const found = resolveMention(site, from, mention);
      if (found.kind !== 'redirect' || found.to !== destination?.value) continue;
      const { path, fragment } = splitAddress(mention.value);
      const isTaken = isPattern || meantPaths(from, path).some((meant) => pathKey(meant) === key);
      if (isTaken) yield { file: from, mention, fragment };
    }
  }
}

/**
 * The pages that may lead to one of some files, by its name or, as imports do, by the beginning of it: what has to be
 * looked at again when those change.
 */
export function pagesNaming(site: Pick<SiteSnapshot, 'places'>, files: Iterable<SitePath>): readonly SitePath[] {
  return pagesWithKeys(site, new Set([...files].flatMap(keysNaming)));
}

/** The key of a path, and those of what stands before each of the dots in its name. */
function keysNaming(file: SitePath): readonly string[] {
  const nameStart = file.length - baseNameOf(file).length;
  const dots = [...file.matchAll(/\./g)].map(({ index }) => index).filter((at) => at > nameStart);
  return [pathKey(file), ...dots.map((at) => pathKey(file.slice(0, at)))];
}

/** The pages that may lead to a path with one of some keys. */
export function pagesWithKeys(
  { places }: Pick<SiteSnapshot, 'places'>,
  wanted: ReadonlySet<string>,
): readonly SitePath[] {
  if (wanted.size === 0) return [];
  return [...places].filter(([, { keys }]) => haveCommon(keys, wanted)).map(([file]) => file);
}

function haveCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  for (const key of smaller) if (larger.has(key)) return true;
  return false;
}

/** The files that pages and snippets include, each with those that include it, and the paths of those that are missing. */
export function inclusions({
  files,
  places,
}: Pick<SiteSnapshot, 'files' | 'places'>): Pick<SiteSnapshot, 'includedBy' | 'lostInclusions'> {
  const includedBy = new Map<SitePath, SitePath[]>();
  const lostInclusions = new Set<SitePath>();
  for (const [from, { takenIn }] of places) {
    for (const { kind, value } of takenIn) {
      const found = kind === 'import' ? resolveImport({ files }, from, value) : resolveSnippet({ files }, from, value);
      if (found.kind === 'missing') lostInclusions.add(found.path);
      if (found.kind !== 'file') continue;
      const others = includedBy.get(found.file);
      if (others === undefined) includedBy.set(found.file, [from]);
      else if (others.at(-1) !== from) others.push(from);
    }
  }
  return { includedBy, lostInclusions };
}
