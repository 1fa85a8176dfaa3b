import { isVoid } from '../../../page/elements/elements.ts';
import type { UnfinishedTag } from '../../../page/pageProblem.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { code } from '../../../util/messageText.ts';
import type { Fix, TitledEdits } from '../../engine/rule.ts';
import { verifiedFixes } from './verifiedFixes.ts';
import { isQuoteAfterValue, mistakeIn, type TagMistake } from './tagMistakes.ts';
import { deletion, insertion, replacement } from '../../../text/textRange.ts';

/** Returns the fixes of a tag without its `>`. */
export function finishFixes(context: PageContext, problem: UnfinishedTag): readonly Fix[] {
  const { start } = problem.range;
  const mistake = mistakeIn(context.page.text, problem);
  const isInTag = mistake.kind === 'unexpected' && isQuoteAfterValue(problem.tag, mistake);
  const isCutOff = mistake.kind === 'cutOff' || (mistake.kind === 'unexpected' && !isInTag);
  const repairs = isCutOff ? endCandidates(context, problem) : mistakeCandidates(context, mistake);
  const [repair] = verifiedFixes(context, repairs);
  const [escape] = verifiedFixes(context, [{ title: 'Escape the `<`', edits: [insertion(start, '\\')] }]);
  // A character that is invalid in tags shows that no tag was intended.
  const isText = mistake.kind === 'unexpected' && !isInTag;
  const isMeant = !isText && context.catalogue.get(problem.tag.name) !== undefined;
  // A tag with a value was meant as one, and would be shown as text.
  const hasValue = !isText && problem.tag.attributes.some(({ value }) => value !== undefined);
  const isOffered = !hasValue || repair === undefined;
  return (isText ? [escape, repair] : [repair, isOffered ? escape : undefined])
    .filter((fix) => fix !== undefined)
    .map((fix, index) => ({ ...fix, preferred: index === 0 && !(isMeant && fix === escape) }));
}

function mistakeCandidates({ page: { text } }: PageContext, mistake: TagMistake): readonly TitledEdits[] {
  switch (mistake.kind) {
    case 'missingQuote':
      return [
        { title: `Close the value of ${code(mistake.attribute)}`, edits: [insertion(mistake.at, mistake.quote)] },
      ];
    case 'unquoted':
      return unquoted(text, mistake);
    case 'curlyQuotes': {
      const value = text.slice(mistake.start + 1, mistake.end - 1);
      return [{ title: 'Use straight quotes', edits: [replacement(mistake, `"${value}"`)] }];
    }
    case 'missingEquals':
      return [{ title: `Add ${code('=')}`, edits: [insertion(mistake.at, '=')] }];
    case 'openValue':
      return mistake.closings.map((edit) => ({
        title: `Close the value of ${code(mistake.attribute)}`,
        edits: [edit],
      }));
    case 'innerQuote':
    case 'escapedQuote':
      return otherQuotes(text, mistake);
    case 'surplusQuote':
      return [{ title: 'Remove the second quote', edits: [deletion({ start: mistake.at, end: mistake.at + 1 })] }];
    case 'comment':
      return [{ title: 'Remove the comment', edits: [deletion({ start: mistake.start, end: mistake.end })] }];
    default:
      return [];
  }
}

/** Returns the fixes of missing quotes: both of them, or only the first one. */
function unquoted(
  text: string,
  mistake: { readonly attribute: string; readonly start: number; readonly end: number },
): readonly TitledEdits[] {
  const title = `Put the value of ${code(mistake.attribute)} in quotes`;
  const value = text.slice(mistake.start, mistake.end);
  return [
    { title, edits: [insertion(mistake.start, '"')] },
    { title, edits: [replacement({ start: mistake.start, end: mistake.end }, `"${value}"`)] },
  ];
}

/** Returns the fix of a value that contains its own quotes: other quotes around it, or entities in it. */
function otherQuotes(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): readonly TitledEdits[] {
  const quote = text.charAt(start - 1);
  const value = text.slice(start, end).replaceAll(`\\${quote}`, quote);
  const other = quote === '"' ? "'" : '"';
  const range = { start: start - 1, end: end + 1 };
  if (!value.includes(other)) {
    const title = `Put the value in ${other === '"' ? 'double' : 'single'} quotes`;
    return [{ title, edits: [replacement(range, `${other}${value}${other}`)] }];
  }
  const escaped = `"${value.replaceAll('"', '&quot;')}"`;
  return [{ title: 'Escape the quotes in the value', edits: [replacement(range, escaped)] }];
}

/** Ends the tag at the end of its line, or of its readable text. */
function endCandidates(context: PageContext, problem: UnfinishedTag): readonly TitledEdits[] {
  const { range, tag, closing, brokenAt } = problem;
  const { text } = context.page;
  const shown = tag.form === 'closing' ? `</${tag.name}>` : `<${tag.name}>`;
  const read = range.start + text.slice(range.start, brokenAt).trimEnd().length;
  const slash = text.charAt(read - 1) === '/';
  const isFinished = closing !== undefined || tag.form === 'closing' || slash;
  const end = isFinished && !isVoid(tag) ? '>' : slash ? '>' : ' />';
  const title = `End ${code(shown)} with ${code(end.trim())}`;
  return [read, range.end].map((at) => ({ title, edits: [insertion(at, end)] }));
}
