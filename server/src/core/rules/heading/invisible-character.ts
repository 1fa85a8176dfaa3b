import { invisibleIn, spellsWithInvisible, withoutInvisible } from '../../page/invisible.ts';
import type { Heading } from '../../page/pageModel.ts';
import { headingSlug, shownSlug } from '../../page/sections/slug.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, deletion, type TextEdit } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';

export const invisibleCharacter: PageRule = {
  meta: {
    id: 'heading/invisible-character',
    severity: 'warning',
    summary: 'an invisible character in a heading, which changes its anchor',
  },
  *check(context) {
    for (const heading of context.page.headings) {
      const character = heading.id === undefined && heading.level <= 4 ? invisibleIn(heading.text) : undefined;
      const expected = shownSlug(headingSlug(withoutInvisible(heading.text)));
      if (character === undefined || expected === '' || spellsWithInvisible(heading.text)) continue;
      yield {
        range: heading.range,
        message: `This heading contains an invisible character (${character}), so links to ${code(`#${expected}`)} don’t work. Remove the character.`,
        fixes: fixesIfAny(() => fixesFor(context, heading)),
      };
    }
  },
};

function fixesFor(context: PageContext, heading: Heading): readonly Fix[] {
  const links = emptyLinks(context, heading);
  const characters = charactersIn(context.page.text, heading.content).filter(
    ({ start }) => !links.some((link) => link.start <= start && start < link.end),
  );
  const edits: readonly TextEdit[] = [...links, ...characters].map(deletion);
  const isLinkedSo = context.pageIndex.references.some(({ value }) => invisibleIn(decoded(value)) !== undefined);
  const title = links.length > 0 ? 'Remove the empty link' : 'Remove the invisible character';
  return edits.length === 0 ? [] : [pageFix(context, title, edits, { preferred: true, isSafe: !isLinkedSo })];
}

/**
 * Returns the links of a heading without visible text, as a copied “Direct link to heading”, with the whitespace
 * before.
 */
function emptyLinks({ page }: PageContext, { content }: Heading): readonly TextRange[] {
  return page.links
    .filter(({ range, text }) => content.start <= range.start && range.end <= content.end && isEmpty(text))
    .map(({ range: { start, end } }) => {
      const before = /[ \t]*$/.exec(page.text.slice(content.start, start))?.[0].length ?? 0;
      return { start: page.text.slice(end, content.end).trim() === '' ? start - before : start, end };
    });
}

function isEmpty(text: string): boolean {
  return invisibleIn(text) !== undefined && withoutInvisible(text).trim() === '';
}

/** Returns the ranges of invisible characters, literal or as entities. */
function charactersIn(text: string, { start, end }: TextRange): readonly TextRange[] {
  const written = /[\u200B\u2060]|&(?:#8203|#8288|#x200b|#x2060|ZeroWidthSpace|NoBreak);/gi;
  return [...text.slice(start, end).matchAll(written)].map(({ index, 0: { length } }) => ({
    start: start + index,
    end: start + index + length,
  }));
}

function decoded(address: string): string {
  return address.replace(/%E2%80%8B/gi, '\u200B');
}
