import { itemsInFragment } from '../../config/composedTree.ts';
import type { ConfigString } from '../../config/configStrings.ts';
import { findingConfigReferences } from '../../site/references/configReferences.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { DocumentLink } from '../answers.ts';
import { addressTarget, fileTarget } from '../site/linkTarget.ts';

/**
 * Finds all links of docs.json, or of one of its included files: to pages, files and URLs. With pauses: a caller may do
 * something else after each.
 */
export function* findingConfigLinks(
  site: SiteSnapshot,
  configFragment = site.config.composed.fragments[0],
): Generator<undefined, readonly DocumentLink[]> {
  const { composed, strings } = site.config;
  const references = composed.references.flatMap(({ range, file }): readonly DocumentLink[] =>
    file !== undefined && site.files.has(file) ? [{ range: withoutQuotes(range), target: { kind: 'file', file } }] : [],
  );
  const inSite: DocumentLink[] = [];
  for (const { file, fragment, range } of yield* findingConfigReferences(site)) {
    yield;
    if (file !== undefined) inSite.push({ range, target: fileTarget(site, file, fragment) });
  }
  const all = [...inSite, ...references, ...strings.flatMap(addressLink)];
  yield;
  return [...itemsInFragment(configFragment, all)].sort((a, b) => a.range.start - b.range.start);
}

const addressKinds: ReadonlySet<ConfigString['kind']> = new Set(['url', 'pagePrefix', 'image', 'apiDescription']);

function addressLink({ kind, value, range }: ConfigString): readonly DocumentLink[] {
  const target = addressKinds.has(kind) ? addressTarget(value) : undefined;
  return target === undefined ? [] : [{ range: withoutQuotes(range), target }];
}

/** The quotes don't belong to a link. */
function withoutQuotes({ start, end }: TextRange): TextRange {
  return { start: start + 1, end: end - 1 };
}
