import { lineEndOf } from '../../text/lines.ts';
import { isImage } from '../../paths/fileKinds.ts';
import { folderOf } from '../../paths/sitePath.ts';
import { figuresOf } from '../../page/record/figures.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { snippetText } from '../../util/strings.ts';
import type { PasteTarget } from './pasted.ts';

/** Returns an image as a snippet in the form that the site uses, the cursor in its alternative text. */
export function imageSnippet(
  context: PageContext,
  target: PasteTarget,
  address: string,
  stop: number,
  selected: string,
): string {
  const alt =
    selected === '' ? `$${String(stop)}` : `\${${String(stop)}:${snippetText(selected.replace(/["[\]]/g, ''))}}`;
  const escaped = snippetText(address);
  const image = usesTags(context) ? `<img src="${escaped}" alt="${alt}" />` : `![${alt}](${escaped})`;
  if (target !== 'ownLine' || !usesFrames(context)) return image;
  const lineEnd = lineEndOf(context.page.text);
  return `<Frame>${lineEnd}  ${image}${lineEnd}</Frame>`;
}

/** Whether images are written as `img` rather than in Markdown’s form: on the page, in its folder, or on the site. */
function usesTags({ site, file }: PageContext): boolean {
  const counts = { tags: 0, markdown: 0 };
  const folder = folderOf(file);
  for (const [page, { references }] of site.pageIndexes) {
    const weight = page === file ? 100 : folderOf(page) === folder ? 10 : 1;
    for (const { kind, form, value } of references) {
      if (kind !== 'image' || !isImage(value)) continue;
      if (form === 'attribute') counts.tags += weight;
      else if (form === 'markdown') counts.markdown += weight;
    }
  }
  return counts.tags > counts.markdown;
}

/** Whether figures are in a `Frame`: on this page, if it has any, else on most of the site’s. */
function usesFrames({ page, site }: PageContext): boolean {
  const { bare, framed } = figuresOf(page);
  if (bare.length + framed.length > 0) return framed.length >= bare.length;
  return !site.habits.lacks({ name: 'framedFigures', smallestShare: 0.5 });
}
