import type { SitePath } from '../paths/sitePath.ts';
import { code } from '../util/messageText.ts';

/** Returns the message of why a configuration with syntax errors is neither edited nor converted. */
export function brokenConfig(file: SitePath): string {
  return `${code(file)} has a syntax error. Fix it first.`;
}
