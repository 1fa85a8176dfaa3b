import { readPage } from '../../server/src/core/page/readPage.ts';
import type { PageModel } from '../../server/src/core/page/pageModel.ts';
import { attributeText, attributeTextRange } from '../../server/src/core/page/pageQueries.ts';
import { readFenceMeta } from '../../server/src/core/page/fences/fenceMeta.ts';
import { kindOfKey } from '../../server/src/core/page/frontMatter/schema.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import type { TextRange } from '../../server/src/core/text/textRange.ts';
import { sampled } from '../recall/random.ts';
import { replayOnPage, type Case, type Outcome, type ReadText } from './replay.ts';

/** On how many pages of a site keys and values are looked for. */
const mostPages = 60;

/** Returns the keys of the front matter of some pages of a site, and the icons there and in attributes. */
export async function valueCases(
  site: SiteSnapshot,
  readText: ReadText,
  random: () => number,
): Promise<readonly Case[]> {
  const cases: Case[] = [];
  for (const file of sampled([...site.pageIndexes.keys()].sort(), mostPages, random)) {
    const source = { file, text: await readText(file) };
    const page = readPage(source.text);
    for (const range of keysOf(page)) {
      cases.push({ kind: 'key', replay: () => [0, 1].map((count) => replayKey(site, source, range, count)) });
    }
    for (const range of languagesOf(page)) {
      cases.push({ kind: 'language', replay: () => [0, 1].map((count) => replayWord(site, source, range, count)) });
    }
    for (const range of [...iconsOf(page, site), ...ownIcons(page)]) {
      cases.push({
        kind: 'icon on a page',
        replay: () => [0, 1, 2].map((count) => replayWord(site, source, range, count)),
      });
    }
  }
  return cases;
}

/** Returns the languages of code blocks. */
function languagesOf({ text, fences }: PageModel): readonly TextRange[] {
  return fences.flatMap((fence) => readFenceMeta(text, fence).language?.range ?? []);
}

/** Returns the range of each key and of what follows it in the front matter. */
function keysOf({ frontMatter }: PageModel): readonly TextRange[] {
  if (frontMatter === undefined) return [];
  return frontMatter.entries.map(({ keyRange: { start } }) => ({ start, end: frontMatter.content.end }));
}

/** Types a key after those before it, as if what follows weren't there yet. */
function replayKey(site: SiteSnapshot, source: Source, range: TextRange, count: number): Outcome {
  const word = /^[^:]*/.exec(source.text.slice(range.start, range.end))?.[0] ?? '';
  const typing = { typed: word.slice(0, count), rest: '\n' };
  const row = replayOnPage(site, { ...source, range }, typing, ({ label }) => label === word);
  return { ...row, where: `${row.where} ${word}`, typing: count === 0 ? 'no letter' : `${count} letters` };
}

function ownIcons({ text, frontMatter }: PageModel): readonly TextRange[] {
  return (frontMatter?.entries ?? []).flatMap(({ key, value, valueRange: { start, end } }) => {
    if (kindOfKey(key) !== 'icon' || typeof value !== 'string' || /[/.]/.test(value)) return [];
    const quote = /["']/.test(text.charAt(start)) ? 1 : 0;
    return [{ start: start + quote, end: end - quote }];
  });
}

function iconsOf({ elements }: PageModel, { settings: { catalogue } }: SiteSnapshot): readonly TextRange[] {
  return elements.flatMap(({ name, opening }) =>
    opening.attributes.flatMap((attribute) => {
      const spec = catalogue.get(name)?.attributes.find((one) => one.name === attribute.name);
      const value = spec?.kind === 'icon' ? attributeText(attribute) : undefined;
      const range =
        value === undefined || value === '' || /[/.]/.test(value) ? undefined : attributeTextRange(attribute);
      return range === undefined ? [] : [range];
    }),
  );
}

type Source = Pick<Parameters<typeof replayOnPage>[1], 'file' | 'text'>;

function replayWord(site: SiteSnapshot, source: Source, range: TextRange, count: number): Outcome {
  const word = source.text.slice(range.start, range.end);
  const row = replayOnPage(site, { ...source, range }, { typed: word.slice(0, count) }, ({ label }) => label === word);
  return { ...row, where: `${row.where} ${word}`, typing: count === 0 ? 'no letter' : `${count} letters` };
}
