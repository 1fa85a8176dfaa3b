import type { TextRange } from '../../text/textRange.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { linkTargets, type LinkKind } from './linkTargets.ts';
import type { PageProposal } from './pageProposal.ts';

/** Returns the possible targets of a link, an image or an import. */
export function completeAddress(
  context: PageContext,
  { typed, replace }: { readonly typed: string; readonly replace: TextRange },
  kind: LinkKind,
  besideMarkdown = false,
): readonly PageProposal[] {
  return linkTargets(context, typed, kind, besideMarkdown).map(({ target, from = 0, words, ...shown }) => ({
    label: target,
    ...shown,
    newText: target,
    ...(words !== undefined && { filterText: `${target} ${words}` }),
    replace: { start: replace.start + from, end: replace.end },
  }));
}
