import { pageTexts } from '../../generated/pageTexts.ts';
import { isInCode } from '../../page/pageQueries.ts';
import type { TextRange } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { groupBy } from '../../util/collections.ts';
import type { PageRule } from '../engine/rule.ts';

export const templateText: PageRule = {
  meta: {
    id: 'page/template-text',
    title: 'Instruction of a template',
    severity: 'hint',
    worst: 'warning',
    summary: 'an instruction of a page template, or a text of the platform’s starter kit, that is still on the page',
  },
  pagesOnly: true,
  *check({ page }) {
    for (const range of instructionsIn(page.text)) {
      // A page about templates quotes them.
      if (isInCode(page, range.start)) continue;
      yield {
        range,
        message: 'This instruction is from the template of the page. Replace it with your text, or remove it.',
      };
    }
    for (const range of starterTextsIn(page.text)) {
      if (isInCode(page, range.start)) continue;
      yield {
        range,
        severity: 'warning',
        message:
          'This text is from the platform’s starter kit and says nothing about your product. Replace it, or remove it.',
      };
    }
  },
};

/** The texts of the starter kit that sites publish by mistake: they speak of documentation as such. */
const starterTexts = [
  'Welcome to the home of your new documentation',
  'Welcome to the new home for your documentation',
  'Start building awesome documentation in ',
  'The first step to world-class documentation is setting up your editing env',
  'Example section for showcasing API endpoints',
  'you’re not looking to build API reference documentation',
];

function* starterTextsIn(text: string): Iterable<TextRange> {
  for (const known of starterTexts) {
    for (const written of new Set([known, known.replace('’', "'")])) {
      const start = text.indexOf(written);
      if (start >= 0) yield { start, end: start + written.trimEnd().length };
    }
  }
}

/** The words with which the templates tell writers what to write. */
const verbs = [
  'Add',
  'Define',
  'Describe',
  'Explain',
  'Link',
  'List',
  'Quote',
  'Replace',
  'Show',
  'Start',
  'State',
  'Warn',
];
const anyVerb = new RegExp(`\\b(?:${verbs.join('|')}) `, 'g');
const startsWithVerb = new RegExp(`^(?:${verbs.join('|')}) `);

/** Shorter ones, such as “Start with a verb”, may be what a page is about. */
const shortest = 20;

/** The instructions of all templates, by their first words. */
const instructions = lazy(() => {
  const pieces = Object.values(pageTexts).flatMap((text) => text.split(/\n\s*(?:- )?|(?<=[.:]) |"|\s*\|\s*/));
  const found = new Set(pieces.filter((piece) => startsWithVerb.test(piece) && piece.length >= shortest));
  return groupBy([...found], (piece) => piece.slice(0, piece.indexOf(' ') + 1));
});

/** Yields the instructions of templates in a text that are sentences, values or cells of their own. */
function* instructionsIn(text: string): Iterable<TextRange> {
  for (const { 0: verb, index: start } of text.matchAll(anyVerb)) {
    const known = instructions().get(verb) ?? [];
    const instruction = known.find((one) => text.startsWith(one, start) && isApart(text, start, start + one.length));
    if (instruction !== undefined) yield { start, end: start + instruction.length };
  }
}

function isApart(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 40);
  return (
    /(?:^|\n|["|>]|[.:!?]|^[ \t]*[-*+]|\n[ \t]*(?:[-*+]|\d+\.))[ \t]*$/.test(before) &&
    /^(?:\s*$|[ \t]*(?:\r?\n|"|\|)| \p{Lu})/u.test(after)
  );
}
