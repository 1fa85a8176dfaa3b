/** The heading of the site facts. */
export const factsHeading = '## This site';

const differsHeading = '## What differs here';

/** A heading of the conventions with its list items. */
interface ConventionSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Whether a section of a rules file has the conventions itself, and doesn't refer to those of another section. */
export function hasConventions(content: string): boolean {
  const headings = sectionsIn(content).map(({ heading }) => `## ${heading}`);
  return headings.includes('## Writing') && headings.includes('## Components') && !headings.includes(differsHeading);
}

/** Returns what a section says of its site alone: its title, and its site facts. */
export function siteTextIn(content: string): string {
  const [title = ''] = /^# .*$/m.exec(content) ?? [];
  const [, facts = ''] = content.split(`${factsHeading}\n`);
  return title + (facts.split(/^## /m)[0] ?? '');
}

/** Returns the paragraphs of a site's conventions that differ from those of another section of the file. */
export function whatDiffers(conventions: readonly string[], above: string): readonly string[] {
  const others = new Map(sectionsIn(above).map(({ heading, lines }) => [heading, lines]));
  const paragraphs = sectionsIn(conventions.join('\n\n')).flatMap(({ heading, lines }) => {
    const said = others.get(heading) ?? [];
    const own = lines.filter((line) => !said.includes(line));
    const subjects = new Set(lines.map(subjectOf));
    const dropped = said.map(subjectOf).filter((subject) => !subjects.has(subject));
    if (own.length + dropped.length === 0) return [];
    return [
      `### ${heading}`,
      ...(own.length > 0 ? [own.join('\n')] : []),
      ...(dropped.length > 0 ? [`Doesn’t apply to this site: ${dropped.join(', ')}.`] : []),
    ];
  });
  return paragraphs.length === 0 ? [] : [differsHeading, ...paragraphs];
}

function sectionsIn(text: string): readonly ConventionSection[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { heading, lines: lines.filter((line) => /^(?:- |\d+\. )/.test(line)) };
    });
}

/** Returns the subject of a list's line: the words before its colon, or its number. */
function subjectOf(line: string): string {
  return /^- (.+?):/.exec(line)?.[1] ?? line.slice(0, line.indexOf(' '));
}
