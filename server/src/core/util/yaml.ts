/** Returns a string as quoted YAML: in double quotes if nothing in it needs an escape. */
export function quoteYaml(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Returns a string as YAML, in quotes only if it would mean something else without. */
export function writeYaml(text: string): string {
  const isPlain = /^[\p{L}](?:[\p{L}\p{N} ,.()/+&'-]*[\p{L}\p{N}.)])?$/u.test(text);
  return isPlain && !/^(?:true|false|null|yes|no|on|off)$/i.test(text) ? text : quoteYaml(text);
}
