import type { Catalogue } from '../components/catalogue.ts';
import type { PageModel } from '../page/pageModel.ts';
import { sectionsOf, type Section } from '../page/sections/sections.ts';
import { LineIndex } from '../text/lines.ts';
import { BlockRenderer } from './blocks.ts';
import type { Budget } from '../util/budget.ts';
import type { RenderContext } from './context.ts';
import { InlineRenderer } from './inline.ts';
import { RenderTree } from './renderTree.ts';
import { constantsIn, type Scope, type Value } from './values.ts';

/** What is derived from a file’s own text. */
type OfFile = 'page' | 'lines' | 'tree' | 'idAt' | 'firstLine' | 'scope' | 'syntax' | 'breaks';

/** What stays the same in the files that a page includes. */
export type Surroundings = Omit<RenderContext, OfFile> & Partial<Pick<RenderContext, 'scope' | 'breaks' | 'idAt'>>;

/** Returns the context in which a file is rendered. */
export function contextFor(around: Surroundings, page: PageModel): RenderContext {
  const { scope = new Map<string, Value>(), breaks = new Map<number, string>(), collected } = around;
  const { lines, syntax, tree } = partsOf(page);
  return {
    ...around,
    ...{ page, lines, syntax, tree, breaks },
    idAt: around.idAt ?? idsOf(around, page),
    firstLine: 0,
    scope: scopeOf(page, scope, collected.budget),
  };
}

type Parts = Pick<RenderContext, 'lines' | 'syntax' | 'tree'>;

/** A snippet may be included a thousand times. */
const partsIn = new WeakMap<PageModel, Parts>();

function partsOf(page: PageModel): Parts {
  const known = partsIn.get(page);
  if (known !== undefined) return known;
  const tree = new RenderTree(page);
  const parts = { lines: new LineIndex(page.text), tree, syntax: syntaxRenderer(page, tree) };
  partsIn.set(page, parts);
  return parts;
}

/** Reads what is needed of a page and its sections once, with pauses. */
export function* preparing(
  page: PageModel,
  catalogue: Catalogue,
  sections: readonly Section[],
): Generator<undefined, void> {
  partsOf(page);
  yield;
  if (idsIn.get(page)?.[0] !== catalogue) idsIn.set(page, [catalogue, sectionIds(sections, page)]);
  yield;
}

function syntaxRenderer(page: PageModel, tree: RenderTree): RenderContext['syntax'] {
  const inline = new InlineRenderer({ page }, tree);
  const blocks = new BlockRenderer({ page }, tree);
  return {
    text: (context, range) => inline.text(context, range),
    render: (context, node) =>
      inline.render(context, node) ?? blocks.render(context, node) ?? context.render(context, tree.childrenOf(node)),
  };
}

/** The ids of a page’s sections, with the catalogue that they depend on. */
const idsIn = new WeakMap<PageModel, readonly [Catalogue, ReadonlyMap<number, string>]>();

function idsOf({ catalogue }: Pick<RenderContext, 'catalogue'>, page: PageModel): ReadonlyMap<number, string> {
  const known = idsIn.get(page);
  if (known?.[0] === catalogue) return known[1];
  const ids = sectionIds(sectionsOf(page, catalogue), page);
  idsIn.set(page, [catalogue, ids]);
  return ids;
}

/** Headings keep their ids where a step before them has the same title: the platform gives most steps none. */
function sectionIds(sections: readonly Section[], page: PageModel): ReadonlyMap<number, string> {
  const ofHeadings = new Set(sections.flatMap(({ ids, kind }) => (kind === 'heading' ? ids.slice(0, 1) : [])));
  const steps = new Set(page.elements.flatMap(({ name, opening }) => (name === 'Step' ? [opening.range.start] : [])));
  return new Map(
    sections.flatMap(({ ids: [id], range, kind }) => {
      const isTaken = id !== undefined && steps.has(range.start) && ofHeadings.has(id);
      return id === undefined || kind === 'element' || isTaken ? [] : [[range.start, id] as const];
    }),
  );
}

function scopeOf({ script, text }: PageModel, scope: Scope, budget: Budget): Scope {
  return script.ranges.reduce<Scope>(
    (found, { start, end }) => constantsIn(text.slice(start, end), found, budget),
    scope,
  );
}
