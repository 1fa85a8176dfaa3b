import { fromHtml } from 'hast-util-from-html';

type Node = ReturnType<typeof fromHtml>['children'][number];

/** Returns the words that HTML shows, in order: its text, and the alternative texts of its images. */
export function wordsShown(html: string): readonly string[] {
  const texts: string[] = [];
  for (const node of fromHtml(html, { fragment: true }).children) read(node, texts);
  return texts.join('').split(/\s+/).filter(Boolean);
}

const inline = /^(?:a|abbr|b|cite|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|var)$/;

function read(node: Node, texts: string[]): void {
  if (node.type === 'text') texts.push(node.value);
  if (node.type !== 'element') return;
  const { alt, className } = node.properties;
  // A heading’s link to itself is no text of the page.
  if (Array.isArray(className) && className.includes('anchor')) return;
  if (node.tagName === 'img' && typeof alt === 'string') texts.push(` ${alt} `);
  const gap = inline.test(node.tagName) ? '' : ' ';
  texts.push(gap);
  for (const child of node.children) read(child, texts);
  texts.push(gap);
}
