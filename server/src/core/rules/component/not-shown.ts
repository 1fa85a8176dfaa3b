import { mainName } from '../../components/catalogue.ts';
import { hasTrait } from '../../components/traits.ts';
import { isFromScript } from '../../page/elements/componentUses.ts';
import type { Element } from '../../page/elements/elements.ts';
import { attributeOf, attributeText, hasSpread, textOfAttribute } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { hasLinesToItself, lineEndOf, startOfLine } from '../../text/lines.ts';
import { type TextRange, deletion, insertion } from '../../text/textRange.ts';
import { lazy } from '../../util/lazy.ts';
import { code, formatList } from '../../util/messageText.ts';
import { fixesIfAny, type Finding, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { specOf } from './componentUse.ts';
import { linesWithin } from './rewriting/rewriteBlocks.ts';
import { earlyValues, isReplaced, lostChildren, removedTag, unusedTexts } from './imports/snippetTags.ts';

export const notShown: PageRule = {
  meta: {
    id: 'component/not-shown',
    title: 'Content that is never shown',
    severity: 'warning',
    worst: 'error',
    summary: 'content of a component that readers never see',
  },
  *check(context) {
    yield* unusedTexts(context);
    const first = new Map<string, Element>();
    const variations = lazy(() => context.site.config.shownVariations);
    const isSnippetTag = isReplaced(context.page);
    for (const element of context.page.elements) {
      if (isFromScript(context.page, element.name)) {
        if (isSnippetTag(element)) yield* [...lostChildren(context, element), ...earlyValues(context, element)];
        else yield* removedTag(context, element);
        continue;
      }
      const key = onlyOnce(context, element);
      const earlier = key === undefined ? undefined : first.get(key);
      if (earlier !== undefined) yield repeated(context, earlier, element);
      else if (key !== undefined) first.set(key, element);
      if (isEmpty(context, element)) yield empty(element);
      if (element.name === 'Variation') yield* hiddenVariation(element, variations());
    }
  },
};

/** Whether a component that consists of certain children has none. */
function isEmpty(context: PageContext, { name, opening, content, children, isBroken }: Element): boolean {
  if (specOf(context, name)?.children === undefined || children.length > 0 || isBroken) return false;
  if (hasSpread(opening) || context.brokenTags.hasAnyOf([name])) return false;
  return opening.form === 'selfClosing' || (content !== undefined && isBlank(context.page.text, content));
}

function isBlank(text: string, { start, end }: TextRange): boolean {
  return text.slice(start, end).trim() === '';
}

function empty({ name, opening }: Element): Finding {
  return { range: opening.range, message: `${code(name)} is empty, so nothing is shown. Add content, or remove it.` };
}

/** Returns what an element is the only one of on a page; undefined for most. */
function onlyOnce({ catalogue }: PageContext, { name, opening }: Element): string | undefined {
  const main = mainName(catalogue, name);
  if (hasTrait(name, 'isShownOnce')) return main;
  const title = main === 'View' ? textOfAttribute(opening, 'title') : undefined;
  return title && `View ${title}`;
}

function repeated(context: PageContext, earlier: Element, element: Element): Finding {
  const { name } = element;
  const title = name === 'View' ? textOfAttribute(element.opening, 'title') : undefined;
  return {
    range: element.opening.range,
    message:
      title === undefined
        ? `Only the first ${code(name)} of a page is shown. Move the content of this one to it.`
        : `The platform shows one ${code(name)} per title and ignores others titled ${code(title)}. Move the content of this one to the first, or rename one.`,
    cause: title === undefined ? undefined : 'views of one title',
    related: [{ file: context.file, range: earlier.opening.range, message: `The first ${code(name)}` }],
    fixes: fixesIfAny(() => merged(context, earlier, element)),
  };
}

/** Returns the fix that moves the content of an element to the end of an earlier one. */
function merged(context: PageContext, { closing }: Element, { name, range, content }: Element): readonly Fix[] {
  const { text } = context.page;
  if (closing === undefined || content === undefined || closing.range.end > range.start) return [];
  if (!hasLinesToItself(text, closing.range) || !hasLinesToItself(text, range)) return [];
  const lineEnd = lineEndOf(text);
  const lines = linesWithin(text, content);
  if (lines.length === 0) return [];
  const moved = insertion(closing.range.start, [...['', ...lines].map((line) => line), ''].join(lineEnd));
  const rest = /^[ \t]*(?:\r?\n){0,2}/.exec(text.slice(range.end, range.end + 100))?.[0].length ?? 0;
  const start = startOfLine(text, range.start);
  return [
    pageFix(
      context,
      `Move its content to the first ${code(name)}`,
      [moved, deletion({ start, end: range.end + rest })],
      {
        preferred: true,
      },
    ),
  ];
}

function* hiddenVariation({ opening }: Element, shown: readonly string[] | undefined): Iterable<Finding> {
  const is = attributeOf(opening, 'is');
  if (shown === undefined || is === undefined) return;
  if (shown.length === 0) {
    yield {
      range: opening.range,
      message: `Only the theme ${code('willow')} shows a ${code('Variation')}, and only one that ${code('variations')} in docs.json declares.`,
    };
    return;
  }
  const text = attributeText(is);
  const ids = text === undefined ? listedIn(is.value?.text ?? '') : [text];
  if (ids === undefined || ids.length === 0 || ids.some((id) => shown.includes(id))) return;
  yield {
    range: is.range,
    message: `docs.json declares no variation ${formatList(ids.map(code))}, so this isn’t shown. It has ${formatList(shown.map(code), 'and')}.`,
  };
}

/** Returns the strings of a list of nothing else. */
function listedIn(expression: string): readonly string[] | undefined {
  const list = /^\s*\[((?:\s*(?:"[^"\\]*"|'[^'\\]*')\s*,?)*)\s*\]\s*$/.exec(expression)?.[1];
  return list?.match(/"[^"]*"|'[^']*'/g)?.map((item) => item.slice(1, -1));
}
