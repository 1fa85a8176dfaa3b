import { buildSnapshot } from '../server/src/core/analysis/buildSnapshot.ts';
import { completeConfig } from '../server/src/core/features/config/completion.ts';
import { hoverConfig } from '../server/src/core/features/config/hover.ts';
import { hintsInConfig } from '../server/src/core/features/config/inlayHints.ts';
import { outlineConfig } from '../server/src/core/features/config/symbols.ts';
import { readConfig } from '../server/src/core/config/readConfig.ts';
import { recordPage } from '../server/src/core/page/record/pageRecord.ts';
import { readPage } from '../server/src/core/page/readPage.ts';
import { rulesTargets } from '../server/src/core/generators/rulesFile/targets.ts';
import type { SitePath } from '../server/src/core/paths/sitePath.ts';
import { checkConfig } from '../server/src/core/rules/engine/runRules.ts';
import { defaultSiteSettings } from '../server/src/core/settings/siteSettings.ts';
import { SiteFiles } from '../server/src/core/site/siteFiles.ts';
import type { SiteSnapshot } from '../server/src/core/site/siteSnapshot.ts';
import { rulesFilesOf } from '../server/src/workspace/generated/foundRulesFiles.ts';
import { measure, show } from './measure.ts';
import { configuredRules } from '../server/src/core/rules/engine/activeRules.ts';

const rules = configuredRules({});

// A docs.json of 5,000 entries on a site of 10,000 pages: far more than most sites have.

const entries = 5_000;
const pages = Array.from({ length: 2 * entries }, (_, page) => `section-${Math.floor(page / 50)}/page-${page}`);
const groups = Array.from({ length: entries / 50 }, (_, group) => ({
  group: `Group ${group}`,
  pages: pages.slice(group * 50, group * 50 + 50),
}));

/** Distributes a list's items over sections named `Section 0`, `Section 1`…. */
function divide<T, Section>(items: readonly T[], count: number, part: (name: string, items: readonly T[]) => Section) {
  const size = items.length / count;
  return Array.from({ length: count }, (_, at) => part(`Part ${at}`, items.slice(at * size, (at + 1) * size)));
}

const navigations = {
  classic: groups,
  current: {
    versions: divide(groups, 2, (version, ofVersion) => ({
      version,
      tabs: divide(ofVersion, 5, (tab, ofTab) => ({ tab, groups: ofTab })),
    })),
  },
};

const files = new SiteFiles(pages.map((page) => ({ path: `${page}.mdx` as SitePath, ignored: false })));
const { summary, pageIndex, traits } = recordPage(
  'page.mdx' as SitePath,
  readPage(''),
  defaultSiteSettings().catalogue,
);
const titles = new Map(files.pages.map((page) => [page, { ...summary, title: `Page ${page}` }]));

// A keystroke in docs.json leaves what is known of the pages as it is.
const pageIndexes = new Map(files.pages.map((page) => [page, pageIndex]));
const traitsOfPages = new Map(files.pages.map((page) => [page, traits]));

const noImports: ReadonlySet<SitePath> = new Set();

function siteWith(docsJson: string): SiteSnapshot {
  const config = readConfig('docs.json' as SitePath, docsJson);
  if (config === undefined) throw new Error('the benchmark has no site');
  return buildSnapshot({
    config,
    files,
    isLoaded: true,
    pages: titles,
    pageIndexes,
    traits: traitsOfPages,
    imported: noImports,
  });
}

const crash = (rule: string, error: unknown): void => {
  throw new Error(rule, { cause: error });
};

for (const [generation, navigation] of Object.entries(navigations)) {
  const text = JSON.stringify({ name: 'Acme', colors: { primary: '#0D5F3C' }, navigation }, undefined, 2);

  /** Returns the text after letters were typed into an entry in the middle, and the offset of the cursor then. */
  const typed = (run: number): { readonly docsJson: string; readonly offset: number } => {
    const offset = text.indexOf('"section-50/page-2500"') + 1;
    const letters = 'section-7'.slice(0, run % 10);
    return { docsJson: text.slice(0, offset) + letters + text.slice(offset), offset: offset + letters.length };
  };

  console.log(
    `\n${generation} docs.json with ${entries} entries, ${Math.round(text.length / 1000)} kB, on a site of ${pages.length} pages\n`,
  );
  show(
    'a keystroke: read the file and find what is wrong',
    measure(60, (run) => void checkConfig(siteWith(typed(run).docsJson), { rules, onCrash: crash })),
    '(target: p95 under 100 ms)',
  );
  show(
    'completion of a page, the file read anew',
    measure(60, (run) => {
      const { docsJson, offset } = typed(run);
      completeConfig(siteWith(docsJson), offset);
    }),
    '(target: p95 under 20 ms)',
  );
  const fresh = siteWith(text);
  show(
    'completion of a page',
    measure(60, (run) => void completeConfig(fresh, typed(run).offset)),
    '',
  );
  show(
    'hover',
    measure(60, () => void hoverConfig(fresh, typed(0).offset + 3)),
    '',
  );
  show(
    'outline',
    measure(60, () => void outlineConfig(fresh)),
    '',
  );
  show(
    'inlay hints of the whole file',
    measure(60, () => void hintsInConfig(fresh, { start: 0, end: text.length })),
    '',
  );
  // Three files, since each is checked against all pages.
  const outdated = '<!-- docsight:begin site=. -->\n# Acme\n<!-- docsight:end -->\n';
  const rulesFiles = rulesFilesOf(
    rulesTargets.slice(0, 3).map((target) => ({ target, text: outdated, hiding: undefined })),
    '',
  );
  show(
    'a keystroke, where there are rules files',
    measure(60, (run) => void checkConfig({ ...siteWith(typed(run).docsJson), rulesFiles }, { rules, onCrash: crash })),
    '(target: p95 under 100 ms)',
  );
}
