import type { Element } from '../page/elements/elements.ts';
import { rootOf } from '../page/record/inclusions.ts';
import { exceededBound } from '../page/pageBounds.ts';
import type { PageModel } from '../page/pageModel.ts';
import { readPage } from '../page/readPage.ts';
import { isMarkdown } from '../paths/fileKinds.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { resolveImport, resolveSnippet } from '../site/references/resolveLink.ts';
import type { Budget } from '../util/budget.ts';
import { deepestSnippet } from '../util/limits.ts';
import { childrenOf, sourceOf, type PreviewedComponent, type RenderContext } from './context.ts';
import { contextFor, type Surroundings } from './fileContext.ts';
import { escapeHtml, tag, type Html } from './html.ts';
import { constantsIn, type Scope, type Value } from './values.ts';

/** What a name on a page comes from. */
export type Origin =
  | { readonly kind: 'snippet'; readonly file: SitePath }
  /** A component that the site brings itself, or a value. */
  | { readonly kind: 'script'; readonly source: string }
  | { readonly kind: 'missing'; readonly source: string };

/** Returns where a component is from; undefined if the page neither imports nor declares it. */
export function originOf(context: RenderContext, { name }: Element, file: string | undefined): Origin | undefined {
  const { page, site } = context;
  const root = rootOf(name);
  const used = page.script.names.has(root) ? importsOf(page).get(root) : undefined;
  if (used !== undefined) {
    const { source, imported } = used;
    const found = resolveImport(site, context.file, source);
    if (found.kind === 'missing' || found.kind === 'outside') return { kind: 'missing', source };
    const isSnippet = found.kind === 'file' && isMarkdown(found.file) && imported === 'default';
    return isSnippet ? { kind: 'snippet', file: found.file } : { kind: 'script', source };
  }
  if (page.script.names.has(root)) return { kind: 'script', source: 'this page' };
  if (name !== 'Snippet' || file === undefined) return undefined;
  const found = resolveSnippet(site, context.file, file);
  return found.kind === 'file' ? { kind: 'snippet', file: found.file } : { kind: 'missing', source: file };
}

interface ImportedName {
  readonly source: string;
  readonly imported: string;
}

/** The first import of each name of a page. */
const importsIn = new WeakMap<PageModel, ReadonlyMap<string, ImportedName>>();

function importsOf(page: PageModel): ReadonlyMap<string, ImportedName> {
  const known = importsIn.get(page);
  if (known !== undefined) return known;
  const found = new Map<string, ImportedName>();
  for (const { source, names } of page.script.imports) {
    for (const { local, imported } of names) if (!found.has(local)) found.set(local, { source, imported });
  }
  importsIn.set(page, found);
  return found;
}

/** Returns the text of a snippet with its properties; undefined if it includes itself or isn’t read. */
export function renderSnippet(use: PreviewedComponent, file: SitePath): Html | undefined {
  const { context, props } = use;
  const around = [...context.around, context.file];
  const text = context.site.snippets.get(file);
  if (text === undefined || around.includes(file) || around.length > deepestSnippet) return undefined;
  const page = context.collected.pageOf(file, () => pageOfSnippet(context, text));
  if (page === undefined) return undefined;
  const values = [...props.entries(context.collected.budget)].filter(
    (entry): entry is [string, Value] => entry[1] !== undefined,
  );
  const scope: Scope = new Map<string, Value>(values);
  const inner = contextFor({ ...withoutOwn(context), file, around, scope, isIncluded: true }, page);
  const content = inner.render(inner, inner.tree.childrenOf(page.parsed.tree.topNode));
  return tag('div', { class: 'snippet', ...sourceOf(context, use.node.range) }, content);
}

function pageOfSnippet({ collected }: RenderContext, text: string): PageModel | undefined {
  if (exceededBound(text) !== undefined) return undefined;
  return collected.budget.takeSteps(text.length) ? readPage(text) : undefined;
}

/** Returns a context without what is the including file’s own. */
function withoutOwn(context: RenderContext): Surroundings {
  const rest: Partial<Record<'idAt' | 'breaks', unknown>> & Surroundings = { ...context };
  delete rest.idAt;
  delete rest.breaks;
  return rest;
}

export function importedConstants(
  { site, file, page }: Pick<RenderContext, 'site' | 'file' | 'page'>,
  budget: Budget,
): Scope {
  const scope = new Map<string, Value>();
  const byFile = new Map<SitePath, Scope>();
  for (const { source, names } of page.script.imports) {
    const found = resolveImport(site, file, source);
    const text = found.kind === 'file' ? site.snippets.get(found.file) : undefined;
    if (found.kind !== 'file' || text === undefined || names.length === 0) continue;
    const constants = byFile.get(found.file) ?? constantsOf(found.file, text, budget);
    byFile.set(found.file, constants);
    for (const { local, imported } of names) {
      const value = constants.get(imported);
      if (value !== undefined) scope.set(local, value);
    }
  }
  return scope;
}

function constantsOf(file: SitePath, text: string, budget: Budget): Scope {
  const script = isMarkdown(file) ? scriptOf(text, budget) : text;
  return constantsIn(script, new Map(), budget);
}

function scriptOf(text: string, budget: Budget): string {
  if (exceededBound(text) !== undefined || !budget.takeSteps(text.length)) return '';
  return readPage(text)
    .script.ranges.map(({ start, end }) => text.slice(start, end))
    .join('\n');
}

/** Returns a box with a label for what the preview doesn’t run. */
export function boxHtml(use: PreviewedComponent, label: string, isMissing = false): Html {
  const { context, node } = use;
  const { opening } = node.element;
  const source = context.page.text.slice(opening.range.start, opening.range.end);
  const head = tag('p', { class: 'box-label' }, escapeHtml(label));
  const code = tag(
    'code',
    { class: 'box-source' },
    escapeHtml(source.length > 300 ? `${source.slice(0, 300)}…` : source),
  );
  const content = tag('div', { class: 'box-content' }, childrenOf(use));
  return tag(
    'div',
    { class: isMissing ? 'box is-missing' : 'box', ...sourceOf(context, node.range) },
    `${head}${code}${content}`,
  );
}
