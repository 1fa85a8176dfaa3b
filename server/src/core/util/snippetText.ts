/** Escapes a text for a snippet, or for the choices of one of its tab stops. */
export function snippetText(text: string, inChoice = false): string {
  return text.replace(inChoice ? /[\\$},|]/g : /[\\$}]/g, '\\$&');
}

/**
 * Returns a snippet that a site’s settings contain with its tab stops alone: variables such as `$CLIPBOARD` would insert
 * what isn’t the site’s business.
 */
export function withoutVariables(snippet: string): string {
  return snippet.replace(/\\[\s\S]|\$(?!\d|\{\d)/g, (found) => (found === '$' ? '\\$' : found));
}
