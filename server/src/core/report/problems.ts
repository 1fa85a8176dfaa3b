import { repeatCounts, repeatsText, type SiteFinding } from '../rules/engine/repeats.ts';
import { titleOf } from '../rules/engine/rule.ts';
import { groupBy } from '../util/collections.ts';
import { count } from '../util/messageText.ts';
import {
  figure,
  isOwnProblem,
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
    note: 'Problems with one cause are one line, which counts its other places.',
    figures: rules.flatMap((found) => {
      const [first] = found;
      const rows = worstFirst(found).map((finding) => rowOf(finding, lineOf));
      return first === undefined ? [] : [figure(`${titleOf(first.rule)} (${first.rule.id})`, numbersText(found), rows)];
    }),
  };
}

/** Returns the problems in the files of each owner; undefined if owners are unknown. */
export function byOwner({ findings, lineOf, ownersOf }: ReportSource): ReportSection | undefined {
  if (ownersOf === undefined) return undefined;
  const problems = problemsIn(findings).filter(({ isExtra }) => isExtra !== true);
  const known = new Map<string, SiteFinding[]>();
  for (const finding of problems) {
    const owners = ownersOf(finding.file);
    for (const owner of owners.length === 0 ? [noOwner] : owners)
      known.set(owner, [...(known.get(owner) ?? []), finding]);
  }
  const sorted = [...known].sort(
    ([a, inA], [b, inB]) => Number(a === noOwner) - Number(b === noOwner) || compareWorst(inA, inB),
  );
  return {
    title: 'Problems by owner',
    note: 'As CODEOWNERS says. Each place in the owner’s files counts, also of problems with one cause.',
    figures: sorted.map(([owner, found]) =>
      figure(
        owner,
        numbersText(found),
        worstFirst(found).map((finding) =>
          rowOf({ ...finding, message: `${finding.severity}: ${finding.message}` }, lineOf),
        ),
      ),
    ),
  };
}

const noOwner = 'No owner';

/** Returns what has changed; undefined if no earlier state is known. */
export function sinceBaseline({ changes, lineOf }: ReportSource): ReportSection | undefined {
  if (changes === undefined) return undefined;
  const added = problemsIn(changes.added).filter(isOwnProblem);
  const gone = changes.gone.map(({ file, message, number }): ReportRow => {
    const text = message === '*' ? 'A problem whose number has changed' : message;
    return { file, text: number === 1 ? text : `${text} (${number} times)` };
  });
  const total = changes.gone.reduce((sum, { number }) => sum + number, 0);
  return {
    title: 'Since the baseline',
    note: 'The baseline has no lines, so solved problems are named by their file.',
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
