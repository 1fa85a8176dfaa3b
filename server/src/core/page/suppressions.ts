import { areaOf } from '../settings/ruleSettings.ts';
import type { FenceSlip } from './fenceSlip.ts';
import type { PageModel } from './pageModel.ts';

/** A range of a page, in offsets, in which some rules are suppressed; without rules all but those of `except`. */
export interface Suppression {
  readonly start: number;
  readonly end: number;
  readonly rules: readonly string[];
  readonly except: readonly string[];
}

type OpenSuppression = { -readonly [Key in keyof Suppression]: Suppression[Key] };

/** Reads the comments `docsight-disable-next-line`, `docsight-disable` and `docsight-enable` of a page. Code that is read as text because of a fence is silent as well. */
export function suppressionsOf(page: PageModel): readonly Suppression[] {
  const suppressions = page.fenceSlips.flatMap(exposedCode);
  for (const { kind, rules, end, start } of commandsIn(page)) {
    if (kind === 'disable-next-line')
      suppressions.push({ start: end, end: endOfNextLine(page.text, end), rules, except: [] });
    else if (kind === 'disable')
      suppressions.push({ start: startOfSuppression(page, start), end: Infinity, rules, except: [] });
    else endSuppressions(suppressions, start, rules);
  }
  return suppressions;
}

/** Suppresses checks of what was meant as code; the block that ends too early is the one finding. */
function exposedCode(slip: FenceSlip): OpenSuppression[] {
  return 'exposed' in slip ? [{ ...slip.exposed, rules: [], except: ['code/unclosed'] }] : [];
}

/** Whether a finding of a rule at an offset is suppressed by a comment of the page. */
export function isSuppressed(suppressions: readonly Suppression[], ruleId: string, offset: number): boolean {
  return suppressions.some(
    (suppression) => suppression.start <= offset && offset < suppression.end && covers(suppression, ruleId),
  );
}

interface Command {
  readonly kind: 'disable-next-line' | 'disable' | 'enable';
  readonly rules: readonly string[];
  readonly start: number;
  readonly end: number;
}

function commandsIn(page: PageModel): readonly Command[] {
  // Nearly every page lacks the word, which is the fastest check.
  if (!page.text.includes('docsight-')) return [];
  return page.expressions
    .filter(({ isComment }) => isComment)
    .flatMap(({ range: { start, end } }) => {
      const written = /\/\*\s*docsight-(disable-next-line|disable|enable)(?![\w-])([\s\S]*?)\*\//.exec(
        page.text.slice(start, end),
      );
      if (written === null) return [];
      const words = (written[2] ?? '').split(/[\s,]+/).filter((word) => word !== '');
      const named = words.filter((word) => /^[\w-]+\/(?:[\w-]+|\*)$/.test(word));
      // If none of the names is a rule's, their meaning is unknown, and surely not everything.
      const rules = words.length > 0 && named.length === 0 ? ['none'] : named;
      return [{ kind: written[1] as Command['kind'], rules, start, end }];
    });
}

/** A suppression before all other content of the page applies to the front matter too. */
function startOfSuppression({ text, frontMatter }: PageModel, start: number): number {
  const before = text.slice(frontMatter?.range.end ?? 0, start);
  return before.trim() === '' ? 0 : start;
}

/** Returns the end of the first non-empty line after a comment. */
function endOfNextLine(text: string, from: number): number {
  const lineEnd = text.indexOf('\n', from);
  if (lineEnd < 0) return text.length;
  const next = /^\s*/.exec(text.slice(lineEnd + 1))?.[0].length ?? 0;
  const end = text.indexOf('\n', lineEnd + 1 + next);
  return end < 0 ? Infinity : end;
}

/** Ends the suppression of some rules, or of all if none are named. */
function endSuppressions(suppressions: OpenSuppression[], at: number, enabled: readonly string[]): void {
  for (const suppression of suppressions.filter(({ end }) => end === Infinity)) {
    suppression.end = at;
    if (enabled.length === 0) continue;
    const rules = suppression.rules.filter((rule) => !enabled.includes(rule) && !enabled.includes(areaOf(rule)));
    if (rules.length === 0 && suppression.rules.length > 0) continue;
    suppressions.push({ start: at, end: Infinity, rules, except: [...suppression.except, ...enabled] });
  }
}

function covers({ rules, except }: Suppression, ruleId: string): boolean {
  return (rules.length === 0 || isNamed(rules, ruleId)) && !isNamed(except, ruleId);
}

function isNamed(rules: readonly string[], ruleId: string): boolean {
  return rules.includes(ruleId) || rules.includes(areaOf(ruleId));
}
