/** Text of HTML in which everything that comes from a page is escaped. */
export type Html = string;

/** Returns a text so that it is literal both between tags and within a quoted attribute. */
export function escapeHtml(text: string): Html {
  if (!/[&<>"]/.test(text)) return text;
  // A text of one value may have thousands of quotes: a function that is called for each takes several times as long.
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Values of attributes: `true` is a flag, and an attribute without a value is omitted. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Ids of the preview’s own elements begin with it; those of pages don’t. */
const ownPrefix = '_docsight-';

/** Returns the id of an element that is the preview’s own, so that nothing on a page takes its place. */
export function ownId(name: string): string {
  return `${ownPrefix}${name}`;
}

/** Returns an id that a page gives an element; undefined if it is empty or looks like one of the preview’s own. */
export function pageId(id: string | undefined): string | undefined {
  return id === undefined || id === '' || id.startsWith(ownPrefix) ? undefined : id;
}

/** Elements without content. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'source', 'col', 'wbr']);

/** Returns an element; its name and the names of its attributes must be constants, its content must be HTML. */
export function tag(name: string, attributes: Attributes = {}, content: Html = ''): Html {
  const opening = `<${name}${attributesText(attributes)}>`;
  return empty.has(name) ? opening : `${opening}${content}</${name}>`;
}

function attributesText(attributes: Attributes): Html {
  let text = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    text += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  }
  return text;
}

/** Returns the text of HTML that this folder has written, for the list of sections. */
export function textOfHtml(html: Html): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>|<math[\s\S]*?<\/math>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_found, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '"')
    .replace(/\s+/g, ' ')
    .trim();
}
