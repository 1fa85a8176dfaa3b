import type { SyntaxNode } from '@lezer/common';
import type { PageContext } from '../site/siteSnapshot.ts';
import { Budget, noCost } from '../util/budget.ts';
import { budgets } from '../util/limits.ts';
import { apiPage } from './api/apiPage.ts';
import { BlockSources, KnownBlocks, type BlockAtLine, type RenderedBlock } from './articleBlocks.ts';
import { withPageLines } from './blockLines.ts';
import { Collected, type TocEntry } from './collected.ts';
import type { RenderContext } from './context.ts';
import { renderNodes } from './elements.ts';
import { contextFor, preparing, type Surroundings } from './fileContext.ts';
import { escapeHtml, ownId, tag, type Html } from './html.ts';
import type { RenderNode, RenderTree } from './renderTree.ts';
import { alone, type RenderOptions, type RenderServices } from './services.ts';
import { importedConstants } from './snippets.ts';
import { mergeConflictsIn } from '../page/mergeConflicts.ts';
import type { PageProblem } from '../page/pageProblem.ts';
import { coveredLookup } from '../rules/engine/covered.ts';
import { mostOfRule } from '../rules/engine/rule.ts';
import { syntaxErrorsOf } from '../rules/mdx/syntax.ts';
import { wordingOf } from '../rules/mdx/syntaxError/syntaxErrorMessages.ts';
import { conflictMessage } from '../util/messageText.ts';
import { frontMatterEntry } from '../page/frontMatter/schema.ts';
import { displayTitleOf } from '../site/pageTitles.ts';
import { linkAttributes, renderIcon } from './links.ts';

export interface RenderedPage {
  readonly title: string;
  readonly mode: PageMode;
  /** How often it was rendered, each time from the one before. */
  readonly version: number;
  /** The text of the page with its title. */
  readonly blocks: readonly BlockAtLine[];
  readonly html: Html;
  /** What is shown next to it instead of the list of sections. */
  readonly aside: Html;
  readonly toc: readonly TocEntry[];
  /** What every block depends on. */
  readonly inputs: readonly unknown[];
}

/**
 * Renders a page in its site, block by block: a caller may do something else after each. Nothing of the page is executed,
 * and all of its text is escaped. Of the previous rendering of the page, the blocks that would be the same are used again.
 */
export function* renderingOf(
  page: PageContext,
  options: RenderOptions,
  services: RenderServices,
  previous?: RenderedPage,
): Generator<undefined, RenderedPage> {
  yield* preparing(page.page, page.catalogue, page.pageIndex.sections);
  const breaks = yield* readingBreaks(page);
  const inputs = inputsOf(page, options);
  const version = (previous?.version ?? 0) + 1;
  const isKnown = previous?.inputs.length === inputs.length && inputs.every((one, at) => one === previous.inputs[at]);
  const render = (known: readonly BlockAtLine[]): Generator<undefined, RenderedPage | undefined> =>
    new PageRenderer(page, options, services, { known, inputs, version, breaks }).render();
  // A block may depend on what others before it claim, such as an id: then all are rendered.
  const rendered = (isKnown ? yield* render(previous.blocks) : undefined) ?? (yield* render([]));
  if (rendered === undefined) throw new Error('A page without known blocks wasn’t rendered');
  return rendered;
}

/** Returns what every block of a page depends on. */
function inputsOf({ page, site, file }: PageContext, { resourceBase, allowsRemoteImages }: RenderOptions): unknown[] {
  const script = page.script.ranges.map(({ start, end }) => page.text.slice(start, end)).join('\n');
  const definitions = page.definitions.map(({ label, url }) => `${label} ${url?.value ?? ''}`).join('\n');
  const labels = [...page.parsed.labels].join('\n');
  const { config, files, snippets, apiDescriptions, settings } = site;
  return [
    file,
    config,
    files,
    snippets,
    apiDescriptions,
    settings,
    resourceBase,
    allowsRemoteImages,
    script,
    definitions,
    labels,
  ];
}

interface Rendering {
  readonly known: readonly BlockAtLine[];
  readonly inputs: readonly unknown[];
  readonly version: number;
  readonly breaks: RenderContext['breaks'];
}

class PageRenderer {
  readonly #page: PageContext;
  readonly #context: RenderContext;
  readonly #budget = new Budget(budgets.preview);
  readonly #collected = new Collected(new Budget(budgets.previewBlock));
  readonly #known: KnownBlocks;
  readonly #rendering: Rendering;
  #blocks: BlockAtLine[] = [];
  #count = 0;
  /** The line of the last block that is shown, if the page is too long. */
  #endLine: number | undefined;

  constructor(page: PageContext, options: RenderOptions, services: RenderServices, rendering: Rendering) {
    this.#page = page;
    this.#rendering = rendering;
    this.#known = new KnownBlocks(rendering.known);
    const surroundings = surroundingsOf(page, this.#collected, options, services);
    this.#context = contextFor({ ...surroundings, breaks: rendering.breaks }, page.page);
  }

  /** Returns the page; undefined if a known block would be another one now. */
  *render(): Generator<undefined, RenderedPage | undefined> {
    const page = this.#page;
    const mode = modeOf(page);
    const document = page.page.parsed.tree.topNode;
    const { tree } = this.#context;
    yield;
    const nodes = tree.childrenOf(document);
    if (!(yield* this.#renderBody(nodes))) return undefined;
    this.#collected.budget = this.#budget.within(budgets.previewBlock);
    this.#addOwn('end', this.#endLine === undefined ? '' : endNote('This page is', this.#endLine));
    const body = this.#takeBlocks();
    yield;
    const footnotes = alone(this.#context, () => footnotesOf(this.#context, document, tree), '');
    yield;
    const api = apiPage(this.#context);
    this.#addOwn(
      'head',
      mode === 'custom' || mode === 'frame' ? '' : alone(this.#context, () => headOf(this.#context, page), ''),
    );
    this.#addOwn('views', viewsHtml(this.#collected));
    this.#addOwn('operation', api.bar);
    const before = this.#takeBlocks();
    this.#addOwn('api', api.html);
    this.#addOwn('footnotes', footnotes);
    const blocks = [...before, ...body, ...this.#blocks];
    return this.#finish(mode, api.aside, blocks);
  }

  #finish(mode: PageMode, apiAside: Html, blocks: readonly BlockAtLine[]): RenderedPage {
    const { toc, aside } = this.#collected;
    const { version, inputs } = this.#rendering;
    return {
      ...{ title: titleIn(this.#page), mode, version, blocks, toc },
      get html() {
        return blocks.map(({ block, line }) => withPageLines(block.html, line)).join('');
      },
      aside:
        aside.length === 0 ? apiAside : aside.map(({ html, firstLine }) => withPageLines(html, firstLine)).join(''),
      inputs,
    };
  }

  #takeBlocks(): readonly BlockAtLine[] {
    const blocks = this.#blocks;
    this.#blocks = [];
    return blocks;
  }

  /** Renders the blocks of the text, up to where it is too long; false if a known one would be another one now. */
  *#renderBody(nodes: readonly RenderNode[]): Generator<undefined, boolean> {
    const sources = yield* BlockSources.reading(this.#context);
    const collected = this.#collected;
    for (const node of nodes) {
      yield;
      const { line } = this.#context.lines.positionAt(node.range.start);
      if (this.#budget.isExhausted) break;
      collected.firstLine = line;
      const source = sources.of(node);
      const known = this.#known.take(source);
      if (known === undefined || !this.#budget.hasRoomFor(known.cost)) this.#addRendered(node, source, line);
      else if (collected.repeat(known.effects)) {
        this.#budget.add(known.cost);
        this.#blocks.push({ block: known, line });
      } else return false;
      if (!this.#budget.hasRoomFor(noCost)) this.#endLine = line;
    }
    collected.firstLine = 0;
    return true;
  }

  #addRendered(node: RenderNode, source: string, line: number): void {
    const collected = this.#collected;
    const { services } = this.#context;
    const lacks = services.lacks();
    collected.takeEffects();
    const budget = this.#budget.within(budgets.previewBlock);
    collected.budget = budget;
    const html = renderNodes({ ...this.#context, firstLine: line }, [node]);
    const effects = collected.takeEffects();
    this.#budget.add(budget.used);
    const isWhole = !budget.isExhausted;
    // What lacks something, or is only a part of its block, may be more the next time.
    const isFinal = isWhole && services.lacks() === lacks;
    const note = isWhole || this.#budget.isExhausted ? '' : endNote('This part of the page is', line);
    this.#add(isFinal ? source : '', `${html}${note}`, line, { effects, cost: budget.used });
  }

  /** Adds what isn’t from the text of the page; it is the known block if it is equal. */
  #addOwn(source: string, html: Html): void {
    const known = this.#known.take(source);
    if (known?.html === html) this.#blocks.push({ block: known, line: 0 });
    else if (html !== '') this.#add(source, html, 0, { effects: [], cost: noCost });
  }

  #add(source: string, html: Html, line: number, rest: Pick<RenderedBlock, 'effects' | 'cost'>): void {
    const { version } = this.#rendering;
    const id = `${version}.${this.#count++}`;
    // Makes one text of the thousands of pieces, which would take eight times the memory.
    html.charCodeAt(0);
    this.#blocks.push({ block: { id, version, source, html, ...rest }, line });
  }
}

function surroundingsOf(
  page: PageContext,
  collected: Collected,
  options: RenderOptions,
  services: RenderServices,
): Surroundings {
  const { site, catalogue, file } = page;
  return {
    ...{ site, catalogue, options, services, file, collected },
    isIncluded: false,
    around: [],
    scope: importedConstants({ site, file, page: page.page }, collected.budget),
    variables: new Map(site.config.variables.map(({ name, value }) => [name, value])),
    isListed: true,
    isInLink: false,
    render: renderNodes,
  };
}

/** Returns what is shown where a page stops that is too long. */
function endNote(subject: string, line: number): Html {
  const text = `${subject} too long for the preview, which ends here, in the block that begins at line ${line + 1}. Readers of the site see all of it.`;
  return tag('div', { class: 'box' }, tag('p', { class: 'box-label' }, escapeHtml(text)));
}

function viewsHtml({ views }: Collected): Html {
  if (views.length === 0) return '';
  const options = views.map(({ title, icon }, at) => {
    const state = { 'aria-checked': String(at === 0), tabindex: at === 0 ? '0' : '-1' };
    const label = `${icon}${tag('span', {}, escapeHtml(title))}`;
    return tag('button', { type: 'button', role: 'radio', ...state, 'data-view-option': title }, label);
  });
  const group = { class: 'view-switch', role: 'radiogroup', 'aria-label': 'View', 'data-key': 'views' };
  return tag('div', group, options.join(''));
}

/** Returns the footnotes that the text refers to, in the order of their numbers. */
function footnotesOf(context: RenderContext, document: SyntaxNode, tree: RenderTree): Html {
  const { page, collected, file, lines } = context;
  const shown = new Set<number>();
  const items = document.getChildren('FootnoteDefinition').flatMap((node) => {
    const label = node.getChild('FootnoteLabel');
    const name = label === null ? '' : page.text.slice(label.from + 2, label.to - 1).toLowerCase();
    const number = collected.knownFootnote([file], name);
    // Of several definitions, the first counts.
    if (number === undefined || shown.has(number)) return [];
    shown.add(number);
    const { line } = lines.positionAt(node.from);
    const content = renderNodes(context, tree.childrenOf(node));
    return [{ number, html: tag('li', { id: ownId(`fn-${number}`), value: number, 'data-line': line }, content) }];
  });
  items.sort((a, b) => a.number - b.number);
  return items.length === 0 ? '' : tag('ol', { class: 'footnotes' }, items.map(({ html }) => html).join(''));
}

/** Returns the messages of a page’s syntax errors, with pauses. */
function* readingBreaks(page: PageContext): Generator<undefined, RenderContext['breaks']> {
  const reported = new Set<PageProblem>();
  const isCovered = coveredLookup(page.pageIndex.covered);
  for (const problem of syntaxErrorsOf(page)) {
    // Nobody reads more, and describing each takes time.
    if (reported.size === mostOfRule) break;
    if (isCovered('mdx/syntax', problem.range.start)) continue;
    reported.add(problem);
    yield;
  }
  const conflicts = new Set(mergeConflictsIn(page.page).map(({ marker }) => marker.start));
  const messageOf = (problem: PageProblem): string => {
    if (conflicts.has(problem.range.start)) return conflictMessage;
    return reported.has(problem) ? wordingOf(page, problem) : '';
  };
  const breaks = new Map<number, string>();
  for (const problem of page.page.problems) {
    breaks.set(problem.range.start, messageOf(problem));
    yield;
  }
  return breaks;
}

/** How a page is laid out, as its front matter says. */
type PageMode = 'default' | 'wide' | 'center' | 'custom' | 'frame';

function textIn({ page }: Pick<PageContext, 'page'>, key: string): string | undefined {
  const value = page.frontMatter === undefined ? undefined : frontMatterEntry(page.frontMatter, key)?.value;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Returns the layout of a page; `default` if its front matter names no other. */
function modeOf(page: PageContext): PageMode {
  const mode = textIn(page, 'mode');
  return (['wide', 'center', 'custom', 'frame'] as const).find((one) => one === mode) ?? 'default';
}

function titleIn(page: PageContext): string {
  return textIn(page, 'title') ?? page.summary.title ?? displayTitleOf(page.site, page.file);
}

/** Returns what the front matter shows above the text. */
function headOf(context: RenderContext, page: PageContext): Html {
  const icon = renderIcon(context, textIn(page, 'icon'), { style: textIn(page, 'iconType') });
  const description = textIn(page, 'description');
  const url = textIn(page, 'url');
  const label = textIn(page, 'tag');
  const badge = label === undefined ? '' : tag('span', { class: 'badge is-green is-pill' }, escapeHtml(label));
  const deprecated =
    textIn(page, 'deprecated') === undefined && !isFlag(page, 'deprecated')
      ? ''
      : tag('span', { class: 'badge is-orange' }, 'Deprecated');
  const title = tag('h1', { 'data-line': 0 }, `${icon}${escapeHtml(titleIn(page))}${badge}${deprecated}`);
  const lead = description === undefined ? '' : tag('p', { class: 'lead', 'data-line': 0 }, escapeHtml(description));
  const outside =
    url === undefined
      ? ''
      : tag(
          'p',
          { class: 'outside-link' },
          `Readers are sent to ${tag('a', linkAttributes(context, url), escapeHtml(url))}`,
        );
  return tag('header', { class: 'page-head' }, `${eyebrow(page)}${title}${lead}${outside}`);
}

function isFlag({ page }: PageContext, key: string): boolean {
  return page.frontMatter !== undefined && frontMatterEntry(page.frontMatter, key)?.value === true;
}

/** Returns the group of a page, above its title. */
function eyebrow({ site, file }: PageContext): Html {
  const group = site.config.navigation.entriesOf(file)[0]?.groups.at(-1)?.title ?? '';
  return group === '' ? '' : tag('p', { class: 'eyebrow' }, escapeHtml(group));
}
