import assert from 'node:assert/strict';
import { readConfig } from '../../server/src/core/config/readConfig.ts';
import { summarizePage } from '../../server/src/core/page/pageSummary.ts';
import { isConfigName, isDataFile } from '../../server/src/core/paths/fileKinds.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { checkConfig, type ReportedFinding } from '../../server/src/core/rules/runRules.ts';
import { defaultRuleSettings } from '../../server/src/core/rules/ruleSettings.ts';
import { readApiDescription } from '../../server/src/core/site/apiDescription.ts';
import { SiteFiles } from '../../server/src/core/site/siteFiles.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import { applyEdits, type TextEdit } from '../../server/src/core/text/textEdit.ts';
import type { TextRange } from '../../server/src/core/text/textRange.ts';

/** Where the cursor stands in a text of a test. */
export const cursorMark = '<|>';

/** Files of a small site, by path. */
export type Files = Readonly<Record<string, string>>;

/** A page with the front matter that every page should have. */
export function page(title: string, description = `About ${title}.`): string {
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\nText.\n`;
}

/** The snapshot of a site that exists in memory only. */
export function siteOf(files: Files): SiteSnapshot {
  const configFile = Object.keys(files).find(isConfigName);
  assert.ok(configFile, 'the site has no docs.json');
  const config = readConfig(configFile as SitePath, files[configFile] ?? '');
  assert.ok(config, 'docs.json configures no site');
  const paths = Object.keys(files) as SitePath[];
  const siteFiles = new SiteFiles(paths.map((path) => ({ path, ignored: false })));
  return {
    config,
    files: siteFiles,
    pages: new Map(siteFiles.pages.map((path) => [path, summarizePage(files[path] ?? '')])),
    apiDescriptions: new Map(
      paths.filter((path) => isDataFile(path)).map((path) => [path, readApiDescription(path, files[path] ?? '')]),
    ),
  };
}

/** A site whose docs.json holds the cursor mark, and the offset where it stood. */
export function siteAtCursor(files: Files): { readonly site: SiteSnapshot; readonly offset: number } {
  const text = files['docs.json'] ?? '';
  const offset = text.indexOf(cursorMark);
  assert.ok(offset >= 0, 'docs.json has no cursor mark');
  return { site: siteOf({ ...files, 'docs.json': text.replace(cursorMark, '') }), offset };
}

/** What the rules find; a rule that throws fails the test. */
export function findingsIn(site: SiteSnapshot): readonly ReportedFinding[] {
  return checkConfig(site, defaultRuleSettings, (rule, error) => {
    throw new Error(`the rule ${rule} failed`, { cause: error });
  });
}

/** Findings in one readable line each: severity, rule and the text that they stand on. */
export function showFindings(site: SiteSnapshot): readonly string[] {
  const { text } = site.config.tree;
  return findingsIn(site).map(
    ({ severity, rule, range }) => `${severity} ${rule.id}: ${textAt(text, range).replace(/\s+/g, ' ')}`,
  );
}

export function textAt(text: string, range: TextRange): string {
  return text.slice(range.start, range.end);
}

/** docs.json after the edits of a fix that touch it. */
export function afterEdits(site: SiteSnapshot, edits: readonly TextEdit[]): string {
  return applyEdits(site.config.tree.text, edits);
}

/** A configuration around the part that a test is about. */
export function configWith(part: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['intro'] }], ...part }, undefined, 2);
}
