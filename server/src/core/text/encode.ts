/** Half of a surrogate pair, as JSON, typing or deleting may leave it: it has no encoding. */
const loneSurrogates = /\p{Surrogate}/gu;

/** As `encodeURIComponent`, which throws for text that has no encoding. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(loneSurrogates, '\uFFFD'));
}

/** As `encodeURI`, which throws for text that has no encoding. */
export function encodeWhole(text: string): string {
  return encodeURI(text.replace(loneSurrogates, '\uFFFD'));
}
