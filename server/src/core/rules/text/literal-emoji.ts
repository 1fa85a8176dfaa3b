import { emojiByName } from './emojiNames.ts';
import { textNodes } from '../../page/mdx/nodeTypes.ts';
import { replacement } from '../../text/textEdit.ts';
import { code } from '../../util/messageText.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { PageRule } from '../engine/rule.ts';

/** Not within an address, a time or a name of code such as `std::key::x`. */
const shortcode = /(?<![\w:/."\\]):([a-z0-9_+-]+):(?![\w:/"])/g;

export const literalEmoji: PageRule = {
  meta: {
    id: 'text/literal-emoji',
    severity: 'warning',
    summary: 'the name of an emoji between colons, which readers see as text',
    timing: 'whenTyped',
    fixes: { needReview: true },
  },
  checksSnippets: true,
  *check(context) {
    const { text, parsed } = context.page;
    for (const { 0: written, 1: name = '', index } of text.matchAll(shortcode)) {
      const emoji = emojiByName.get(name);
      if (emoji === undefined || !textNodes.test(parsed.tree.resolveInner(index, 1).name)) continue;
      const range = { start: index, end: index + written.length };
      yield {
        range,
        message: `Readers see ${code(written)}, since pages have no names for emoji. Write ${emoji}.`,
        fixes: () => [pageFix(context, `Change to ${emoji}`, [replacement(range, emoji)], { preferred: true })],
      };
    }
  },
};
