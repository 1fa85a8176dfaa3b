import type { Element } from '../../../page/elements/elements.ts';
import type { JsxValue } from '../../../page/mdx/script/scanTag.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { snippetNames } from '../../../page/record/snippetNames.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { resolveImport } from '../../../site/references/resolveLink.ts';
import { lazy } from '../../../util/lazy.ts';
import { code, formatList } from '../../../util/messageText.ts';
import type { Finding } from '../../engine/rule.ts';

/** Returns whether the platform replaces an element by the text of a Markdown file, which is imported by default. */
export function isReplaced(page: PageModel): (element: Element) => boolean {
  const names = snippetNames(page);
  return ({ name }) => names.has(name);
}

/** Yields the finding of content between the tags of a snippet. */
export function* lostChildren({ page }: PageContext, { name, content, opening }: Element): Iterable<Finding> {
  if (content === undefined || page.text.slice(content.start, content.end).trim() === '') return;
  yield {
    range: opening.range,
    message: `${code(name)} is a snippet, so what is between its tags isn’t shown. Move it out of the tags.`,
  };
}

/** Yields the finding of the imports of snippets that the rest of the page doesn’t name, so that their text isn’t shown. */
export function* unusedTexts(context: PageContext): Iterable<Finding> {
  const { elements, script, text } = context.page;
  const names = snippetNames(context.page);
  if (names.size === 0) return;
  const tags = new Set(elements.map(({ name }) => name));
  const words = lazy(() => repeatedWords(text));
  const unused = script.imports.flatMap(({ source, names: imported }) => {
    const found = imported.filter(({ local }) => names.has(local) && !tags.has(local) && !words().has(local));
    // A file that is missing is reported as such.
    return found.length > 0 && resolveImport(context.site, context.file, source).kind === 'file' ? found : [];
  });
  const [first, ...others] = unused;
  if (first === undefined) return;
  const named = unused.slice(0, mostNamed).map(({ local }) => code(local));
  const list = formatList(unused.length > mostNamed ? [...named, `${unused.length - mostNamed} more`] : named, 'and');
  yield {
    range: first.range,
    severity: 'hint',
    message: `The text of ${list} is imported but not shown. Add ${others.length > 0 ? 'tags' : code(`<${first.local} />`)}, or remove the import${others.length > 0 ? 's' : ''}.`,
  };
}

const mostNamed = 3;

/** Returns the words that a text has more than once. */
function repeatedWords(text: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [word] of text.matchAll(/[\p{ID_Continue}$]+/gu)) (seen.has(word) ? repeated : seen).add(word);
  return repeated;
}

/** Yields the attributes of a snippet that are neither text nor a number: it doesn't get them. */
export function* lostValues(_: PageContext, { name, opening }: Element): Iterable<Finding> {
  for (const attribute of opening.attributes) {
    if (attribute.name === '' || attribute.value === undefined || !isLost(attribute.value)) continue;
    yield {
      range: attribute.range,
      message: `The snippet ${code(name)} doesn’t receive ${code(attribute.name)}: only strings and numbers are passed. Use one of these.`,
    };
  }
}

/** A template, a list, an object or an element. */
function isLost({ kind, text }: JsxValue): boolean {
  return kind === 'expression' && /^\s*[`[{<]/.test(text);
}

const exportedElement =
  /\bexport\s+const\s+([\p{Lu}][\p{ID_Continue}$]*)\s*=\s*\(?\s*<|\bexport\s+class\s+([\p{Lu}][\p{ID_Continue}$]*)/gu;

/** Returns the exports of a page that are no functions: elements and classes. */
export function elementExports({ text, script }: PageModel): ReadonlySet<string> {
  const names = script.ranges.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(exportedElement)].map(([, element, type]) => element ?? type ?? ''),
  );
  return new Set(names);
}
