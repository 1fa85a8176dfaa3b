/** A text as YAML in quotes: double ones where nothing in it needs an escape. */
export function quoteYaml(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** A text as YAML, in quotes only where it would mean something else without. */
export function writeYaml(text: string): string {
  const isPlain = /^[\p{L}](?:[\p{L}\p{N} ,.()/+&'-]*[\p{L}\p{N}.)])?$/u.test(text);
  return isPlain && !/^(?:true|false|null|yes|no|on|off)$/i.test(text) ? text : quoteYaml(text);
}
