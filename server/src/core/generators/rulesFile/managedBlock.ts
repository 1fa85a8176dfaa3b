import { lineEndOf } from '../../text/lines.ts';
import { beginMark, blocksIn, endMark, hasBeginMark, hasLooseMark, type ManagedBlock } from './marks.ts';
import type { RulesTarget } from './targets.ts';

/** The new text of a rules file. */
export interface RulesFileText {
  readonly text: string;
  /**
   * `new`: there is no such file. `current`: nothing changes. `managed`: only what Docsight wrote changes. `foreign`: a
   * user must consent, see `foreignReason`.
   */
  readonly state: 'new' | 'current' | 'managed' | 'foreign';
}

/**
 * Returns a rules file with the text of a site between its markers; all text around them is kept.
 * @param existing the current text; undefined if there is no file
 * @param folder the site's folder from the repository's root
 */
export function withBlock(
  target: RulesTarget,
  existing: string | undefined,
  text: string,
  folder: string,
): RulesFileText {
  if (existing === undefined || existing.trim() === '') {
    const file = `${headFor(target, [folder])}${blockOf(text, folder)}\n`;
    return { text: file, state: existing === undefined ? 'new' : 'managed' };
  }
  const blocks = blocksIn(existing);
  const own = blocks.filter((block) => block.folder === folder);
  const [first, ...others] = own;
  if (first === undefined) return appended(target, existing, blocks, text, folder);
  const isRight = others.length === 0 && contentOf(existing, first) === text;
  const result = isRight ? existing : replaced(existing, own, text, folder);
  if (others.length > 0) return { text: result, state: 'foreign' };
  return isSame(result, existing) ? { text: existing, state: 'current' } : { text: result, state: 'managed' };
}

function isSame(text: string, existing: string): boolean {
  return text.replaceAll('\r\n', '\n') === existing.replaceAll('\r\n', '\n');
}

/**
 * Why a file needs a user's consent before it is written. `doubled`: it has the site's block more than once. `damaged`:
 * a marker without its counterpart. `others`: it has no markers.
 */
export type ForeignReason = 'doubled' | 'damaged' | 'others';

/** Returns why an existing file needs consent; called only if its state is `foreign`. */
export function foreignReason(existing: string, folder: string): ForeignReason {
  if (blocksIn(existing).filter((block) => block.folder === folder).length > 1) return 'doubled';
  return hasLooseMark(existing) ? 'damaged' : 'others';
}

/** Returns the text between the markers of a site, with plain line ends; undefined if there is no such block. */
export function blockIn(text: string, folder: string): string | undefined {
  const block = blocksIn(text).find((one) => one.folder === folder);
  return block && contentOf(text, block);
}

/** Returns the folders of the sites with a block in a rules file, from the repository's root. */
export function sitesIn(text: string): readonly string[] {
  return [...new Set(blocksIn(text).map(({ folder }) => folder))];
}

function headFor({ frontMatter }: RulesTarget, folders: readonly string[]): string {
  return frontMatter === undefined ? '' : `${frontMatter(folders)}\n`;
}

function blockOf(text: string, folder: string): string {
  return `${beginMark(folder)}\n${text}${endMark}`;
}

function contentOf(text: string, { contentStart, contentEnd }: ManagedBlock): string {
  return text.slice(contentStart, contentEnd).replaceAll('\r\n', '\n');
}

/** Replaces the first block of a site, and removes its duplicates. */
function replaced(existing: string, own: readonly ManagedBlock[], text: string, folder: string): string {
  const lineEnd = lineEndOf(existing);
  let result = '';
  let end = 0;
  for (const [index, block] of own.entries()) {
    result += existing.slice(end, block.start);
    if (index === 0) result += blockOf(text, folder).replaceAll('\n', lineEnd);
    end = block.end;
  }
  return result + existing.slice(end);
}

/** Appends a further block at the end. In a file that Docsight wrote, text by others is kept. */
function appended(
  target: RulesTarget,
  existing: string,
  blocks: readonly ManagedBlock[],
  text: string,
  folder: string,
): RulesFileText {
  const lineEnd = lineEndOf(existing);
  const known = [...new Set(blocks.map((block) => block.folder))];
  const oldHead = headFor(target, known).replaceAll('\n', lineEnd);
  const isOwnHead = oldHead !== '' && existing.startsWith(oldHead);
  const head = isOwnHead ? headFor(target, [...known, folder]).replaceAll('\n', lineEnd) : '';
  const rest = isOwnHead ? existing.slice(oldHead.length) : existing;
  const gap = /\n[ \t]*\r?\n$/.test(rest) ? '' : rest.endsWith('\n') ? lineEnd : lineEnd + lineEnd;
  const block = `${blockOf(text, folder)}\n`.replaceAll('\n', lineEnd);
  const isOwn = blocks.length > 0 && !hasBeginMark(existing, folder);
  return { text: head + rest + gap + block, state: isOwn ? 'managed' : 'foreign' };
}
