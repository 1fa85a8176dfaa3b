import { describedOperations, isLeftOut } from '../rules/api/undocumented-operation.ts';
import { changesOf } from '../rules/translation/outdated.ts';
import { languagesOf, type Language } from '../rules/translation/translatedLists.ts';
import { formatOperation } from '../site/api/operations.ts';
import { pageNameOf } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { figure, shareText, type Figure, type ReportSection, type ReportSource } from './siteReport.ts';

/** Returns how much of a site is listed, described, translated and documented; each list has what is missing. */
export function coverage({ site, lineOf }: ReportSource): ReportSection {
  return {
    title: 'Coverage',
    note: 'Each list shows what is missing.',
    figures: [
      listedPages(site),
      descriptions(site),
      ...alternativeTexts(site),
      ...translations(site),
      ...operations(site, lineOf),
    ],
  };
}

function listedPages({ files, listing }: SiteSnapshot): Figure {
  const missing = files.pages.filter((file) => listing.unlisted.has(file));
  return figure(
    'Pages in the navigation, or hidden on purpose',
    shareText(files.pages.length - missing.length, files.pages.length),
    rowsOf(missing, 'Not in the navigation'),
  );
}

function descriptions(site: SiteSnapshot): Figure {
  const known = site.files.pages.filter((file) => site.listing.counted.get(file)?.hasDescription !== undefined);
  const missing = known.filter((file) => site.listing.counted.get(file)?.hasDescription === false);
  return figure(
    'Listed pages with a description',
    shareText(known.length - missing.length, known.length),
    rowsOf(missing, 'No description'),
  );
}

function alternativeTexts({ listing }: SiteSnapshot): readonly Figure[] {
  const pages = [...listing.counted].filter(([, { images }]) => images > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  if (pages.length === 0) return [];
  const sum = (of: 'images' | 'describedImages'): number => pages.reduce((all, [, traits]) => all + traits[of], 0);
  const rows = pages.flatMap(([file, { images, describedImages }]) =>
    images === describedImages ? [] : [{ file, text: `${images - describedImages} of ${images} without` }],
  );
  return [figure('Images with alternative text', shareText(sum('describedImages'), sum('images')), rows)];
}

function translations(site: SiteSnapshot): readonly Figure[] {
  return languagesOf(site).flatMap((language) =>
    language.source === undefined ? [] : [translated(language), ...upToDate(site, language)],
  );
}

/** Returns how many translations have followed their originals, if the history was asked and shows that some haven’t. */
function upToDate(
  { outdatedTranslations }: SiteSnapshot,
  { title, source = '', translations: all }: Language,
): readonly Figure[] {
  const files = new Set(all.flatMap(({ file, translation }) => (translation === file ? [] : (translation ?? []))));
  const old = outdatedTranslations.filter(({ translation }) => files.has(translation));
  if (old.length === 0) return [];
  const rows = old.map((one) => ({ file: one.translation, text: `${pageNameOf(one.original)} ${changesOf(one)}` }));
  return [figure(`Pages in ${title} as new as in ${source}`, shareText(files.size - old.length, files.size), rows)];
}

function translated({ title, source = '', translations: all, lists }: Language): Figure {
  const missing = all.filter(({ path }) => !lists(path));
  return figure(
    `Pages of ${source} listed in ${title}`,
    shareText(all.length - missing.length, all.length),
    rowsOf(
      missing.map(({ file }) => file),
      `Not in ${title}`,
    ),
  );
}

function operations(site: SiteSnapshot, lineOf: ReportSource['lineOf']): readonly Figure[] {
  return [...describedOperations(site)].map(({ file, description, missing }) => {
    const meant = missing.filter((operation) => !isLeftOut(description, operation));
    const total = description.operations.length - missing.length + meant.length;
    return figure(
      `Operations of ${file} with a page`,
      shareText(total - meant.length, total),
      meant.map((operation) => ({ file, line: lineOf(file, operation.offset ?? 0), text: formatOperation(operation) })),
    );
  });
}

function rowsOf(files: readonly SitePath[], text: string): Figure['rows'] {
  return files.map((file) => ({ file, text }));
}
