import { fromHtml } from 'hast-util-from-html';
import { comparedAddress, construct, type Construct, type Kind } from './constructs.ts';

type Node = ReturnType<typeof fromHtml>['children'][number];
type Element = Extract<Node, { readonly type: 'element' }>;

/** Returns what HTML shows as a browser reads it. */
export function shownConstructs(html: string): readonly Construct[] {
  const found: Construct[] = [];
  for (const node of fromHtml(html, { fragment: true }).children) read(node, found, false);
  return found;
}

function read(node: Node, found: Construct[], isInCode: boolean): void {
  if (node.type !== 'element' || isOwn(node)) return;
  const add = (kind: Kind, text: string): void => void found.push(construct(kind, text));
  const { tagName } = node;
  switch (tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      add('heading', `${tagName.charAt(1)} ${textIn(node)}`);
      if (valueOf(node, 'id') !== '') add('id', valueOf(node, 'id'));
      break;
    case 'a':
      add('link', `${textIn(node)} → ${isRedirected(node) ? '' : comparedAddress(valueOf(node, 'href'))}`);
      break;
    case 'img':
      add('image', `${valueOf(node, 'alt')} ← ${comparedAddress(valueOf(node, 'src'))}`);
      break;
    case 'pre':
      add('code', textIn(node));
      break;
    case 'code':
      if (!isInCode) add('span', textIn(node));
      break;
    case 'li':
      if (!valueOf(node, 'id').startsWith('fn-')) add('item', '');
      break;
    case 'tr':
      add('row', cellsOf(node).map(textIn).join('|'));
      break;
    default:
      if (classesOf(node).includes('no-image')) addBox(node, found);
  }
  for (const child of node.children) read(child, found, isInCode || tagName === 'pre');
}

function cellsOf(row: Element): readonly Element[] {
  return row.children.flatMap((cell) => (cell.type === 'element' && /^t[hd]$/.test(cell.tagName) ? [cell] : []));
}

/** An image that isn’t loaded is a box with its text and its address. */
function addBox(node: Element, found: Construct[]): void {
  const label = rawText(node);
  const [, alt = '', address = ''] = /^(?:(.*) · )?On the web: (.*)$/s.exec(label) ?? [];
  if (address !== '') found.push(construct('image', `${alt} ← ${comparedAddress(address)}`));
  else found.push(construct('image', `${label.replace(/(?:^| · )(?:Image not found: )?[^·]*$/, '')} ← `));
}

function textIn(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || isOwn(node) || isUncompared(node)) return '';
  return node.tagName === 'br' ? ' ' : node.children.map(textIn).join('');
}

function rawText(node: Node): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(rawText).join('') : '';
}

/** What the preview adds, which isn’t part of the page. */
function isOwn(node: Element): boolean {
  const names = ['anchor', 'footnote', 'copy', 'math', 'diagram'];
  return valueOf(node, 'role') === 'tooltip' || names.some((name) => classesOf(node).includes(name));
}

/** Whether a link within the site is redirected by docs.json. */
function isRedirected(node: Element): boolean {
  return valueOf(node, 'title').startsWith('Redirects to ');
}

/** What the text of the reference doesn’t have either. */
function isUncompared(node: Element): boolean {
  const classes = classesOf(node);
  return ['expression', 'icon', 'no-image'].some((name) => classes.includes(name));
}

function classesOf(node: Element): readonly string[] {
  const { className } = node.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function valueOf(node: Element, name: string): string {
  const value = node.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
