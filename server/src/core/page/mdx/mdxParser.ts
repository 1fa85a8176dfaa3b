import type { Tree, TreeFragment } from '@lezer/common';
import { parser, Strikethrough, Table, TaskList } from '@lezer/markdown';
import { bareAddresses } from './bareAddress.ts';
import { mdxSyntax } from './mdxSyntax.ts';
import { TextInput } from './textInput.ts';

const mdxParser = parser.configure([Table, TaskList, Strikethrough, bareAddresses, mdxSyntax]);

/**
 * The syntax tree of a page, whatever its text is. Parts of an earlier tree are taken over where `fragments`
 * say that the text there is the same. Line ends must be `\n` or `\r\n`.
 */
export function parseMdx(text: string, fragments?: readonly TreeFragment[]): Tree {
  return mdxParser.parse(new TextInput(text), fragments);
}
