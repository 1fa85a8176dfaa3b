import { fromHtml } from 'hast-util-from-html';

type Node = ReturnType<typeof fromHtml>['children'][number];

/** The words of a rendered page, in order. */
export interface Words {
  /** The text, and the alternative texts of images, but not what the preview itself says about the page. */
  readonly shown: readonly string[];
  /** What MDX can’t read. */
  readonly unread: readonly string[];
}

/** Returns the words of the HTML of a preview. */
export function wordsOfHtml(html: string): Words {
  const texts: Texts = { shown: [], unread: [] };
  for (const node of fromHtml(html, { fragment: true }).children) read(node, texts, texts.shown);
  return { shown: wordsIn(texts.shown), unread: wordsIn(texts.unread) };
}

interface Texts {
  readonly shown: string[];
  readonly unread: string[];
}

function wordsIn(texts: readonly string[]): readonly string[] {
  return texts.join('').replaceAll(invisible, '').split(/\s+/).filter(Boolean);
}

const inline = /^(?:a|abbr|b|cite|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|var)$/;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Notes of the preview, and a heading’s link to itself. */
const ownClasses = 'anchor api-absent box-label box-source break-message embed outside-link'.split(' ');

function read(node: Node, texts: Texts, into: string[]): void {
  if (node.type === 'text') into.push(node.value);
  if (node.type !== 'element') return;
  const { alt, className } = node.properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  if (ownClasses.some((name) => classes.includes(name))) return;
  if (node.tagName === 'img' && typeof alt === 'string') into.push(` ${alt} `);
  const isUnread = classes.includes('break');
  // A box for an image without a file shows its alternative text and the reason.
  const isImage = classes.includes('no-image');
  const gap = inline.test(node.tagName) && (node.tagName !== 'span' || classes.length === 0 || isUnread) ? '' : ' ';
  into.push(gap);
  for (const child of node.children) {
    if (child.type === 'text' && isImage) into.push(child.value.split(' · ').slice(0, -1).join(' · '));
    else read(child, texts, isUnread ? texts.unread : into);
  }
  (isUnread ? texts.unread : into).push(isUnread ? ' ' : gap);
}
