import type { PageModel } from '../../page/pageModel.ts';
import type { PageContext } from '../../site/pageContext.ts';
import type { TextRange } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { pageFix, wrapBlock } from '../pageEdits.ts';
import type { Fix } from '../rule.ts';
import { specOf } from './componentUse.ts';

/** Returns a fix that wraps a range of a page in a component; none if the range shares its lines. */
export function wrapIn(context: PageContext, range: TextRange, name: string, preferred: boolean): readonly Fix[] {
  if (!isStandalone(context.page, range)) return [];
  const needed = specOf(context, name)?.attributes.filter(
    ({ required, recommended }) => required === true || recommended === true,
  );
  const attributes = (needed ?? []).map((attribute) => ` ${attribute.name}=""`).join('');
  const edits = wrapBlock(context.page.text, range, `<${name}${attributes}>`, `</${name}>`);
  return [pageFix(context, `Wrap in ${code(name)}`, edits, { preferred })];
}

/** Whether a range has its lines to itself. */
function isStandalone({ text }: PageModel, { start, end }: TextRange): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const lineEnd = text.indexOf('\n', end);
  return before.trim() === '' && text.slice(end, lineEnd < 0 ? undefined : lineEnd).trim() === '';
}
