import { fromHtml } from 'hast-util-from-html';

type Node = ReturnType<typeof fromHtml>['children'][number];

/** Returns the words that HTML shows, in order: its text, and the alternative texts of its images. */
export function wordsShown(html: string): readonly string[] {
  const texts: string[] = [];
  for (const node of fromHtml(html, { fragment: true }).children) read(node, texts);
  return texts.join('').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What the preview adds to the text of the page: the link of a heading to itself, the labels of boxes. */
const isOwn: ReadonlySet<string> = new Set(['anchor', 'box-label']);

const inline = /^(?:a|abbr|b|cite|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|var)$/;

function read(node: Node, texts: string[]): void {
  if (node.type === 'text') texts.push(node.value);
  if (node.type !== 'element') return;
  const { alt, className } = node.properties;
  if (Array.isArray(className) && className.some((name) => isOwn.has(name))) return;
  if (node.tagName === 'img' && typeof alt === 'string') texts.push(` ${alt} `);
  const gap = inline.test(node.tagName) ? '' : ' ';
  texts.push(gap);
  for (const child of node.children) read(child, texts);
  texts.push(gap);
}
