import type { PageModel } from '../../page/pageModel.ts';
import { rootOf } from '../../page/inclusions.ts';
import type { TextRange } from '../../text/textRange.ts';

/** Returns the JavaScript names that a range of a page uses: in components, expressions and attributes. */
export function neededNames({ text, elements, expressions }: PageModel, range: TextRange): ReadonlySet<string> {
  const isIn = (span: TextRange): boolean => range.start <= span.start && span.end <= range.end;
  const tags = elements.filter((element) => isIn(element.range)).map(({ name, opening }) => ({ name, opening }));
  const values = tags.flatMap(({ opening }) => opening.attributes.filter(({ value }) => value?.kind !== 'text'));
  const pieces = [...expressions, ...values].filter((piece) => isIn(piece.range));
  const words = pieces.flatMap(
    (piece) => text.slice(piece.range.start, piece.range.end).match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [],
  );
  return new Set([...tags.map(({ name }) => rootOf(name)), ...words]);
}
