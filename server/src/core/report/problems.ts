import { isOwnProblem } from '../analysis/counts.ts';
import { repeatCounts, repeatsText, type SiteFinding } from '../rules/engine/repeats.ts';
import { titleOf } from '../rules/engine/rule.ts';
import { addTo, groupBy } from '../util/collections.ts';
import { count } from '../util/messageText.ts';
import {
  figure,
  type Figure,
  type ReportPlace,
  type ReportRow,
  type ReportSection,
  type ReportSource,
} from './siteReport.ts';

/** Returns the problems of a site by rule, errors first, then the most frequent. */
export function byCause({ findings, lineOf }: ReportSource): ReportSection {
  const rules = [...groupBy(problemsIn(findings).filter(isOwnProblem), ({ rule }) => rule.id).values()];
  rules.sort(compareWorst);
  return {
    title: 'Problems by cause',
    note: 'Problems with the same cause are one row, which counts the other places.',
    figures: rules.flatMap((found) => {
      const [first] = found;
      const rows = worstFirst(found).map((finding) => rowOf(finding, lineOf));
      return first === undefined ? [] : [figure(`${titleOf(first.rule)} (${first.rule.id})`, numbersText(found), rows)];
    }),
  };
}

/** Returns the problems in the files of each owner; undefined if owners are unknown. */
export function byOwner({ ownersOf, ...source }: ReportSource): ReportSection | undefined {
  if (ownersOf === undefined) return undefined;
  return {
    title: 'Problems by owner',
    note: 'According to CODEOWNERS. Every place in the owner’s files counts, even of problems with the same cause.',
    figures: byPerson(source, 'No owner', ownersOf),
  };
}

/** Returns the problems in the files that each author has changed last; undefined if nobody has asked for authors. */
export function byAuthor({ authorOf, ...source }: ReportSource): ReportSection | undefined {
  if (authorOf === undefined) return undefined;
  return {
    title: 'Problems by last author',
    note: 'By the author of each file’s last commit. Every place counts, even of problems with the same cause.',
    figures: byPerson(source, 'Not known', (file) => {
      const author = authorOf(file);
      return author === undefined ? [] : [author];
    }),
  };
}

/** Returns the problems for each of the people in charge of their files; those of nobody are last. */
function byPerson(
  { findings, lineOf }: Pick<ReportSource, 'findings' | 'lineOf'>,
  nobody: string,
  peopleOf: (file: SiteFinding['file']) => readonly string[],
): readonly Figure[] {
  const known = new Map<string, SiteFinding[]>();
  for (const finding of problemsIn(findings)) {
    if (finding.isExtra === true) continue;
    const people = peopleOf(finding.file);
    for (const person of people.length === 0 ? [nobody] : people) addTo(known, person, finding);
  }
  const sorted = [...known].sort(
    ([a, inA], [b, inB]) => Number(a === nobody) - Number(b === nobody) || compareWorst(inA, inB),
  );
  return sorted.map(([person, found]) =>
    figure(
      person,
      numbersText(found),
      worstFirst(found).map((finding) =>
        rowOf({ ...finding, message: `${finding.severity}: ${finding.message}` }, lineOf),
      ),
    ),
  );
}

/** Returns what has changed; undefined if no earlier state is known. */
export function sinceEarlier({ changes, lineOf }: ReportSource): ReportSection | undefined {
  if (changes === undefined) return undefined;
  const added = problemsIn(changes.added).filter(isOwnProblem);
  const gone = changes.gone.map(({ file, message, number }): ReportRow => {
    const text = message === '*' ? 'A problem whose number has changed' : message;
    return { file, text: number === 1 ? text : `${text} (${number} times)` };
  });
  const total = changes.gone.reduce((sum, { number }) => sum + number, 0);
  return {
    title: `Since ${changes.since}`,
    note: 'Solved problems are listed with the file that they were in.',
    figures: [
      figure(
        'New problems',
        numbersText(added),
        worstFirst(added).map((finding) => rowOf(finding, lineOf)),
      ),
      figure('Solved problems', String(total), gone),
    ],
  };
}

function problemsIn(findings: readonly SiteFinding[]): readonly SiteFinding[] {
  return findings.filter((finding) => isError(finding) || finding.severity === 'warning');
}

function isError({ severity }: SiteFinding): boolean {
  return severity === 'error';
}

/** Compares lists so that the one with the most errors is first, of equal ones the longest. */
function compareWorst(a: readonly SiteFinding[], b: readonly SiteFinding[]): number {
  return b.filter(isError).length - a.filter(isError).length || b.length - a.length;
}

function worstFirst(found: readonly SiteFinding[]): readonly SiteFinding[] {
  return [...found.filter(isError), ...found.filter((finding) => !isError(finding))];
}

/** Returns the row of a finding, with the places of those that it represents. */
function rowOf(finding: SiteFinding, lineOf: ReportSource['lineOf']): ReportRow {
  const { message, sameCause = [], inFolder = [], copies = [] } = finding;
  const placeOf = ({ file, range }: FindingPlace): ReportPlace => ({ file, line: lineOf(file, range.start) });
  const others = [...sameCause, ...inFolder, ...copies].slice(0, mostOthers).map(placeOf).sort(comparePlaces);
  return { ...placeOf(finding), text: `${message}${repeatsText(repeatCounts(finding))}`, others };
}

function comparePlaces(a: ReportPlace, b: ReportPlace): number {
  if (a.file === b.file) return (a.line ?? 0) - (b.line ?? 0);
  return a.file < b.file ? -1 : 1;
}

type FindingPlace = Pick<SiteFinding, 'file' | 'range'>;

/** As many places of one cause are named. */
const mostOthers = 100;

/** Formats the numbers of errors and warnings, without those of which there are none. */
function numbersText(found: readonly SiteFinding[]): string {
  const errors = found.filter(isError).length;
  const warnings = found.length - errors;
  const parts = [
    ...(errors === 0 ? [] : [count(errors, 'error')]),
    ...(warnings === 0 ? [] : [count(warnings, 'warning')]),
  ];
  return parts.length === 0 ? '0' : parts.join(', ');
}
