/** What an empty list of findings is called in reports. */
export const emptyResultId = '0';

/** A name for what was reported of a file: the same for the same findings, whoever asks and whenever. */
export function resultIdOf(items: readonly unknown[]): string {
  return items.length === 0 ? emptyResultId : hash(JSON.stringify(items));
}

/** Two runs of FNV-1a side by side: short, and far from ever meeting among the states of one file. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0xc9dc5118;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + at), 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
