const closing = '<!-- /generated -->';

/** Replaces the text between the comment that opens generated text and the one that closes it. */
export function withBlock(text, opening, block) {
  const start = text.indexOf(opening);
  const end = text.indexOf(closing, start);
  if (start < 0 || end < 0) throw new Error(`the marks of the generated block are missing: ${text.slice(0, 60)}`);
  return `${text.slice(0, start)}${opening}\n${block}\n${text.slice(end)}`;
}
