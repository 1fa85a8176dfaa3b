import type { SiteConfig, Variable } from '../config/siteConfig.ts';
import { rangeHoldsCursor, type TextRange } from '../text/textRange.ts';

/** Where a page takes in a variable of the site: `{{name}}`. */
export interface VariableUse {
  readonly variable: Variable;
  /** Of the whole use, braces included. */
  readonly range: TextRange;
}

/** A use is short, so no more than this is read on either side of an offset. */
const farthest = 200;

/** The variable that is taken in at an offset of a page; undefined where docs.json has none of that name. */
export function variableAt(config: SiteConfig, text: string, offset: number): VariableUse | undefined {
  if (config.variables.length === 0) return undefined;
  const from = Math.max(0, offset - farthest);
  for (const { 0: written, 1: name = '', index } of text.slice(from, offset + farthest).matchAll(useOfVariable)) {
    const range = { start: from + index, end: from + index + written.length };
    const variable = rangeHoldsCursor(range, offset) ? variableNamed(config, name) : undefined;
    if (variable !== undefined) return { variable, range };
  }
  return undefined;
}

/** Whether a text is nothing but a variable of the site; the platform puts its text there before it reads the page. */
export function isVariable(config: SiteConfig, text: string): boolean {
  const name = /^\{\{([\w.-]+)\}\}$/.exec(text)?.[1];
  return name !== undefined && variableNamed(config, name) !== undefined;
}

const useOfVariable = /\{\{([\w.-]+)\}\}/g;

function variableNamed({ variables }: SiteConfig, name: string): Variable | undefined {
  return variables.find((variable) => variable.name === name);
}
