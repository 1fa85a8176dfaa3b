import type { SitePath } from '../paths/sitePath.ts';
import { code } from '../util/messageText.ts';

/** Why nothing is put into a configuration that doesn't parse, nor written from it. */
export function brokenConfig(file: SitePath): string {
  return `${code(file)} has a syntax error. Fix it first.`;
}
