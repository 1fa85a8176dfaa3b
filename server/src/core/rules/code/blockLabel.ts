import { languageNamed } from '../../code/languages.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import { fenceText } from '../../page/fences/fenceLines.ts';
import type { Fence } from '../../page/pageModel.ts';
import { insertion, type TextEdit } from '../../text/textRange.ts';

const shells: ReadonlySet<string> = new Set(['bash', 'shell', 'zsh', 'console', 'powershell', 'fish']);

/** Whether a language is a shell. */
function isShellName(name: string): boolean {
  return shells.has(languageNamed(name)?.id ?? name);
}

/** Returns the usual name of a block's language; cURL for a command that calls it. Undefined if it has no language. */
export function usualLabel(text: string, fence: Fence): string | undefined {
  const name = readFenceMeta(text, fence).language?.value;
  if (name === undefined) return undefined;
  if (callsCurl(text, fence)) return 'cURL';
  return languageNamed(name)?.title ?? name;
}

/** Whether a block is a command line that calls curl. */
export function callsCurl(text: string, fence: Fence): boolean {
  const name = readFenceMeta(text, fence).language?.value.toLowerCase() ?? '';
  if (name === 'curl') return true;
  const code = fenceText(text, fence);
  return isShellName(name) && /^(?:\$ )?curl\s/m.test(code) && !/^(?:npm|pip|yarn|pnpm) /m.test(code);
}

/** Returns the edit that adds a label to a block without one. */
export function labelEdit(text: string, fence: Fence, label: string): TextEdit | undefined {
  const { language } = readFenceMeta(text, fence);
  return language === undefined ? undefined : insertion(language.range.end, ` ${label}`);
}
