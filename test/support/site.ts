import assert from 'node:assert/strict';
import { buildSnapshot, type SiteInputs } from '../../server/src/core/analysis/buildSnapshot.ts';
import { checkPage, reportConfig } from '../../server/src/core/analysis/report.ts';
import type { Catalogue } from '../../server/src/core/components/catalogue.ts';
import { parseJson } from '../../server/src/core/config/json/jsonTree.ts';
import { readConfig, withFragments } from '../../server/src/core/config/readConfig.ts';
import type { SiteConfig } from '../../server/src/core/config/siteConfig.ts';
import { rulesTargets } from '../../server/src/core/generators/rulesFile/targets.ts';
import type { PageModel } from '../../server/src/core/page/pageModel.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import { recordPage, type PageRecord } from '../../server/src/core/page/record/pageRecord.ts';
import {
  linesOfIgnoreFile,
  readIgnorePatterns,
  type IgnorePatterns,
} from '../../server/src/core/paths/ignorePatterns.ts';
import { localFileOf } from '../../server/src/core/paths/address.ts';
import { isConfigName, isDataFile, isMarkdown } from '../../server/src/core/paths/fileKinds.ts';
import { baseNameOf, folderOf, type SitePath } from '../../server/src/core/paths/sitePath.ts';
import type { Fix } from '../../server/src/core/rules/engine/rule.ts';
import type { ReportedFinding } from '../../server/src/core/rules/engine/reportedFindings.ts';
import type { RuleRun } from '../../server/src/core/rules/engine/runRules.ts';
import { defaultRuleSettings, isMilder, type RuleSettings } from '../../server/src/core/settings/ruleSettings.ts';
import { readSettingsFile, settingsFileName } from '../../server/src/core/settings/settingsFile.ts';
import { combineSettings, type SiteSettings } from '../../server/src/core/settings/siteSettings.ts';
import { readApiDescription, readPossibleDescription } from '../../server/src/core/site/api/apiDescription.ts';
import type { OutdatedTranslation } from '../../server/src/core/site/outdatedTranslation.ts';
import { FileMentions, filesToMention, mayMention, unusedFilesOf } from '../../server/src/core/site/unusedFiles.ts';
import type { AddressStatus } from '../../server/src/core/site/externalAddresses.ts';
import { listsPagesBelow } from '../../server/src/core/site/navigation/navigationEntries.ts';
import { SiteFiles } from '../../server/src/core/site/siteFiles.ts';
import { type SiteSnapshot, pageContextOf, type PageContext } from '../../server/src/core/site/siteSnapshot.ts';
import { type TextRange, applyEdits, type TextEdit } from '../../server/src/core/text/textRange.ts';
import { lazyForEach } from '../../server/src/core/util/lazy.ts';
import { rulesFilesOf } from '../../server/src/workspace/generated/foundRulesFiles.ts';
import { chosenSeverity, configuredRules, worstOf } from '../../server/src/core/rules/engine/activeRules.ts';
import { completed } from './completed.ts';

export { page } from './pageText.ts';

/** Marks the cursor in a text of a test. */
export const cursorMark = '<|>';

/** The settings of most sites; with these, which rules are on is computed once. */
const noSettings = combineSettings([]);
const rulesWith = lazyForEach((settings: RuleSettings) => configuredRules(settings));

/** The snapshot of a site of which only docs.json is known; most sites of a test file have the same. */
const snapshotOf = lazyForEach((config: SiteConfig) => buildSnapshot({ config }));

/** The text of a file that can’t be read. */
export const unreadableText = '\u0000unreadable';

/** Files of a small site, by path. */
export type Files = Readonly<Record<string, string>>;

/** Returns the snapshot of a site in memory. */
export function siteOf(files: Files): SiteSnapshot {
  const configFile = Object.keys(files).find(isConfigName);
  assert.ok(configFile, 'the site has no docs.json');
  const alone = configOf(configFile as SitePath, files[configFile] ?? '');
  assert.ok(alone, 'docs.json configures no site');
  const config = withFragments(alone, (path) => (files[path] === undefined ? undefined : parseJson(files[path])));
  const paths = sitePathsOf(files);
  const ignored = ignoredBy(files['.mintignore']);
  const isUnpublished = (path: SitePath): boolean => ignored.test(path).ignored;
  const siteFiles = new SiteFiles(
    paths.map((path) => ({ path, ignored: isUnpublished(path) })),
    [],
    { has: () => false, isUnpublished, state: files['.mintignore'] ?? '' },
  );
  const settings = settingsOf(files);
  const records = paths
    .filter((path) => isMarkdown(path) && files[path] !== unreadableText)
    .map((path) => [path, recordOf(path, files[path] ?? '', settings.catalogue)] as const);
  const pages = new Map(records.map(([path, record]) => [path, record.summary]));
  const pageIndexes = new Map(records.map(([path, record]) => [path, record.pageIndex]));
  const traits = new Map(records.map(([path, record]) => [path, record.traits]));
  const snippets = new Map([...siteFiles.snippets, ...siteFiles.scripts].map((path) => [path, files[path] ?? '']));
  const named = new Set(
    config.strings.flatMap(({ kind, value }) => (kind === 'apiDescription' ? [localFileOf(value)?.path] : [])),
  );
  const inputs: SiteInputs = {
    config,
    settings,
    files: siteFiles,
    isLoaded: true,
    traits,
    snippets,
    pages,
    pageIndexes,
    apiDescriptions: new Map(
      paths
        .filter((path) => isDataFile(path))
        .map((path) => {
          const read = named.has(path) ? readApiDescription : readPossibleDescription;
          return [path, completed(read(path, files[path] ?? ''))];
        }),
    ),
    externalAddresses: { statusOf: (address) => addressesOfExamples.get(address) },
    formerAddresses: (files['addresses.txt'] ?? '')
      .split('\n')
      .flatMap((address) => (address === '' ? [] : [{ address }])),
    outdatedTranslations: (files['history.txt'] ?? '').split('\n').flatMap((line) => {
      const [translation, original, commits, hash, date, ...lines] = line.split(' ');
      return date === undefined
        ? []
        : [
            {
              translation,
              original,
              commits: Number(commits),
              last: { hash: hash ?? '', date },
              lines: lines.map((one) => one.split('-').map(Number)),
            } as unknown as OutdatedTranslation,
          ];
    }),
    unusedFiles: () => {
      const mentions = new FileMentions(filesToMention(site));
      for (const path of paths) if (mayMention(path)) mentions.add(path, files[path] ?? '');
      return unusedFilesOf(site, mentions).map((file) => ({ file, size: files[file]?.length }));
    },
    rulesFiles: rulesFilesOf(
      rulesTargets.flatMap((target) => {
        const text = files[target.path];
        return text === undefined ? [] : [{ target, text, hiding: undefined }];
      }),
      '',
    ),
    unreadable: new Map(paths.flatMap((path) => (files[path] === unreadableText ? [[path, 'forbidden']] : []))),
    unreadFolders: [],
    ignoredConfigs: paths.filter((path) => {
      const folder = folderOf(path);
      if (path === 'mint.json') return configFile === 'docs.json';
      const isConfig = folder !== '' && ['docs.json', 'mint.json'].includes(baseNameOf(path));
      return isConfig && listsPagesBelow(config, folder, (file) => siteFiles.has(file));
    }),
  };
  const site: SiteSnapshot = buildSnapshot(inputs, snapshotOf(config));
  return site;
}

const nothingIgnored = readIgnorePatterns([], { ignoreCase: true });

function ignoredBy(text: string | undefined): IgnorePatterns {
  return text === undefined ? nothingIgnored : readIgnorePatterns(linesOfIgnoreFile(text), { ignoreCase: true });
}

/** The pages that were read last: most sites of a test file differ in one of them. */
const lastModels = new Map<string, PageModel>();
let lastCharacters = 0;

function modelOf(text: string): PageModel {
  const known = lastModels.get(text);
  if (known !== undefined) return known;
  if (lastCharacters > 300_000) lastModels.clear();
  lastCharacters = text.length + (lastModels.size === 0 ? 0 : lastCharacters);
  const model = readPage(text);
  lastModels.set(text, model);
  return model;
}

/** What a page was recorded to in each file that has its text, with a catalogue. */
const lastRecords = new WeakMap<PageModel, Map<SitePath, { catalogue: Catalogue; record: PageRecord }>>();

function recordOf(file: SitePath, text: string, catalogue: Catalogue): PageRecord {
  const model = modelOf(text);
  const ofModel = lastRecords.get(model) ?? new Map<SitePath, { catalogue: Catalogue; record: PageRecord }>();
  const last = ofModel.get(file);
  if (last?.catalogue === catalogue) return last.record;
  const record = recordPage(file, model, catalogue);
  lastRecords.set(model, ofModel.set(file, { catalogue, record }));
  return record;
}

/** What the last texts of docs.json were read to: most sites of a test file have the same. */
const lastConfigs = new Map<string, ReturnType<typeof readConfig>>();

function configOf(file: SitePath, text: string): ReturnType<typeof readConfig> {
  const key = `${file}\n${text}`;
  const config = lastConfigs.get(key) ?? readConfig(file, text);
  if (lastConfigs.size >= 20) lastConfigs.clear();
  lastConfigs.set(key, config);
  return config;
}

/** What examples know of addresses on the web; nothing is requested. */
const addressesOfExamples: ReadonlyMap<string, AddressStatus> = new Map([
  ['https://nodejs.org/api/missing.html', { kind: 'missing', status: 404 }],
  ['https://nodejs.orgg/api/', { kind: 'noHost' }],
  ['https://nodejs.org/api/old.html', { kind: 'moved', to: 'https://nodejs.org/api/new.html' }],
]);

/** Returns the files of a site; hidden folders aren't read. */
function sitePathsOf(files: Files): readonly SitePath[] {
  return Object.keys(files).filter((path) => !/(?:^|\/)\.[^/]*\//.test(path)) as SitePath[];
}

/** Returns the settings of a `.docsight.json` among the files. */
function settingsOf(files: Files): SiteSettings {
  const text = files[settingsFileName];
  return text === undefined ? noSettings : combineSettings([{ file: readSettingsFile(text), sitePrefix: '' }]);
}

/** Returns a site whose docs.json contains the cursor mark, and the mark's offset. */
export function siteAtCursor(files: Files): { readonly site: SiteSnapshot; readonly offset: number } {
  const text = files['docs.json'] ?? '';
  const offset = text.indexOf(cursorMark);
  assert.ok(offset >= 0, 'docs.json has no cursor mark');
  return { site: siteOf({ ...files, 'docs.json': text.replace(cursorMark, '') }), offset };
}

/** Returns the findings in docs.json; a rule that throws fails the test. */
export function findingsIn(site: SiteSnapshot, settings = defaultRuleSettings): readonly ReportedFinding[] {
  const found = reportConfig(site, runWith(settings));
  return withTheirFixes([...found.values()].flat(), site, settings);
}

/** Returns the findings in all files of a site as if they were open: docs.json first, then its pages and snippets. */
export function findingsInFiles(
  files: Files,
  settings = defaultRuleSettings,
  site = siteOf(files),
): readonly ReportedFinding[] {
  const pages = sitePathsOf(files).flatMap((file) => pageIn(files, file, site) ?? []);
  return [...findingsIn(site, settings), ...pages.flatMap((page) => findingsInOpen(page, settings))];
}

/** Returns the findings in one page of a site as if it were open; only the rules about pages run. */
export function findingsInPage(files: Files, file: string, settings = defaultRuleSettings): readonly ReportedFinding[] {
  const page = pageIn(files, file);
  assert.ok(page, `${file} is no page`);
  return findingsInOpen(page, settings).filter((finding) => finding.file === file);
}

function findingsInOpen(page: PageContext, settings: RuleSettings): readonly ReportedFinding[] {
  return withTheirFixes(checkPage(page, runWith(settings), 'open'), page.site, settings);
}

/** Returns the reported findings in all files of a site, all closed: one hint for those of pages set aside. */
export function reportedInFiles(files: Files, settings = defaultRuleSettings): readonly ReportedFinding[] {
  const site = siteOf(files);
  const pages = sitePathsOf(files).flatMap((file) => pageIn(files, file, site) ?? []);
  const found = pages.flatMap((page) => checkPage(page, runWith(settings), { unlistedPages: 'all' }));
  return [...findingsIn(site, settings), ...found];
}

/** Returns the context of a page or snippet; undefined for other files. */
export function pageIn(files: Files, file: string, site = siteOf(files)): PageContext | undefined {
  const text = files[file] ?? '';
  if (text === unreadableText) return undefined;
  const path = file as SitePath;
  return pageContextOf(site, path, modelOf(text), recordOf(path, text, site.settings.catalogue));
}

/** Returns the page of a site with the cursor mark, and the mark's offset. */
export function pageAtCursor(files: Files): { readonly page: PageContext; readonly offset: number } {
  const file = Object.keys(files).find((name) => files[name]?.includes(cursorMark));
  assert.ok(file, 'no file has a cursor mark');
  const text = files[file] ?? '';
  const page = pageIn({ 'docs.json': configWith({}), ...files, [file]: text.replace(cursorMark, '') }, file);
  assert.ok(page, `${file} is no page`);
  return { page, offset: text.indexOf(cursorMark) };
}

/** Returns the findings in the text of a page, one line each: severity, rule and text of the range. */
export function showPageFindings(text: string, files: Files = {}, settings = defaultRuleSettings): readonly string[] {
  const all = {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    ...files,
    'page.mdx': text,
  };
  return findingsInPage(all, 'page.mdx', settings).map(
    ({ severity, rule, range }) => `${severity} ${rule.id}: ${textAt(text, range).replace(/\s+/g, ' ')}`,
  );
}

/** Returns the files after a fix, or after other changes to several files. */
export function afterFix(files: Files, fix: Pick<Fix, 'edits'>): Files {
  const result: Record<string, string> = { ...files };
  for (const edit of fix.edits) {
    if (edit.kind === 'edit') result[edit.file] = applyEdits(result[edit.file] ?? '', edit.edits);
    else if (edit.kind === 'create') result[edit.file] = edit.text;
    else moveFiles(result, edit.from, edit.file);
  }
  return result;
}

/** Moves a file, or all files of a folder. */
function moveFiles(files: Record<string, string>, from: string, to: string): void {
  for (const [path, text] of Object.entries(files)) {
    if (path !== from && !path.startsWith(`${from}/`)) continue;
    Reflect.deleteProperty(files, path);
    files[to + path.slice(from.length)] = text;
  }
}

/** Returns findings as they are; a finding whose `fixes` returns none fails the test. */
function withTheirFixes(
  findings: readonly ReportedFinding[],
  site: SiteSnapshot,
  settings: RuleSettings,
): readonly ReportedFinding[] {
  for (const { rule, severity, message, fixes } of findings) {
    // A check that shows errors alone doesn’t run rules that say they have none.
    const isKnown = !isMilder(worstOf(rule), severity) || chosenSeverity(rule, settings, site.settings) !== undefined;
    assert.ok(isKnown, `${rule.id} doesn’t say that its worst finding is ${severity}: ${message}`);
    if (fixes !== undefined && fixes.mayBeNone !== true)
      assert.ok(fixes().length > 0, `${rule.id} has no fix, use fixesIfAny: ${message}`);
  }
  return findings;
}

export function runWith(settings: RuleSettings = defaultRuleSettings): RuleRun {
  return { rules: rulesWith(settings), onCrash: failOnCrash };
}

function failOnCrash(rule: string, error: unknown): void {
  throw new Error(`the rule ${rule} failed`, { cause: error });
}

/** Returns findings, one line each: severity, rule and text of the range. */
export function showFindings(site: SiteSnapshot): readonly string[] {
  const { text } = site.config.tree;
  return findingsIn(site).map(
    ({ severity, rule, range }) => `${severity} ${rule.id}: ${textAt(text, range).replace(/\s+/g, ' ')}`,
  );
}

export function textAt(text: string, range: TextRange): string {
  return text.slice(range.start, range.end);
}

/** Returns docs.json after those edits of a fix that change it. */
export function afterEdits(site: SiteSnapshot, edits: readonly TextEdit[]): string {
  return applyEdits(site.config.tree.text, edits);
}

/** Returns a configuration of the current generation with the fields of a test. */
export function currentConfigWith(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({
    theme: 'mint',
    name: 'Acme',
    colors: { primary: '#0D9373' },
    navigation: { pages: ['intro'] },
    ...fields,
  });
}

/** Returns a configuration with the fields of a test. */
export function configWith(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['intro'] }], ...fields }, undefined, 2);
}

/** Returns the texts that a rule of the strict preset reports on a page with a body. */
export function linesReportedBy(rule: string, body: string): readonly string[] {
  const files = {
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: ['page'] }] }),
    '.docsight.json': '{ "extends": "strict" }',
    'page.mdx': `---\ntitle: Page\ndescription: About the page.\n---\n\n${body}`,
  };
  return findingsInPage(files, 'page.mdx')
    .filter((finding) => finding.rule.id === rule)
    .map(({ range }) => textAt(files['page.mdx'], range));
}
