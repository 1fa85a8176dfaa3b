import { encodeAddress, isDotted, pageExtension, splitAddress } from '../../paths/address.ts';
import { pageNameOf, relativeFrom } from '../../paths/route.ts';
import { baseNameOf, folderOf, siteRoot, toSitePath, type SitePath } from '../../paths/sitePath.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { belowBasePath } from '../../site/references/basePath.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import type { Nearest } from '../../util/nearest.ts';
import { isPossibleTypo } from '../../util/typo.ts';
import { pathsOfBroken, type BrokenReference } from './brokenReferences.ts';
import { fromRoot, nearestRoutes, withoutHtml, withoutOtherLanguage } from './nearestTargets.ts';

/** The likely paths of an address that can't be resolved, in the form of the address. */
export interface AddressCandidates {
  readonly paths: readonly string[];
  /** Whether the first is clearly the best. */
  readonly isClear: boolean;
  /** Whether it is certain. */
  readonly isSure: boolean;
}

const none: AddressCandidates = { paths: [], isClear: false, isSure: false };

/** Returns the likely paths of an unresolved address: the same path from the root, and similar ones. */
export function addressCandidates(page: KnownPage, broken: BrokenReference): AddressCandidates {
  const { reference, destination, redirectedTo } = broken;
  const { path } = splitAddress(reference.value);
  const plain = pathWithoutHtml(page, broken);
  if (plain !== undefined) return { paths: [plain], isClear: true, isSure: true };
  const written = pathWithoutSource(page, broken);
  if (written !== undefined) return { paths: [written], isClear: true, isSure: false };
  const atRoot = fromRoot(path);
  if (atRoot !== undefined && isDotted(path) && isFound(page, `/${atRoot}`)) {
    return { paths: [withoutPageExtension(page, `/${atRoot}`)], isClear: true, isSure: false };
  }
  const searched = destination.kind === 'missing' ? destination.path : atRoot;
  if (searched === undefined || searched === siteRoot) return none;
  const inLanguage = withoutOtherLanguage(page.site, page.file, searched);
  if (inLanguage !== undefined) return { paths: [formOf(page, path, inLanguage)], isClear: true, isSure: false };
  const others = redirectedTo === undefined ? pathsOfBroken(page, broken) : [];
  const { names, isClear } = nearestTo(page, [searched, ...others]);
  return { paths: names.map((target) => formOf(page, path, target)), isClear, isSure: false };
}

/** Returns the nearest routes to the first of some paths that has any: a path without a slash may be meant from the root. */
function nearestTo(
  { site, file }: Pick<KnownPage, 'site' | 'file'>,
  [first, ...others]: readonly [SitePath, ...SitePath[]],
): Nearest {
  const nearest = nearestRoutes(site, first, { others, from: file });
  const [next, ...rest] = others.filter((path) => path !== first);
  return nearest.names.length > 0 || next === undefined ? nearest : nearestTo({ site, file }, [next, ...rest]);
}

/** Returns the path of an address that ends in `.html`, if its page exists without it; undefined for all others. */
export function pathWithoutHtml(page: KnownPage, { reference, redirectedTo }: BrokenReference): string | undefined {
  const { path } = splitAddress(reference.value);
  const plain = withoutHtml(path);
  if (reference.kind !== 'link' || redirectedTo !== undefined || plain === path) return undefined;
  const route = plain.replace(/(^|\/)index$/, '$1').replace(/(.)\/$/, '$1');
  return [route, plain].find(
    (one) => one !== '' && resolveLink(page.site, page.file, encodeAddress(one)).kind === 'page',
  );
}

/** The kinds of files from which tools make pages. */
const sourceOfPages = /\.(?:ipynb|rst|adoc|asciidoc)$/i;

/** Returns the path of a link to the file that a page was made from, if that page exists; undefined for all others. */
export function pathWithoutSource(page: KnownPage, { reference, redirectedTo }: BrokenReference): string | undefined {
  const { path } = splitAddress(reference.value);
  const plain = path.replace(sourceOfPages, '');
  if (redirectedTo !== undefined || plain === path) return undefined;
  return resolveLink(page.site, page.file, encodeAddress(plain)).kind === 'page' ? plain : undefined;
}

/** The number of files of the same name to list. */
const mostNamed = 2;

/** Returns the candidates for a message: a clear one with a typo, or files of the same name. */
export function likelyPaths(page: KnownPage, broken: BrokenReference): readonly string[] {
  const { paths, isClear } = addressCandidates(page, broken);
  const { path } = splitAddress(broken.redirectedTo ?? broken.reference.value);
  const target = pageNameOf(path.replace(/\/$/, '').replace(sourceOfPages, '') as SitePath);
  const name = baseNameOf(target.replace(/\/index$/, ''));
  const [first] = paths;
  if (isClear) return first !== undefined && isPossibleTypo(baseNameOf(first), name) ? [first] : [];
  const isNamed = paths.length <= mostNamed && paths.every((one) => baseNameOf(one) === name);
  return isNamed ? paths : [];
}

/** Returns an address without the extension of its page, which would be the next mistake; all others as they are. */
export function withoutPageExtension({ site, file }: KnownPage, address: string): string {
  const found = resolveLink(site, file, address);
  return found.kind === 'page' && found.hasExtension ? address.replace(pageExtension, '') : address;
}

function isFound({ site, file }: KnownPage, address: string): boolean {
  const { kind } = resolveLink(site, file, encodeAddress(address));
  return kind === 'page' || kind === 'file';
}

/**
 * Returns a target in the form of the written address: from the page's folder, or from the root, with the path below
 * which the site is served if the address begins with it.
 */
export function formOf({ file, site }: KnownPage, written: string, target: string): string {
  if (!written.startsWith('/')) return relativeFrom(folderOf(file), target);
  const path = toSitePath(written);
  const below = path === undefined ? undefined : belowBasePath(site, path);
  return below === undefined ? `/${target}` : `/${below.basePath}/${target}`;
}

/** An address in marks that don’t belong to it: in a second pair of parentheses, or in quotation marks. */
export interface WrappedAddress {
  /** What it should be. */
  readonly inner: string;
  readonly marks: 'parentheses' | 'quotes';
}

/** Returns what is wrong with `[text]((address))` or `[text]("address")`; undefined for all others. */
export function wrappedAddress(written: string): WrappedAddress | undefined {
  const address = written.trim();
  const inParentheses = /^\((\S+)\)$/.exec(address)?.[1];
  const inQuotes = /^(?:"([^\s"]+)"|'([^\s']+)'|[“”]([^\s“”]+)[“”])$/.exec(address)?.slice(1).find(Boolean);
  const inner = inParentheses ?? inQuotes;
  if (inner === undefined) return undefined;
  return { inner: outsideAddress(inner) ?? inner, marks: inParentheses === undefined ? 'quotes' : 'parentheses' };
}

/** Returns the full URL for an address without a scheme, or its colon: `acme.com/a`, `a@acme.io`, `https//acme.dev`. */
export function outsideAddress(written: string): string | undefined {
  const [, scheme, rest] = /^\/?(https?)\/\/([\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?)$/i.exec(written) ?? [];
  if (scheme !== undefined && rest !== undefined) return `${scheme.toLowerCase()}://${rest}`;
  if (/^[^\s/@]+@[\w-]+(?:\.[\w-]+)+$/.test(written)) return `mailto:${written}`;
  const isHost = /^(?:www\.[\w-]+\.|(?:[\w-]+\.)+(?:com|org|net|io|dev|ai|app|co|gov|edu|me|xyz)(?=[/?#:]|$))/i.test(
    written,
  );
  return isHost ? `https://${written}` : undefined;
}
