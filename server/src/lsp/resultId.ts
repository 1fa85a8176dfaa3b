/** The result id of an empty report. */
export const emptyResultId = '0';

/** Returns a result id for a file's diagnostics: equal for equal diagnostics, regardless of request and time. */
export function resultIdOf(items: readonly unknown[]): string {
  return items.length === 0 ? emptyResultId : hash(JSON.stringify(items));
}

/** Two FNV-1a hashes in parallel: short, and collisions among the states of one file are practically impossible. */
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
