import { literalLinksIn, type LiteralLink } from './literalLinks.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { replacement } from '../../text/textRange.ts';

export const syntax: PageRule = {
  meta: {
    id: 'link/syntax',
    title: 'Link or image shown as text',
    severity: 'warning',
    summary: 'a link or image that is shown as text, since its brackets or its address aren’t valid',
    timing: 'whenTyped',
    once: 'page',
  },
  *check(context) {
    for (const link of literalLinksIn(context.page)) {
      yield { range: link.range, message: messageOf(link), fixes: () => fixesFor(context, link) };
    }
  },
};

function messageOf({ isImage, reason }: LiteralLink): string {
  const text = `This ${isImage ? 'image' : 'link'} is shown as text: ${problems[reason]}`;
  return isImage ? text.replace('[text](', '![text](') : text;
}

const problems: Readonly<Record<LiteralLink['reason'], string>> = {
  gap: `there’s a space between ${code(']')} and ${code('(')}. Remove it.`,
  space: 'its address contains a space. Encode or remove it.',
  lineEnd: 'its address continues on the next line. Join the lines.',
  title: `its title isn’t in straight quotes. Remove it, or use ${code('"')}.`,
  unclosed: `its address isn’t closed. Add ${code(')')}.`,
  unopened: `there’s no ${code('(')} before its address. Add it.`,
  openText: `there’s no ${code(']')} after its text. Add it.`,
  swapped: `its brackets are swapped. Write ${code('[text](address)')}.`,
  wide: `a bracket around its address is full-width. Use ${code('(')} and ${code(')')}.`,
  square: `its address is in square brackets. Write ${code('[text](address)')}.`,
};

function fixesFor(context: PageContext, link: LiteralLink): readonly Fix[] {
  return addressesFor(link).map(({ title, address, preferred = false }) => {
    const written = `${link.isImage ? '!' : ''}[${link.label}](${address})`;
    return pageFix(context, title, [replacement(link.range, written)], { preferred });
  });
}

interface Correction {
  readonly title: string;
  readonly address: string;
  readonly preferred?: boolean;
}

/** Returns what the address may have been meant as, the likely one first. */
function addressesFor({ reason, address, rest }: LiteralLink): readonly Correction[] {
  if (reason === 'gap') return [{ title: 'Remove the space', address, preferred: true }];
  if (reason === 'lineEnd') return [{ title: 'Join the lines', address, preferred: true }];
  if (reason === 'unclosed') return [{ title: `Add ${code(')')}`, address, preferred: true }];
  if (reason === 'unopened') return [{ title: `Add ${code('(')}`, address, preferred: true }];
  if (reason === 'openText') return [{ title: `Add ${code(']')}`, address, preferred: true }];
  if (reason === 'title') {
    const words = rest.replace(/^["'“”„«‹「『\s]+|["'“”»›」』\s]+$/gu, '').replaceAll('"', '');
    return [
      { title: 'Remove the title', address, preferred: true },
      { title: 'Use straight quotes', address: `${address} "${words}"` },
    ];
  }
  if (reason !== 'space') return [{ title: 'Correct the brackets', address, preferred: true }];
  if (/^https?:$/.test(address))
    return [{ title: 'Remove the space', address: `${address}${rest.replace(/\s/g, '%20')}`, preferred: true }];
  if (address.startsWith('#')) {
    const anchor = `${address} ${rest}`.replace(/\s+/g, '-').toLowerCase();
    return [{ title: `Change to ${code(anchor)}`, address: anchor, preferred: true }];
  }
  return [{ title: `Write the space as ${code('%20')}`, address: `${address} ${rest}`.replace(/\s/g, '%20') }];
}
