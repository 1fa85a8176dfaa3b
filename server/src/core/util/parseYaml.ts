import { isDocument, parseDocument, type Document, type Node } from 'yaml';

/** Nobody nests so deeply, and the parser's time and stack grow faster than the depth. */
const deepestNesting = 60;

/** Parses YAML text to a tree with the range of each node; undefined if reading it might never end. */
export function parseYaml(text: string): Document.Parsed | undefined {
  if (isNestedTooDeep(text)) return undefined;
  try {
    return parseDocument(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** Returns a document or a node of it as plain data; undefined if it refers to itself too often or to nothing. */
export function yamlData(
  document: Document.Parsed,
  part: Node | Document.Parsed,
): { readonly value: unknown } | undefined {
  try {
    // Aliases are bounded by the library: a few nested ones would otherwise unfold without end.
    const value: unknown = isDocument(part)
      ? part.toJS({ maxAliasCount: 50 })
      : part.toJS(document, { maxAliasCount: 50 });
    return { value };
  } catch {
    return undefined;
  }
}

/**
 * Whether brackets, chains of indicators (`- - -`, `? ? ?`) or indentation are nested too deeply; each is counted in
 * one pass.
 */
function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  for (const line of text.split('\n')) {
    const indicators = /^(?:[ \t]*[-?:](?=[ \t]|$))+/.exec(line)?.[0] ?? '';
    if (indicators.replace(/[ \t]/g, '').length > deepestNesting) return true;
    if ((/^ */.exec(line)?.[0].length ?? 0) > 4 * deepestNesting) return true;
    for (const char of line) {
      if (char === '[' || char === '{') depth++;
      else if (char === ']' || char === '}') depth = Math.max(0, depth - 1);
      if (depth > deepestNesting) return true;
    }
    if (/[?:-][ \t]+[?:-][ \t]+[?:-][ \t]+[?:-][ \t]/.test(line) && countIndicators(line) > deepestNesting) return true;
  }
  return false;
}

function countIndicators(line: string): number {
  return line.split(/[ \t]+/).filter((word) => word === '-' || word === '?' || word === ':').length;
}
