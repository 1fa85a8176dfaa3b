import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import type { Finding, PageRule } from '../engine/rule.ts';
import { proseMatches, proseSearch, styleMatches } from './proseRule.ts';

export const secondPerson: PageRule = {
  meta: {
    id: 'prose/second-person',
    title: 'Instruction not in the second person',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'an instruction in the first person, or one about “the user”',
    guideline: { convention: 'writing-1' },
  },
  *check(context) {
    if (isPersonal.test(context.file)) return;
    yield* firstPerson(context);
    yield* thirdPerson(context);
  },
};

/** Pages on which a company or a person speaks for itself. */
const isPersonal =
  /change-?log|release|blog|news|legal|privacy|terms|policy|licen[cs]e|conduct|contribut|faq|about|community|security|support|readme/i;

function* firstPerson(context: PageContext): Iterable<Finding> {
  for (const { match, range, sentence } of styleMatches(context, together)) {
    if (companies.test(sentence.text) || isPromise(sentence.text, match)) continue;
    const isAdvice = match.groups?.['advice'] !== undefined;
    const end = range.start + (match.groups?.['subject']?.length ?? 0);
    const instead = isAdvice ? 'Give the instruction directly' : `Use ${code('you')}, or give the instruction directly`;
    yield {
      range: { start: range.start, end },
      message: `First person in an instruction. ${instead}.`,
      // Whoever writes “we” does so throughout the page.
      cause: context.file,
    };
  }
}

/**
 * What a writer and a reader do together, and advice to readers by name; what a company does for itself isn’t, and “we
 * recommend using …” is how companies give advice.
 */
const together = proseSearch(
  new RegExp(
    String.raw`\b(?<subject>we)\s+(?:(?<advice>(?:(?:strongly|highly|also|generally|usually)\s+)?(?:recommend|suggest|advise)\s+(?:that\s+)?(?:you|the\s+users?)\b)|` +
      String.raw`(?:(?:first|now|then|also|just)\s+){0,2}(?:will|can|must|have to|need to|want to|should)\s+(?:(?:first|now|then|also|just)\s+){0,2}(?:define|create|install|add|configure|open|import|click|write|pass|run|set up|initialize|specify|declare|use|start by)\b)`,
    'giu',
  ),
  ['we '],
);

/** Whether a company says what it will do: a tutorial says when or where. */
function isPromise(text: string, { index, 0: written }: RegExpExecArray): boolean {
  return /^we\s+(?:also\s+)?will\b/i.test(written) && !whenOrWhere.test(text.slice(0, index));
}

const whenOrWhere =
  /^(?:now|next|first|then|here|finally|lastly|to |for (?:this|our|the)|in (?:this|our|the) |using|let['’]s)|\b(?:this|case|where|that)\s*,?\s*$/i;

/** Questions, what a product does if something isn't given, and what a company does or believes. */
const companies =
  /\?$|^(?:If|As we|By default|When you)\b|\b(?:our (?:end|side|team|company|customers)|we (?:believe|plan|are|have decided)|in the future|as soon as|what we should|tell us|how we|from us|for you|let us know)\b/i;

function* thirdPerson(context: PageContext): Iterable<Finding> {
  for (const { match, range } of proseMatches(context, aboutUser)) {
    // Where readers are “you”, users are others.
    if (context.prose.sentences.some(({ text }) => /\byou(?:r|rs)?\b/i.test(text))) return;
    const start = range.end - (match.groups?.['user'] ?? match[0]).length;
    yield {
      range: { start, end: range.end },
      message: `Use ${code('you')} for the reader, or give the instruction directly.`,
    };
  }
}

/** “The user” as one who follows instructions. */
const aboutUser = proseSearch(
  /(?:\b(?:recommend|suggest|advise|require)(?:s|d|ed)?\s+that\s+)(?<user>the\s+users?)\b|^The\s+user(?=\s+(?:should|must|needs\s+to|has\s+to)\s+(?:first\s+)?(?:install|configure|run|create|download|open|click|add|set))/gu,
  ['the user', 'The user'],
);
