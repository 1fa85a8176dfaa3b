import { code } from '../../util/messageText.ts';
import { type PageRule, changeFix } from '../engine/rule.ts';
import { hasOnlyWords, proseSearch, shownText, styleMatches } from './proseRule.ts';

export const tense: PageRule = {
  meta: {
    id: 'prose/tense',
    title: 'Future tense',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'the future tense for what a page shows or explains',
    guideline: { convention: 'writing-2' },
  },
  *check(context) {
    for (const { match, range } of styleMatches(context, future)) {
      const { verb: written = '', pageVerb = '' } = match.groups ?? {};
      const better = thirdPersonOf(pageVerb);
      const verb = { start: range.end - written.length, end: range.end };
      const fix = changeFix(context, verb, better);
      yield {
        range: verb,
        message: `Future tense: ${code(shownText(context, verb))}. Use the present: ${code(better)}.`,
        cause: 'future',
        fixes: hasOnlyWords(context, verb) ? () => [fix] : undefined,
      };
    }
  },
};

/** A page shows now what it shows, unless it is yet to be written; the outcome of an action is in the future. */
const future = proseSearch(
  /(?<!\b(?:in|of|from|on|by|with|for|to|at|throughout)\s)\bthis\s+(?:page|guide|section|tutorial|article|document|quickstart|walkthrough|chapter)\s+(?<verb>will\s+(?<pageVerb>walk|show|help|explain|describe|cover|guide|teach|introduce|provide|demonstrate|take|outline|go|discuss|detail|give|use|focus|present|list))\b(?![^.!?]{0,200}\b(?:(?:once|as soon as) (?:it|they)\b|in (?:a|the) future\b))/giu,
  [' will '],
);

function thirdPersonOf(verb: string): string {
  const lower = verb.toLowerCase();
  if (lower === 'go') return 'goes';
  return /(?:s|sh|ch|x|z|o)$/.test(lower) ? `${lower}es` : `${lower}s`;
}
