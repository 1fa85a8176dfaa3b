import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns the files of a folder and of all below it, without installed packages, from the root of the project. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [name];
    return entry.name === 'node_modules' ? [] : filesIn(name);
  });
}

/** Returns a Markdown text without its code blocks; line numbers don't change. */
export function withoutFences(text: string): string {
  return text.replace(/^(`{3,})[^]*?^\1/gm, whitespace);
}

/** Returns a Markdown text without code and comments; line numbers don't change. */
export function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]*`|<!--[^]*?-->/g, whitespace);
}

function whitespace(text: string): string {
  return text.replace(/[^\n]/g, '');
}
