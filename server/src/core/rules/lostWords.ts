import { meantPaths, splitAddress } from '../paths/address.ts';
import type { KnownPage } from '../site/pageInSite.ts';
import { code, listWords, shorten } from '../util/words.ts';
import { likelyPaths, pathWithoutHtml } from './addressCandidates.ts';
import type { LostMention } from './lostMentions.ts';
import { fileInOtherCase, targetOf } from './nearestTargets.ts';
import { outsideAddress } from './outsideAddress.ts';

/** What is said of an address that leads nowhere; `what` is what was looked for. */
export function lostMessage(page: KnownPage, lost: LostMention, what: 'page' | 'file' | 'image'): string {
  const { mention, destination, redirectedTo } = lost;
  const { path } = splitAddress(mention.value);
  const outside = outsideAddress(mention.value);
  if (outside !== undefined) {
    return `${code(shorten(path))} is resolved as a path in this site. For an external link, use ${code(shorten(outside))}.`;
  }
  if (destination.kind === 'outside') {
    return `${code(shorten(path))} is outside the site. Use the path of a ${what} in the site, or a full URL (${code('https://…')}).`;
  }
  if (redirectedTo !== undefined) {
    const target = code(shorten(redirectedTo));
    return `${code(shorten(path))} redirects to ${target}, which doesn’t exist. ${wayOut(page, lost, what)}`;
  }
  if (pathWithoutHtml(page, lost) !== undefined) {
    return `Page addresses have no ${code(/\.html?$/i.exec(path)?.[0] ?? '.html')}, so ${code(shorten(path))} isn’t found. Remove the extension.`;
  }
  const candidates = meantPaths(page.file, path);
  const looked = listWords(candidates.map((candidate) => code(`/${candidate}`)));
  const otherCase = fileInOtherCase(page.site.files, ...candidates);
  if (otherCase !== undefined) {
    return `The ${what} ${looked} doesn’t exist, but ${code(`/${targetOf(otherCase)}`)} does: paths are case-sensitive.`;
  }
  return `The ${what} ${looked} doesn’t exist. ${wayOut(page, lost, what)}`;
}

function wayOut(page: KnownPage, lost: LostMention, what: 'page' | 'file' | 'image'): string {
  const likely = likelyPaths(page, lost);
  if (likely.length > 0) return `Did you mean ${listWords(likely.map(code))}?`;
  return `Correct the path, or ${what === 'page' ? 'create the page' : 'add the file'}.`;
}
