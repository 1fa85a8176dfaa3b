import { mainName } from '../../components/catalogue.ts';
import { hasTrait } from '../../components/traits.ts';
import type { Element } from '../../page/elements/elements.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import type { Fence, PageModel } from '../../page/pageModel.ts';
import { elementAround, looseContentOf } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { labelEdit, usualLabel } from '../code/blockLabel.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { specOf } from './componentUse.ts';
import { linesWithin, rewriteBlocks } from './rewriting/rewriteBlocks.ts';
import { replacement } from '../../text/textRange.ts';

export const apiOnly: PageRule = {
  meta: {
    id: 'component/api-only',
    title: 'API example on another page',
    severity: 'hint',
    summary: '`RequestExample` or `ResponseExample` on a page that doesn’t document an API endpoint',
    guideline: { convention: 'choice-5' },
    habit: { name: 'examples', smallestShare: 0.8, fewestOccurrences: 3 },
  },
  // The page that imports a snippet may document an endpoint.
  pagesOnly: true,
  *check(context) {
    const examples = context.page.elements.filter(
      ({ name }) => hasTrait(name, 'isApiExample') && specOf(context, name) !== undefined,
    );
    if (examples.length === 0 || documentsEndpoint(context)) return;
    // An API object is documented by its fields and an example response.
    const showsObject = hasElement(context, 'ResponseField') && !hasElement(context, 'RequestExample');
    if (showsObject) return;
    for (const example of examples) {
      const instead = isSingle(context.page, example) ? 'Remove the tags' : `Use a ${code('CodeGroup')} instead`;
      yield {
        range: example.opening.range,
        message: `${code(example.name)} is for pages that document an endpoint (${code('api')} or ${code('openapi')} in the front matter, or ${code('ParamField')}). ${instead}.`,
        onlyIf: 'habit',
        cause: 'side panel',
        fixes: fixesIfAny(() => fixesFor(context, example)),
      };
    }
  },
};

const endpointKeys: ReadonlySet<string> = new Set(['api', 'openapi', 'asyncapi', 'openapi-schema']);

/**
 * Whether the front matter, a parameter, an address with its method or the navigation shows that the page documents an
 * endpoint.
 */
function documentsEndpoint(context: PageContext): boolean {
  const { file, page } = context;
  const { frontMatter } = page;
  // Unreadable front matter may name an operation.
  if (
    frontMatter !== undefined &&
    (!frontMatter.isFullyRead || frontMatter.entries.some(({ key }) => endpointKeys.has(key)))
  ) {
    return true;
  }
  const folders = file.toLowerCase().split('/').slice(0, -1);
  if (folders.some((folder) => /^(?:rest-?)?apis?(?:$|-)|^(?:endpoints?|openapi)$/.test(folder))) return true;
  return hasElement(context, 'ParamField') || namesEndpoint(page);
}

function hasElement({ page, catalogue }: PageContext, requested: string): boolean {
  return page.elements.some(({ name }) => mainName(catalogue, name) === requested);
}

/** Whether a heading or a code span is a method with its path: `GET /users`. */
function namesEndpoint({ text, headings, codeSpans }: PageModel): boolean {
  const shown = [
    ...headings.map((heading) => heading.text),
    ...codeSpans.map(({ start, end }) => text.slice(start, end)),
  ];
  return shown.some((part) => /^`*(?:GET|POST|PUT|PATCH|DELETE)\b`*\s+`*(?:\/|https?:)/.test(part));
}

function fencesIn(page: PageModel, example: Element): readonly Fence[] {
  return page.fences.filter((fence) => elementAround(page, fence.range.start) === example);
}

/** Whether an example is one block, which needs no group. */
function isSingle(page: PageModel, example: Element): boolean {
  return example.children.length === 0 && fencesIn(page, example).length === 1;
}

/** Several blocks become a group, a single one remains a block. */
function fixesFor(context: PageContext, example: Element): readonly Fix[] {
  const { page } = context;
  const { opening, closing, content, range } = example;
  const loose = looseContentOf(page, example);
  if (closing === undefined || content === undefined || example.children.length > 0) return [];
  if (loose.length === 0 || loose.some(({ kind }) => kind !== 'fence') || opening.attributes.length > 0) return [];
  const fences = fencesIn(page, example);
  if (fences.length === 1) {
    return rewriteBlocks(context, `Remove the ${code(example.name)} tags`, range, linesWithin(page.text, content));
  }
  const labels = fences.flatMap((fence, index) => labelFor(page, fence, index) ?? []);
  const names = [opening, closing].map(({ nameRange }) => replacement(nameRange, 'CodeGroup'));
  return [pageFix(context, `Change to a ${code('CodeGroup')}`, [...names, ...labels])];
}

function labelFor({ text }: PageModel, fence: Fence, index: number): ReturnType<typeof labelEdit> {
  if (readFenceMeta(text, fence).title !== undefined) return undefined;
  return labelEdit(text, fence, usualLabel(text, fence) ?? `Example ${index + 1}`);
}
