import type { Catalogue } from '../components/catalogue.ts';

/**
 * What generates a section, or may do so: ids and their use, headings, HTML as a string, created elements. The
 * extension of an imported file doesn't.
 */
const generatorPattern =
  /\bids?\b|anchor|slug|hash|heading|<h[1-6]\b|['"`]h(?:[1-6]['"`]|\$\{)|<a\b[^>]*\bname\b|innerHTML|createElement|cloneElement|markdown|(?<!\.)MDX/i;

/**
 * Whether components or expressions written in JavaScript may display sections. Only words are checked, so some that
 * display none are included.
 */
export function mayShowSections(code: string, catalogue: Catalogue): boolean {
  return generatorPattern.test(code) || namesIn(code).some((name) => !isHarmless(name, code, catalogue));
}

/** Returns the components that are used, by their tags. */
function namesIn(code: string): readonly string[] {
  return Array.from(code.matchAll(/<([A-Z][\w$.]*)/g), ([, name = '']) => name);
}

/** Whether a component has no sections of its own, or is declared in the same text and so is checked with it. */
function isHarmless(name: string, code: string, catalogue: Catalogue): boolean {
  if (new RegExp(`\\b(?:const|let|var|function|class)\\s+${escaped(name)}\\b`).test(code)) return true;
  const spec = catalogue.get(name);
  return spec !== undefined && spec.isUndocumented !== true && spec.sections === undefined;
}

/** Whether a script declares a name that it exports; `default` as in the language. Others may come from elsewhere. */
export function declaresExport(code: string, name: string): boolean {
  if (/\bfrom\s*['"]\.{0,2}\//.test(code)) return false;
  if (name === 'default') return /\bexport\s+default\b/.test(code);
  return new RegExp(`\\bexport\\s+(?:const|let|var|(?:async\\s+)?function|class)\\s+${escaped(name)}\\b`).test(code);
}

/** Escapes a name for a pattern. */
function escaped(name: string): string {
  return name.replace(/[$.*]/g, '\\$&');
}
