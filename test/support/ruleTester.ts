import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReportedFinding } from '../../server/src/core/rules/engine/reportedFindings.ts';
import { ruleMetas } from '../../server/src/core/rules/index.ts';
import { defaultRuleSettings, type RuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { settingsFor } from './ruleExamples.ts';
import { afterFix, configWith, findingsInFiles, reportedInFiles, textAt, type Files } from './site.ts';

/** The body of a page with complete front matter, or the files of a site. */
export type Source = string | Files;

/** What a rule reports in a source; further rules may report something too. */
export interface InvalidCase {
  readonly source: Source;
  /** The texts of the ranges that it reports, in order. */
  readonly found: readonly string[];
  /** What the message of the first finding contains. */
  readonly message?: string;
  /** What each fix of the first finding makes of the page or of the changed files, by its title. */
  readonly fixes?: Readonly<Record<string, Source>>;
}

/** The cases of a rule: what it leaves alone, and what it reports. */
export interface RuleCases {
  readonly valid: readonly Source[];
  readonly invalid: readonly InvalidCase[];
}

/** The front matter of pages of which only the body matters. */
export const completeFrontMatter = '---\ntitle: Page\ndescription: About the page.\n---\n\n';

/** Returns the files of a site with one listed page. */
export function siteWithPage(body: string, file = 'page.mdx'): Files {
  const pages = [file.replace(/\.mdx$/, '')];
  return {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages }] }),
    [file]: (body.startsWith('---') ? '' : completeFrontMatter) + body,
  };
}

/** Runs the cases of a rule as tests, as the product does: all rules run, and what is suppressed isn’t reported. */
export function ruleTester(id: string, cases: RuleCases): void {
  refuseUseless(id, cases);
  const run = runOf(id);
  describe(id, () => {
    cases.valid.forEach((source, index) => {
      it(`leaves alone: ${nameOf(source, index)}`, () => {
        assert.deepEqual(shown(run(source)), []);
      });
    });
    cases.invalid.forEach((invalid, index) => {
      it(`reports: ${nameOf(invalid.source, index)}`, () => {
        const { files, findings } = run(invalid.source);
        assert.deepEqual(shown({ files, findings }), invalid.found);
        const [first] = findings;
        if (invalid.message !== undefined) assert.ok(first?.message.includes(invalid.message), first?.message);
        if (invalid.fixes !== undefined) assert.deepEqual(fixesOf(files, first, invalid.source), invalid.fixes);
      });
    });
  });
}

/** Throws for cases that test nothing: twice the same, without an assertion, or with a fix that changes nothing. */
export function refuseUseless(id: string, { valid, invalid }: RuleCases): void {
  assert.ok(
    ruleMetas.some((meta) => meta.id === id),
    `no rule is called ${id}`,
  );
  assert.ok(valid.length > 0 && invalid.length > 0, `${id} needs valid and invalid cases`);
  const sources = [...valid, ...invalid.map(({ source }) => source)].map((source) => JSON.stringify(source));
  const twice = sources.find((source, index) => sources.indexOf(source) !== index);
  assert.equal(twice, undefined, `${id} has a case twice: ${twice ?? ''}`);
  for (const { source, found, fixes = {} } of invalid) {
    assert.ok(found.length > 0, `${id} has a case without a finding: ${JSON.stringify(source)}`);
    for (const [title, fixed] of Object.entries(fixes))
      assert.notDeepEqual(fixed, source, `${id}: “${title}” changes nothing`);
  }
}

/** Returns what the rules whose id matches find in a site, as if all its files were open. */
export function foundBy(ids: RegExp, files: Files, settings = defaultRuleSettings): readonly ReportedFinding[] {
  return findingsInFiles(files, settings).filter(({ rule }) => ids.test(rule.id));
}

interface Reported {
  readonly files: Files;
  readonly findings: readonly ReportedFinding[];
}

function runOf(id: string): (source: Source) => Reported {
  const meta = ruleMetas.find((one) => one.id === id);
  assert.ok(meta);
  return (source) => {
    const files = typeof source === 'string' ? siteWithPage(source) : { 'docs.json': configWith({}), ...source };
    const findings = reportedInFiles(files, { ...defaultRuleSettings, ...settingsFor(meta) });
    return { files, findings: findings.filter(({ rule }) => rule.id === id) };
  };
}

function shown({ files, findings }: Reported): readonly string[] {
  return findings.map(({ file, range }) => textAt(files[file] ?? '', range));
}

/** Returns what each fix makes of a source: of a page its body, of a site the files that it changes. */
function fixesOf(files: Files, finding: ReportedFinding | undefined, source: Source): Readonly<Record<string, Source>> {
  const entries = (finding?.fixes?.() ?? []).map((fix): readonly [string, Source] => {
    const after = afterFix(files, fix);
    if (typeof source !== 'string') {
      const changed = Object.entries(after).filter(([file, text]) => files[file] !== text);
      return [fix.title, Object.fromEntries(changed)];
    }
    const text = after['page.mdx'] ?? '';
    return [fix.title, source.startsWith('---') ? text : text.slice(completeFrontMatter.length)];
  });
  return Object.fromEntries(entries);
}

function nameOf(source: Source, index: number): string {
  const text = typeof source === 'string' ? source : (Object.values(source).at(-1) ?? '');
  const line = text.trim().split('\n').at(-1) ?? '';
  return `${index + 1}, ${line.length > 60 ? `${line.slice(0, 60)}…` : line}`;
}

/** What several rules find on a page with a body, for tests of how they share their findings. */
export interface AreaProbe {
  /** Returns their findings, each as `rule: text of its range`. */
  readonly found: (
    body: string,
    options?: { readonly settings?: RuleSettings; readonly file?: string },
  ) => readonly string[];
  /** Returns their findings in the recommended set, each as `severity rule`. */
  readonly severities: (body: string) => readonly string[];
  /** Returns the page’s body after each fix of the first finding, by title. */
  readonly fixes: (body: string) => Readonly<Record<string, string>>;
  /** Returns the page’s body after the first fix of the first finding; undefined if it has none. */
  readonly fixed: (body: string) => string | undefined;
}

/** Returns a probe of the rules whose id matches; `settings` may switch some of them on. */
export function probeArea(ids: RegExp, settings: RuleSettings = defaultRuleSettings): AreaProbe {
  const find = (files: Files, chosen = settings): readonly ReportedFinding[] => foundBy(ids, files, chosen);
  const fixes = (body: string): Readonly<Record<string, string>> => {
    const files = siteWithPage(body);
    const [finding] = find(files);
    assert.ok(finding, 'nothing is found');
    return fixesOf(files, finding, body) as Record<string, string>;
  };
  return {
    found: (body, { settings: chosen, file } = {}) => {
      const files = siteWithPage(body, file);
      return find(files, chosen).map(
        (one) => `${one.rule.id}: ${textAt(files[one.file] ?? '', one.range).replace(/\s+/g, ' ')}`,
      );
    },
    severities: (body) =>
      find(siteWithPage(body), defaultRuleSettings).map(({ rule, severity }) => `${severity} ${rule.id}`),
    fixes,
    fixed: (body) => Object.values(fixes(body))[0],
  };
}
