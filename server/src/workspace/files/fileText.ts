/** No text that Docsight reads is nearly this large. */
export const mostBytes = 32_000_000;

/** Returns the text of a file. A byte order mark is removed, as editors do, so that positions are the same. */
export function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}
