/** The formatting of a file, which edits follow. */
export interface TextLayout {
  readonly indentUnit: string;
  readonly lineEnd: '\n' | '\r\n';
}

/** Returns the layout of a text: its first indented line decides, two spaces by default. */
export function detectLayout(text: string): TextLayout {
  const indent = /(?:^|\n)([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return {
    indentUnit: indent.startsWith('\t') ? '\t' : indent,
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
