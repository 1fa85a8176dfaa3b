import { readPage } from '../../server/src/core/page/readPage.ts';
import type { Element } from '../../server/src/core/page/elements/elements.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import { sampled } from '../recall/random.ts';
import { replayOnPage, type Case, type Outcome, type ReadText } from './replay.ts';

/** On how many pages of a site components are looked for. */
const mostPages = 60;

/** Returns the components of some pages of a site, and their attributes. */
export async function tagCases(site: SiteSnapshot, readText: ReadText, random: () => number): Promise<readonly Case[]> {
  const { catalogue } = site.settings;
  const cases: Case[] = [];
  for (const file of sampled([...site.pageIndexes.keys()].sort(), mostPages, random)) {
    const source = { file, text: await readText(file) };
    for (const element of readPage(source.text).elements) {
      if (!/^[A-Z]/.test(element.name) || catalogue.get(element.name) === undefined) continue;
      cases.push({
        kind: 'component',
        replay: () => [0, 1, 2].map((count) => replayTag(site, source, element, count)),
      });
      for (const at of element.opening.attributes.keys()) {
        const replay = (): readonly Outcome[] =>
          [0, 1].map((count) => replayAttribute(site, source, element, { at, count }));
        cases.push({ kind: 'attribute', replay });
      }
    }
  }
  return cases;
}

type Source = Pick<Parameters<typeof replayOnPage>[1], 'file' | 'text'>;

function replayTag(site: SiteSnapshot, source: Source, { name, range }: Element, count: number): Outcome {
  const typed = `<${name.slice(0, count)}`;
  const row = replayOnPage(site, { ...source, range }, { typed }, ({ label }) => label === name);
  return { ...row, typing: count === 0 ? 'no letter' : `${count} letters` };
}

/** Types an attribute after those before it, as if it and what follows weren't there yet. */
function replayAttribute(
  site: SiteSnapshot,
  source: Source,
  { opening, closing }: Element,
  { at, count }: { readonly at: number; readonly count: number },
): Outcome {
  const attribute = opening.attributes[at];
  const name = attribute?.name ?? '';
  const start = attribute?.range.start ?? opening.range.start;
  const rest = closing === undefined ? ' />' : '>';
  const range = { start, end: opening.range.end };
  const typed = name.slice(0, count);
  const row = replayOnPage(site, { ...source, range }, { typed, rest }, ({ label }) => label === name);
  return { ...row, typing: count === 0 ? 'no letter' : `${count} letters` };
}
