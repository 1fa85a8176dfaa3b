import type { DeclaredName } from '../../../page/mdx/script/readScript.ts';
import type { Element } from '../../../page/elements/elements.ts';
import { isAlone } from '../../../page/elements/ownBlock.ts';
import type { PageModel } from '../../../page/pageModel.ts';
import { earlyValue } from '../../../page/record/hiddenValues.ts';
import { snippetNames } from '../../../page/record/snippetNames.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
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

/**
 * Yields the attributes of a snippet that are exports of the page: the platform makes constants of the attributes before
 * these, so that the page fails.
 */
export function* earlyValues({ page }: PageContext, { name, opening }: Element): Iterable<Finding> {
  for (const attribute of opening.attributes) {
    const declared = earlyValue(page, attribute);
    if (declared === undefined) continue;
    yield {
      range: attribute.range,
      severity: 'error',
      message: `The snippet ${code(name)} gets ${code(attribute.name)} before the page declares ${code(declared.name)}, so the page can’t be shown. Write the value itself.`,
    };
  }
}

/** Yields the finding of the tag of an export that is no function: the platform removes its block. */
export function* removedTag(context: PageContext, element: Element): Iterable<Finding> {
  const { page, catalogue } = context;
  const { name, opening } = element;
  const [base = name, ...parts] = name.split('.');
  if (!/^\p{Lu}/u.test(base)) return;
  const declared = page.script.declaredByName.get(base);
  if (declared?.isExported !== true || declared.initializer === undefined) return;
  const isPart = parts.length > 0;
  if (!isPart && declared.initializer === 'function' && !isClass(page, declared)) return;
  // A component of the platform is known by its name; an element is none in a sentence, either.
  if (catalogue.get(name) !== undefined) return;
  if (declared.initializer !== 'shown' && !isAlone(page, element)) return;
  const cause = isPart ? `${code(name)} isn’t exported by itself` : `${code(name)} isn’t a function`;
  const advice = isPart ? 'Export it as a function with a name of its own.' : `Declare it as ${code('() => …')}.`;
  yield { range: opening.nameRange, message: `${cause}, so ${code(`<${name} />`)} isn’t shown. ${advice}` };
}

/** Whether a name is declared as a class, which is a function in JavaScript, but none to the platform. */
function isClass({ text }: PageModel, { range }: DeclaredName): boolean {
  return (
    /\bclass\s+$/.test(text.slice(Math.max(0, range.start - 30), range.start)) ||
    isClassValue.test(text.slice(range.end, range.end + 30))
  );
}

const isClassValue = /^\s*=\s*\(?\s*class\b/;
