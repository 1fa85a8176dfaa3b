import type { CompletionItem } from '../../server/src/core/features/answers.ts';
import { encodeAddress, splitAddress } from '../../server/src/core/paths/address.ts';
import { routeOf } from '../../server/src/core/paths/route.ts';
import { displayTitleOf } from '../../server/src/core/site/pageTitles.ts';
import { resolveLink } from '../../server/src/core/site/references/resolveLink.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import { goodLinks, type GoodLink } from '../recall/goodLinks.ts';
import { replayOnPage, type Case, type Outcome, type ReadText } from './replay.ts';

/** How many letters are typed. */
const letters = 3;

/** Returns the links of a site to other pages; those to sections are a kind of their own. */
export function linkCases(site: SiteSnapshot, readText: ReadText): readonly Case[] {
  const links = goodLinks(site);
  const pages = links
    .filter(({ file, target }) => target !== file)
    .map((link) => ({
      kind: splitAddress(link.reference.value).fragment === undefined ? 'link' : 'link to a section',
      replay: async () => replayLink(site, link, await readText(link.file)),
    }));
  const sections = links
    .filter(({ reference: { value } }) => (splitAddress(value).fragment ?? '') !== '')
    .map((link) => ({ kind: 'section', replay: async () => replaySection(site, link, await readText(link.file)) }));
  return [...pages, ...sections];
}

/** Types the first letters of a section after the address of its page. */
function replaySection(site: SiteSnapshot, { file, reference }: GoodLink, text: string): readonly Outcome[] {
  const { fragment = '' } = splitAddress(reference.value);
  const before = reference.value.slice(0, reference.value.indexOf('#') + 1);
  const isWanted = ({ label }: CompletionItem): boolean => label === `#${fragment}`;
  return [0, 1].map((count) => ({
    ...replayOnPage(
      site,
      { file, text, range: reference.range },
      { typed: before + fragment.slice(0, count) },
      isWanted,
    ),
    typing: count === 0 ? 'no letter' : '1 letter',
    where: `${file}: ${text.slice(Math.max(0, reference.range.start - 40), reference.range.end)}`,
  }));
}

/** Types the first letters of the title of a page, of its path from the root, and of the last part of that. */
function replayLink(site: SiteSnapshot, { file, reference, target }: GoodLink, text: string): readonly Outcome[] {
  const isWanted = ({ edit, kind }: CompletionItem): boolean => {
    const found = kind === 'page' ? resolveLink(site, file, edit.newText.replace(/["']$/, '')) : undefined;
    return found?.kind === 'page' && found.file === target;
  };
  const address = encodeAddress(routeOf(target));
  const name = address.slice(address.lastIndexOf('/') + 1);
  const beginnings = {
    'of its title': displayTitleOf(site, target).slice(0, letters).trimEnd(),
    'of its path': address.slice(0, letters + 1),
    'of its name': name.slice(0, letters),
  };
  return Object.entries(beginnings).flatMap(([typing, typed]) => {
    const row = replayOnPage(site, { file, text, range: reference.range }, { typed }, isWanted);
    const where = `${file}: ${text.slice(Math.max(0, reference.range.start - 40), reference.range.end)}`;
    return [{ ...row, typing, where }];
  });
}
