/** Marks a text as plain within a snippet, or within the choices of one of its tab stops. */
export function snippetText(text: string, inChoice = false): string {
  return text.replace(inChoice ? /[\\$},|]/g : /[\\$}]/g, '\\$&');
}
