import { areaOf } from '../settings/ruleSettings.ts';
import { addAll, partitionPoint } from '../util/collections.ts';
import type { PageModel } from './pageModel.ts';

/** A range of a page, in offsets, in which a comment suppresses some rules; without rules all but those of `except`. */
export interface Suppression {
  readonly start: number;
  readonly end: number;
  readonly rules: readonly string[];
  readonly except: readonly string[];
}

type OpenSuppression = { -readonly [Key in keyof Suppression]: Suppression[Key] };

/** Reads the comments `docsight-disable-next-line`, `docsight-disable` and `docsight-enable` of a page. */
export function suppressionsOf(page: PageModel): readonly Suppression[] {
  const suppressions: OpenSuppression[] = [];
  const ranges = new OpenRanges();
  let switched = 0;
  for (const { kind, rules, end, start } of commandsIn(page)) {
    if (kind === 'disable-next-line') {
      suppressions.push({ start: end, end: endOfNextLine(page.text, end), rules, except: [] });
    } else if (switched++ < mostSwitched) {
      if (kind === 'disable') ranges.open(startOfSuppression(page, start), rules, []);
      else ranges.close(start, rules);
    }
  }
  addAll(suppressions, ranges.all);
  return suppressions;
}

/** Nobody switches rules off and on more often on a page; each comment may change the effect of all before it. */
const mostSwitched = 1000;

/** Returns a function that tells whether a comment of the page suppresses a finding of a rule at an offset. */
export function suppressionLookup(suppressions: readonly Suppression[]): (ruleId: string, offset: number) => boolean {
  if (suppressions.length === 0) return () => false;
  const sorted = [...suppressions].sort((a, b) => a.start - b.start);
  // The end of the text that those up to an index cover, so that a search stops before all that end earlier.
  const ends: number[] = [];
  for (const { end } of sorted) ends.push(Math.max(end, ends.at(-1) ?? 0));
  return (ruleId, offset) => {
    let at = partitionPoint(sorted, ({ start }) => start > offset) - 1;
    for (; (ends[at] ?? 0) > offset; at--) {
      const suppression = sorted[at];
      if (suppression !== undefined && offset < suppression.end && covers(suppression, ruleId)) return true;
    }
    return false;
  };
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
      // If none of the names is a rule’s, the intention is unknown, but certainly not to suppress everything.
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

/** The ranges between comments that disable and enable rules. */
class OpenRanges {
  readonly all: OpenSuppression[] = [];
  /** Those that nothing has ended yet, by their rules: a second one with the same rules has no effect. */
  #open = new Map<string, OpenSuppression>();

  open(start: number, rules: readonly string[], except: readonly string[]): void {
    const exceptions = [...new Set(except)].sort();
    const key = JSON.stringify([[...rules].sort(), exceptions]);
    if (this.#open.has(key)) return;
    const range = { start, end: Infinity, rules, except: exceptions };
    this.#open.set(key, range);
    this.all.push(range);
  }

  /** Ends the suppression of some rules, or of all if none are named. */
  close(at: number, enabled: readonly string[]): void {
    const closed = [...this.#open.values()];
    this.#open = new Map();
    for (const range of closed) {
      range.end = at;
      if (enabled.length === 0) continue;
      const rules = range.rules.filter((rule) => !enabled.includes(rule) && !enabled.includes(areaOf(rule)));
      if (rules.length === 0 && range.rules.length > 0) continue;
      this.open(at, rules, [...range.except, ...enabled]);
    }
  }
}

function covers({ rules, except }: Suppression, ruleId: string): boolean {
  return (rules.length === 0 || isNamed(rules, ruleId)) && !isNamed(except, ruleId);
}

function isNamed(rules: readonly string[], ruleId: string): boolean {
  return rules.includes(ruleId) || rules.includes(areaOf(ruleId));
}
