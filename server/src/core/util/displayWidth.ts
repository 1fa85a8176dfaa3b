/** Letters of two columns: of East Asia, and pictures. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

/** Characters that add nothing to the one before. */
const zero = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Returns the number of columns that a text takes in a font of fixed width. */
export function displayWidth(text: string): number {
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  let width = 0;
  for (const char of text) width += zero.test(char) ? 0 : wide.test(char) ? 2 : 1;
  return width;
}
