import { areaOf } from '../settings/ruleSettings.ts';
import type { FenceSlip } from './fenceSlip.ts';
import type { PageModel } from './pageModel.ts';

/** A stretch of a page, in offsets, in which some rules are silent; no rules means all of them but the excepted. */
export interface Silence {
  readonly start: number;
  readonly end: number;
  readonly rules: readonly string[];
  readonly except: readonly string[];
}

type OpenSilence = { -readonly [Key in keyof Silence]: Silence[Key] };

/** Reads the comments `docsight-disable-next-line`, `docsight-disable` and `docsight-enable` of a page. Code that is read as text because of a fence is silent as well. */
export function silencesOf(page: PageModel): readonly Silence[] {
  const silences = page.fenceSlips.flatMap(exposedCode);
  for (const { kind, rules, end, start } of commandsIn(page)) {
    if (kind === 'disable-next-line')
      silences.push({ start: end, end: endOfNextLine(page.text, end), rules, except: [] });
    else if (kind === 'disable')
      silences.push({ start: startOfSilence(page, start), end: Infinity, rules, except: [] });
    else endSilences(silences, start, rules);
  }
  return silences;
}

/** What was meant as code isn't judged as text; the block that ends too early is the one finding. */
function exposedCode(slip: FenceSlip): OpenSilence[] {
  return 'exposed' in slip ? [{ ...slip.exposed, rules: [], except: ['code/unclosed'] }] : [];
}

/** Whether a finding of a rule at an offset is silenced by a comment of the page. */
export function isSilenced(silences: readonly Silence[], ruleId: string, offset: number): boolean {
  return silences.some((silence) => silence.start <= offset && offset < silence.end && covers(silence, ruleId));
}

interface Command {
  readonly kind: 'disable-next-line' | 'disable' | 'enable';
  readonly rules: readonly string[];
  readonly start: number;
  readonly end: number;
}

function commandsIn(page: PageModel): readonly Command[] {
  // Looking for the word first spares nearly every page the rest.
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
      // Of names that are none at all nobody can tell what they mean, and surely not everything.
      const rules = words.length > 0 && named.length === 0 ? ['none'] : named;
      return [{ kind: written[1] as Command['kind'], rules, start, end }];
    });
}

/** What is silenced before anything else stands on the page is silenced in the front matter too. */
function startOfSilence({ text, frontMatter }: PageModel, start: number): number {
  const before = text.slice(frontMatter?.range.end ?? 0, start);
  return before.trim() === '' ? 0 : start;
}

/** The end of the first line behind a comment that isn't blank. */
function endOfNextLine(text: string, from: number): number {
  const lineEnd = text.indexOf('\n', from);
  if (lineEnd < 0) return text.length;
  const next = /^\s*/.exec(text.slice(lineEnd + 1))?.[0].length ?? 0;
  const end = text.indexOf('\n', lineEnd + 1 + next);
  return end < 0 ? Infinity : end;
}

/** Ends the silence of some rules, or of all where none are named. */
function endSilences(silences: OpenSilence[], at: number, enabled: readonly string[]): void {
  for (const silence of silences.filter(({ end }) => end === Infinity)) {
    silence.end = at;
    if (enabled.length === 0) continue;
    const rules = silence.rules.filter((rule) => !enabled.includes(rule) && !enabled.includes(areaOf(rule)));
    if (rules.length === 0 && silence.rules.length > 0) continue;
    silences.push({ start: at, end: Infinity, rules, except: [...silence.except, ...enabled] });
  }
}

function covers({ rules, except }: Silence, ruleId: string): boolean {
  return (rules.length === 0 || isNamed(rules, ruleId)) && !isNamed(except, ruleId);
}

function isNamed(rules: readonly string[], ruleId: string): boolean {
  return rules.includes(ruleId) || rules.includes(areaOf(ruleId));
}
