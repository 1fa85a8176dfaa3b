/** The initial text of a snippet in an editor. */
export interface SnippetText {
  /** With placeholders and first choices as text, variables by their names. */
  readonly text: string;
  /** The numbers of its tab stops, in the order of the text. */
  readonly stops: readonly number[];
  readonly variables: readonly string[];
}

/**
 * Parses a VS Code snippet: `$1`, `${1}`, `${1:text}`, `${1|a,b|}`, `${NAME}` and `\` before `$`, `}` or `\`. Throws if
 * a `$` begins none of them, since the editor would insert it literally.
 */
export function readSnippet(source: string): SnippetText {
  const stops: number[] = [];
  const variables: string[] = [];
  let at = 0;

  /** Returns the text up to the brace that closes a placeholder, or all of it. */
  function textUntil(end: '}' | undefined): string {
    let text = '';
    while (at < source.length && source.charAt(at) !== end) {
      const char = source.charAt(at);
      if (char === '\\' && /[$}\\]/.test(source.charAt(at + 1))) {
        text += source.charAt(at + 1);
        at += 2;
      } else if (char === '$') {
        text += construct();
      } else {
        text += char;
        at++;
      }
    }
    if (end === undefined) return text;
    if (at++ >= source.length) throw new Error(`a placeholder without its end: ${source}`);
    return text;
  }

  function construct(): string {
    const rest = source.slice(at);
    const [matched = '', bare, braced, choices, variable] =
      /^\$(?:(\d+)|\{(\d+)(?=[:}])|\{\d+\|([^|}]+)\|\}|\{([A-Z_]+)\})/.exec(rest) ?? [];
    if (matched === '') throw new Error(`no tab stop at ${rest.slice(0, 20)}`);
    at += matched.length;
    if (variable !== undefined) {
      variables.push(variable);
      return variable;
    }
    stops.push(Number(bare ?? braced ?? /\d+/.exec(matched)?.[0]));
    if (choices !== undefined) return choices.split(',')[0] ?? '';
    if (braced === undefined) return '';
    return source.charAt(at++) === '}' ? '' : textUntil('}');
  }

  const text = textUntil(undefined);
  return { text, stops, variables };
}
