/** Escapes a text for a snippet, or for the choices of one of its tab stops. */
export function snippetText(text: string, inChoice = false): string {
  return text.replace(inChoice ? /[\\$},|]/g : /[\\$}]/g, '\\$&');
}
