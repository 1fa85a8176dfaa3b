import type { Heading, PageModel } from '../../page/pageModel.ts';
import { elementAround, elementsAround } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code, formatList } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule } from '../engine/rule.ts';
import { isOpaque } from './componentUse.ts';
import { titleAttribute, indented, isUncut, linesWithin, rewriteBlocks } from './rewriting/rewriteBlocks.ts';

/** Sections with more lines are pages of their own rather than tabs. */
const mostLines = 60;

export const preferTabs: PageRule = {
  meta: {
    id: 'component/prefer-tabs',
    title: 'Sections that could be tabs',
    severity: 'info',
    summary: 'adjacent sections for macOS, Linux and Windows, or for npm, yarn and pnpm',
    pages: { history: 'hint' },
    guideline: { convention: 'choice-2' },
  },
  *check(context) {
    for (const sections of choicesIn(context)) {
      const names = sections.map(({ heading }) => heading.text);
      const [first] = sections;
      if (first === undefined) continue;
      yield {
        range: first.heading.range,
        message: `Readers need only one of the sections ${formatList(names.map(quoted), 'and')}. Show them as ${code('Tabs')}.`,
        fixes: fixesIfAny(() => fixesFor(context, sections)),
      };
    }
  },
};

function quoted(name: string): string {
  return `“${name}”`;
}

interface PlatformSection {
  readonly heading: Heading;
  /** The range between the heading and the next one. */
  readonly content: TextRange;
}

/** Returns runs of at least two adjacent sections that name platforms of one kind. */
function choicesIn(context: PageContext): readonly (readonly PlatformSection[])[] {
  const { page } = context;
  const runs: PlatformSection[][] = [];
  let previous: Heading | undefined;
  for (const [index, heading] of page.headings.entries()) {
    const section = sectionOf(page, heading, page.headings[index + 1]);
    if (section === undefined) previous = undefined;
    else {
      if (previous !== undefined && isSibling(page, previous, heading)) runs.at(-1)?.push(section);
      else runs.push([section]);
      previous = heading;
    }
  }
  return runs.filter((run) => run.length >= 2 && hasEnd(context, run) && isAllOfItsKind(page, run));
}

/** Whether the sections have no siblings about something else. */
function isAllOfItsKind({ headings }: PageModel, sections: readonly PlatformSection[]): boolean {
  const [first] = sections;
  const last = sections.at(-1);
  if (first === undefined || last === undefined) return false;
  const { level } = first.heading;
  const before = headings.slice(0, headings.indexOf(first.heading)).findLast((one) => one.level <= level);
  const after = headings.slice(headings.indexOf(last.heading) + 1).find((one) => one.level <= level);
  return before?.level !== level && after?.level !== level;
}

/** Returns a section about one platform only; undefined for others, and for sections with subsections or long ones. */
function sectionOf(page: PageModel, heading: Heading, next: Heading | undefined): PlatformSection | undefined {
  if (platformKind(heading.text) === undefined || (next !== undefined && next.level > heading.level)) return undefined;
  const limit = elementAround(page, heading.range.start)?.content?.end ?? page.text.length;
  const content = { start: heading.range.end, end: Math.min(limit, next?.range.start ?? limit) };
  const lines = linesWithin(page.text, content);
  return lines.length === 0 || lines.length > mostLines ? undefined : { heading, content };
}

function isSibling(page: PageModel, one: Heading, other: Heading): boolean {
  return (
    one.level === other.level &&
    platformKind(one.text) === platformKind(other.text) &&
    elementAround(page, one.range.start) === elementAround(page, other.range.start)
  );
}

/** Whether the sections are at the top level of the page or in one component that isn't itself a choice. */
function hasEnd(context: PageContext, sections: readonly PlatformSection[]): boolean {
  const { page } = context;
  const [first] = sections;
  const last = sections.at(-1);
  if (first === undefined || last === undefined) return false;
  const around = elementsAround(page, first.heading.range.start);
  if (around.some(({ name }) => name === 'Tab' || name === 'Tabs' || isOpaque(context, name))) return false;
  return isUncut(page, { start: first.heading.range.start, end: last.content.end });
}

function fixesFor(context: PageContext, sections: readonly PlatformSection[]): readonly Fix[] {
  const { text } = context.page;
  // A linked id would be removed.
  if (sections.some(({ heading }) => heading.id !== undefined)) return [];
  const tabs = sections.flatMap(({ heading, content }) => [
    `<Tab ${titleAttribute(heading.text)}>`,
    ...indented(linesWithin(text, content)),
    '</Tab>',
  ]);
  const start = sections[0]?.heading.range.start ?? 0;
  const last = sections.at(-1)?.content ?? { start, end: start };
  const end = last.start + text.slice(last.start, last.end).trimEnd().length;
  return rewriteBlocks(context, `Change to ${code('Tabs')}`, { start, end }, ['<Tabs>', ...indented(tabs), '</Tabs>']);
}

/** Names between which a reader chooses by the local machine; only names of one kind are alternatives. */
const kinds: readonly string[] = [
  'macos|mac os(?: x)?|mac|os x|linux|windows|unix|ubuntu|debian|fedora|centos|rhel|arch linux|alpine(?: linux)?|wsl2?|freebsd',
  'npm|yarn|pnpm|bun|deno',
  'pip|poetry|uv|conda|pipenv',
  'ios|android',
];

const patterns = kinds.map(
  (names) => new RegExp(`^(?:${names})(?: ?(?:/|,|and|or|&) ?(?:${names}))*(?: \\([^()]*\\))?$`, 'i'),
);

/** Returns the kind of platform that a heading names exclusively; undefined if it is about something else. */
function platformKind(heading: string): number | undefined {
  const kind = patterns.findIndex((pattern) => pattern.test(heading));
  return kind < 0 ? undefined : kind;
}
