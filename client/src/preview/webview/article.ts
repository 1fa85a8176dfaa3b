import { withPageLines } from '../../../../server/src/core/preview/blockLines.ts';
import type { PreviewArticle } from '../../../../server/src/protocol/preview.ts';

/** The blocks of the page that is shown, by their ids. */
let known: ReadonlyMap<string, string> = new Map();

/** Returns the HTML of a page from its new blocks and those that are known; undefined if some are missing. */
export function htmlOfArticle({ ids, lines, html }: PreviewArticle): string | undefined {
  const blocks = new Map<string, string>();
  for (const id of ids) {
    const block = html[id] ?? known.get(id);
    if (block === undefined) return undefined;
    blocks.set(id, block);
  }
  known = blocks;
  return ids.map((id, at) => withPageLines(blocks.get(id) ?? '', lines[at] ?? 0)).join('');
}
