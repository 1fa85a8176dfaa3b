import type { SyntaxNode } from '@lezer/common';
import type { Catalogue } from '../components/catalogue.ts';
import type { Element } from '../page/elements/elements.ts';
import { decodeEntity } from '../page/entities.ts';
import type { PageModel } from '../page/pageModel.ts';
import type { JsxAttribute } from '../page/mdx/script/scanTag.ts';
import { replaceVariables } from '../page/variableUses.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import type { LineIndex } from '../text/lines.ts';
import type { TextRange } from '../text/textRange.ts';
import type { Budget } from '../util/budget.ts';
import { mostReplaced } from '../util/limits.ts';
import { asObject, ownValue } from '../util/values.ts';
import type { Collected } from './collected.ts';
import { pageId, type Attributes, type Html } from './html.ts';
import type { RenderNode, RenderTree } from './renderTree.ts';
import type { RenderOptions, RenderServices } from './services.ts';
import { evaluate, type Scope, type Value } from './values.ts';

/** Renders the nodes of one file’s syntax tree. */
export interface SyntaxRenderer {
  text(context: RenderContext, range: TextRange): Html;
  render(context: RenderContext, node: SyntaxNode): Html;
}

/** A file while it is being rendered, with what its content depends on. */
export interface RenderContext {
  readonly site: SiteSnapshot;
  readonly catalogue: Catalogue;
  readonly options: RenderOptions;
  readonly services: RenderServices;
  readonly file: SitePath;
  readonly page: PageModel;
  readonly lines: LineIndex;
  readonly tree: RenderTree;
  /** Whether the file is a snippet within the page. */
  readonly isIncluded: boolean;
  /** The files around this one that include it. */
  readonly around: readonly SitePath[];
  readonly scope: Scope;
  readonly variables: ReadonlyMap<string, string>;
  /** Ids of headings and components by the offset at which they begin. */
  readonly idAt: ReadonlyMap<number, string>;
  /** The line of the page from which the lines of the current block count. */
  readonly firstLine: number;
  readonly collected: Collected;
  /** Whether headings are listed: not in what is folded away. */
  readonly isListed: boolean;
  /** Whether what is rendered is the text of a link. */
  readonly isInLink: boolean;
  /** Renders what its syntax tree has. */
  readonly syntax: SyntaxRenderer;
  /** Syntax errors by the offset at which they begin, as messages; empty if another finding is about the cause. */
  readonly breaks: ReadonlyMap<number, string>;
  /** Renders blocks and text alike. */
  readonly render: (context: RenderContext, nodes: readonly RenderNode[]) => Html;
}

/** A component with its attributes and content. */
export interface PreviewedComponent {
  readonly context: RenderContext;
  readonly node: Extract<RenderNode, { kind: 'element' }>;
  readonly props: Props;
}

/** Attributes with their values: those that are written, or those of an object. */
type Values = Readonly<Record<string, Value | undefined>>;

/** The attributes of an element: constants as values, everything else as its source. */
class Props {
  /** The last with a name counts. Objects aren’t copied: thousands of elements may have one with thousands of names. */
  readonly #values: readonly Values[];

  constructor(values: readonly Values[]) {
    this.#values = values;
  }

  get(name: string): Value | undefined {
    const values = this.#valuesWith(name);
    return values && ownValue(values, name);
  }

  text(...names: readonly string[]): string | undefined {
    for (const name of names) {
      const value = this.get(name);
      if (typeof value === 'string') return value;
      if (typeof value === 'number') return String(value);
    }
    return undefined;
  }

  flag(name: string): boolean {
    const value = this.get(name);
    return this.#valuesWith(name) !== undefined && value !== false && value !== 'false';
  }

  number(name: string): number | undefined {
    const value = Number(this.text(name) ?? NaN);
    return Number.isFinite(value) ? value : undefined;
  }

  /** Returns the strings of a list; a single string counts as one. */
  texts(name: string): readonly string[] {
    const value = this.get(name);
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  }

  /** Returns all of them, as far as there is room in the budget. */
  entries(budget: Budget): ReadonlyMap<string, Value | undefined> {
    const found = new Map<string, Value | undefined>();
    for (const values of this.#values) {
      const all = Object.entries(values);
      if (budget.takeSteps(all.length)) for (const [name, value] of all) found.set(name, value);
    }
    return found;
  }

  #valuesWith(name: string): Values | undefined {
    return this.#values.findLast((values) => Object.hasOwn(values, name));
  }
}

/** Returns the attributes by which the client finds the source of a block. */
export function sourceOf({ lines, isIncluded, file, firstLine }: RenderContext, { start }: TextRange): Attributes {
  const { line } = lines.positionAt(start);
  return isIncluded ? { 'data-file': file, 'data-file-line': line } : { 'data-line': line - firstLine };
}

/** Returns a key by which the client recognizes a component after a change. */
export function keyFor({ collected }: RenderContext, kind: string, title: string): string {
  const name = `${kind}:${shortened(title)}`;
  return `${name}:${collected.countKey(name)}`;
}

/** A key is in several attributes; the titles of a component may be as long as the page. */
const longestKey = 100;

/** Returns a short text that differs where a long one differs, but for accidents. */
function shortened(text: string): string {
  return text.length <= longestKey ? text : `${text.slice(0, longestKey)}~${shortHash(text)}`;
}

/** Returns a few letters and digits for a text. */
export function shortHash(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return (hash >>> 0).toString(36);
}

/** Returns an id that nothing else on the page has. */
export function claimId({ collected }: RenderContext, requested: string | undefined): string | undefined {
  const id = pageId(requested);
  return id !== undefined && collected.claimId(id) ? id : undefined;
}

/** Returns a text with the variables of docs.json replaced. */
export function withVariables({ variables }: RenderContext, text: string): string {
  if (variables.size === 0) return text;
  let room = mostReplaced;
  return replaceVariables(text, (name) => {
    const value = variables.get(name);
    if (value === undefined || value.length > room) return undefined;
    room -= value.length;
    return value;
  });
}

/** Returns the content of an element. */
export function childrenOf({ context, node }: PreviewedComponent, changes: Partial<RenderContext> = {}): Html {
  return context.render({ ...context, ...changes }, node.children);
}

/** Returns the child elements with a name, at any depth of fragments: those for which there is room in the budget. */
export function childElements(
  context: RenderContext,
  nodes: readonly RenderNode[],
  ...names: readonly string[]
): readonly Extract<RenderNode, { kind: 'element' }>[] {
  const { budget } = context.collected;
  return nodes.flatMap((node) => {
    if (node.kind !== 'element' || budget.isExhausted) return [];
    if (names.includes(node.element.name)) return budget.takeNodes() ? [node] : [];
    return node.element.name === '' ? childElements(context, node.children, ...names) : [];
  });
}

/** How components are rendered, by their names. */
export type Renderers = Readonly<Record<string, (use: PreviewedComponent) => Html>>;

/** Returns the attributes of an element with their values, as far as they are constant. */
export function propsOf(context: RenderContext, { opening }: Pick<Element, 'opening'>): Props {
  const all: Values[] = [];
  let written: Record<string, Value | undefined> | undefined;
  for (const { name, value } of opening.attributes) {
    if (name === '') {
      const spread = asObject(spreadValue(context, value?.text ?? ''));
      if (spread !== undefined) all.push(spread as Values);
      written = undefined;
    } else {
      if (written === undefined) {
        written = Object.create(null) as Record<string, Value | undefined>;
        all.push(written);
      }
      written[name] = valueIn(context, value);
    }
  }
  return new Props(all);
}

/** Returns what `{...props}` adds. */
function spreadValue({ scope, collected }: RenderContext, text: string): Value | undefined {
  const source = /^\s*\.\.\.(.*)$/s.exec(text)?.[1] ?? '';
  return evaluate(source, scope, collected.budget);
}

function valueIn(context: RenderContext, value: JsxAttribute['value']): Value | undefined {
  const { budget } = context.collected;
  if (value === undefined) return true;
  if (value.kind === 'expression') return evaluate(value.text, context.scope, budget);
  const text = withVariables(context, value.text.replace(/&#?\w+;/g, decodeEntity));
  budget.takeSteps(text.length);
  return text;
}
