import { lineEndOf } from '../../rules/pageEdits.ts';
import { beginMark, blocksIn, endMark, type Block } from './marks.ts';
import type { RulesTarget } from './targets.ts';

/** A rules file as it would be. */
export interface RulesFileText {
  readonly text: string;
  /**
   * `new`: there is no such file. `current`: nothing changes. `managed`: only what Docsight wrote changes.
   * `foreign`: a person has to agree, since the file is theirs or its marks are damaged.
   */
  readonly state: 'new' | 'current' | 'managed' | 'foreign';
}

/**
 * A rules file with the text of a site in its marks; all that a person wrote around them stays as it is.
 * @param existing the file as it is; undefined where there is none
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
  if (own.length === 0) return appended(target, existing, blocks, text, folder);
  const [first, ...others] = own as [Block, ...Block[]];
  if (others.length === 0 && contentOf(existing, first) === text) return { text: existing, state: 'current' };
  return { text: replaced(existing, own, text, folder), state: others.length === 0 ? 'managed' : 'foreign' };
}

/** What stands between the marks of a site, with plain line ends; undefined where there is no such block. */
export function blockIn(text: string, folder: string): string | undefined {
  const block = blocksIn(text).find((one) => one.folder === folder);
  return block && contentOf(text, block);
}

/** The folders of the sites that a rules file has a block for, from the repository's root. */
export function sitesIn(text: string): readonly string[] {
  return [...new Set(blocksIn(text).map(({ folder }) => folder))];
}

function headFor({ frontMatter }: RulesTarget, folders: readonly string[]): string {
  return frontMatter === undefined ? '' : `${frontMatter(folders)}\n`;
}

function blockOf(text: string, folder: string): string {
  return `${beginMark(folder)}\n${text}${endMark}`;
}

function contentOf(text: string, { contentStart, contentEnd }: Block): string {
  return text.slice(contentStart, contentEnd).replaceAll('\r\n', '\n');
}

/** The first block of a site anew, without its doubles. */
function replaced(existing: string, own: readonly Block[], text: string, folder: string): string {
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

/** A further block behind all else. Where the file is Docsight's already, nobody's words are touched. */
function appended(
  target: RulesTarget,
  existing: string,
  blocks: readonly Block[],
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
  return { text: head + rest + gap + block, state: blocks.length > 0 ? 'managed' : 'foreign' };
}
