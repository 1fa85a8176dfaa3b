import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { withLineFeeds } from '../text/lines.ts';
import { type TextRange, isInAny } from '../text/textRange.ts';
import { finished } from '../util/finished.ts';
import { lazy } from '../util/lazy.ts';
import { blocksOf, isHeadingNode } from './blocks.ts';
import { fenceMistakesIn } from './fences/fenceMistakes.ts';
import { readFrontMatter } from './frontMatter/frontMatter.ts';
import { beginsLikeScript, readingParagraphScripts } from './paragraphScripts.ts';
import { checkExpression, isComment } from './mdx/script/checkScript.ts';
import { mdxNodes } from './mdx/nodeTypes.ts';
import { parsingPage } from './mdx/parsedPage.ts';
import { walkTree } from './mdx/walkTree.ts';
import { BracketScanner } from './mdx/script/bracketScanner.ts';
import { isBroken, scanTag, type JsxTag } from './mdx/script/scanTag.ts';
import type { Definition, Expression, Fence, Heading, LinkLike, PageModel, PageScript } from './pageModel.ts';
import { PageLookups } from './pageLookups.ts';
import type { PageProblem, UnfinishedTag } from './pageProblem.ts';
import { blockAround, SyntaxErrorClassifier } from './elements/syntaxErrorClassifier.ts';
import { isBareAddress, readDefinition, readFence, readHeading, readLink } from './readNodes.ts';
import { joinSwapped } from './elements/swappedTags.ts';
import { TagMatcher } from './elements/tagMatcher.ts';
import { isOfPlatform, readingScript, type ReadScript } from './mdx/script/readScript.ts';
import { PageTrees } from './mdx/script/scriptTree.ts';
import { swallowedTags } from './mdx/script/swallowedTags.ts';

/** Reads a page, whatever its text is; what an earlier reading of nearly the same text found is taken over. */
export function readPage(text: string, previous?: PageModel): PageModel {
  return finished(readingPage(text, previous));
}

/** As {@link readPage}, in small steps: a caller may do something else after each. */
export function* readingPage(written: string, previous?: PageModel): Generator<undefined, PageModel> {
  const text = withLineFeeds(written);
  const parsed = yield* parsingPage(text, previous?.parsed);
  const reader = new PageReader(
    text,
    lazy(() => withoutQuoteMarks(text, parsed.tree)),
  );
  yield* walkTree(parsed.tree, reader);
  const blocks = blocksOf(parsed.tree.topNode);
  yield;
  return { text, parsed, blocks, ...(yield* reader.finishing()) };
}

function rangeOf({ from, to }: SyntaxNodeRef): TextRange {
  return { start: from, end: to };
}

const mdxNames: ReadonlySet<string> = new Set(Object.values(mdxNodes));

/** Nodes that may end while an element in them is open; where another one ends, its elements have to be closed. */
const noContainers: ReadonlySet<string> = new Set(['Document', ...mdxNames]);

/** As many tags and expressions are read in a step: a line may consist of a hundred thousand. */
const tagsInStep = 500;

/** A run of adjacent tags and expressions, and how far it is read. */
interface Flow {
  readonly text: string;
  at: number;
  readonly end: number;
  readonly braces: BracketScanner;
}

/** Collects the elements of a page from its tree, in the order of the text. */
class PageReader {
  readonly #text: string;
  readonly #unquoted: () => string;
  readonly #headings: Heading[] = [];
  readonly #links: LinkLike[] = [];
  readonly #images: LinkLike[] = [];
  readonly #definitions: Definition[] = [];
  readonly #fences: Fence[] = [];
  readonly #codeSpans: TextRange[] = [];
  readonly #math: TextRange[] = [];
  readonly #tags: JsxTag[] = [];
  readonly #expressions: Expression[] = [];
  readonly #scripts: TextRange[] = [];
  /** The paragraphs of the page itself that begin like imports and exports. */
  readonly #likeScripts: TextRange[] = [];
  readonly #problems: PageProblem[] = [];
  readonly #elements = new TagMatcher();
  readonly #broken: SyntaxErrorClassifier;
  /** Reads the text without the marks of quotes, which would be taken for the ends of tags. */
  readonly #brokenInQuotes: () => SyntaxErrorClassifier;
  /** Text before this offset belongs to a syntax error (an HTML comment, say) and isn't checked by itself. */
  #brokenUntil = 0;
  /** The number of quotes around the current node. */
  #quotes = 0;
  /** The number of list items around it. */
  #items = 0;
  /** Braces before this offset may belong to an unclosed one, or to a tag that is unfinished before them. */
  #bracesUntil = 0;
  #attributesUntil = 0;
  #flow: Flow | undefined;

  constructor(text: string, unquoted: () => string) {
    this.#text = text;
    this.#unquoted = unquoted;
    this.#broken = new SyntaxErrorClassifier(text);
    this.#brokenInQuotes = lazy(() => new SyntaxErrorClassifier(unquoted()));
  }

  /** Whether what is in the node is to be read as well. */
  enter(node: SyntaxNodeRef): boolean {
    if (node.to <= this.#brokenUntil) return false;
    if (node.name === 'Blockquote') this.#quotes++;
    if (node.name === 'ListItem') this.#items++;
    if (!noContainers.has(node.name)) this.#elements.enterBlock();
    if (node.from >= this.#brokenUntil) this.#read(node);
    return true;
  }

  leave(node: SyntaxNodeRef): void {
    if (node.name === 'Blockquote') this.#quotes--;
    if (node.name === 'ListItem') this.#items--;
    if (!noContainers.has(node.name)) this.#elements.leaveBlock(node.to);
  }

  /** Returns what was read, in a few steps. */
  *finishing(): Generator<undefined, Omit<PageModel, 'text' | 'parsed' | 'blocks'>> {
    const text = this.#text;
    const trees = new PageTrees(text);
    // It ends the elements that are still open.
    const inTags = this.#elements.finish(text.length);
    const { elements } = this.#elements;
    const ofParagraphs = yield* readingParagraphScripts(text, this.#likeScripts, elements, inTags, trees);
    const ranges = [...this.#scripts, ...ofParagraphs.used].sort((a, b) => a.start - b.start);
    const scripts = yield* readingScripts(text, ranges, trees);
    yield;
    const problems = this.#sortedProblems([...scripts.problems, ...ofParagraphs.problems], inTags);
    yield;
    const lookups = new PageLookups(elements, problems);
    const fenceMistakes = fenceMistakesIn(text, this.#fences);
    yield;
    const labels = new Set(this.#definitions.map(({ label }) => label));
    // Brackets without an address are a link only if the page defines their label.
    const isLink = ({ reference }: LinkLike): boolean => reference === undefined || labels.has(reference);
    const images = this.#images.filter(isLink);
    return {
      frontMatter: readFrontMatter(text),
      headings: this.#headings,
      links: this.#links.filter(isLink),
      images,
      definitions: this.#definitions,
      fences: this.#fences,
      fenceMistakes,
      codeSpans: this.#codeSpans,
      math: this.#math,
      expressions: this.#expressions,
      shownExpressions: shownExpressions(this.#expressions, images),
      tags: this.#tags,
      elements,
      script: scripts.script,
      trees,
      problems,
      lookups,
    };
  }

  /** Returns all problems in the order of the text. */
  #sortedProblems(inScripts: readonly PageProblem[], inTags: readonly PageProblem[]): readonly PageProblem[] {
    const ofTags = joinSwapped(this.#text, this.#elements.elements, inTags);
    return [...this.#problems, ...inScripts, ...ofTags]
      .map((problem) => (problem.kind === 'unfinishedTag' ? this.#withClosing(problem) : problem))
      .sort((a, b) => a.range.start - b.range.start);
  }

  #withClosing(problem: UnfinishedTag): UnfinishedTag {
    return { ...problem, closing: this.#elements.closingOf(problem.tag) };
  }

  #read(node: SyntaxNodeRef): void {
    if (isHeadingNode(node.name)) this.#headings.push(readHeading(this.#text, node.node));
    else if (mdxNames.has(node.name)) this.#readMdx(node);
    else this.#readMarkdown(node);
  }

  #readMarkdown(node: SyntaxNodeRef): void {
    switch (node.name) {
      case 'Paragraph':
        if (beginsLikeScript(this.#text, node.from) && node.node.parent?.name === 'Document')
          this.#likeScripts.push(rangeOf(node));
        break;
      case 'FencedCode':
        this.#fences.push(readFence(this.#text, rangeOf(node)));
        break;
      case 'InlineCode':
        this.#codeSpans.push(rangeOf(node));
        break;
      case 'InlineMath':
      case 'BlockMath':
        this.#math.push(rangeOf(node));
        break;
      case 'Link':
        this.#links.push(readLink(this.#text, node.node));
        break;
      case 'Image':
        this.#images.push(readLink(this.#text, node.node));
        break;
      case 'LinkReference':
        this.#definitions.push(readDefinition(this.#text, node.node));
        break;
      case 'URL':
        if (isBareAddress(node.node)) this.#links.push(readLink(this.#text, node.node));
        break;
    }
  }

  #readMdx(node: SyntaxNodeRef): void {
    switch (node.name) {
      case mdxNodes.esm:
        this.#scripts.push(rangeOf(node));
        break;
      case mdxNodes.flow:
      case mdxNodes.tag:
      case mdxNodes.expression:
        this.#flow = this.#flowIn(rangeOf(node));
        break;
      case mdxNodes.broken:
        this.#readBroken(node.node);
        break;
    }
  }

  /** Goes on with a run of adjacent tags and expressions. */
  goOn(): boolean {
    const flow = this.#flow;
    for (let left = tagsInStep; flow !== undefined && flow.at < flow.end && left > 0; left--)
      flow.at = this.#readTagOrExpression(flow);
    if (flow === undefined || flow.at >= flow.end) this.#flow = undefined;
    return this.#flow !== undefined;
  }

  /** Returns the offset after what it read. */
  #readTagOrExpression({ text, at, braces }: Flow): number {
    const char = text.charAt(at);
    const tag = char === '<' ? scanTag(text, at, text.length, braces) : undefined;
    if (tag !== undefined && !isBroken(tag)) {
      this.#takeTag(tag);
      return tag.range.end;
    }
    const expressionEnd = char === '{' ? braces.endOf(at) : undefined;
    if (expressionEnd !== undefined) this.#takeExpression({ start: at, end: expressionEnd });
    return expressionEnd ?? at + 1;
  }

  #flowIn({ start, end }: TextRange): Flow {
    const text = this.#textOf(start, end);
    return { text, at: start, end, braces: new BracketScanner(text, text.length, 'braces') };
  }

  /** Returns the text of a range for tags and expressions over several lines, without the marks of quotes. */
  #textOf(start: number, end: number): string {
    const isOverLines = this.#quotes > 0 && this.#text.slice(start, end).includes('\n');
    return isOverLines ? this.#unquoted() : this.#text;
  }

  #takeTag(tag: JsxTag): void {
    this.#tags.push(tag);
    this.#elements.take(tag);
    for (const { name, value } of tag.attributes) {
      if (value?.kind !== 'expression') continue;
      const problem = checkExpression(
        this.#textOf(value.range.start, value.range.end),
        value.range,
        name === '' ? 'spread' : 'attribute',
      );
      if (problem !== undefined) this.#problems.push({ kind: 'expression', range: value.range, owner: 'attribute' });
    }
  }

  #takeExpression(range: TextRange): void {
    const isRemark = isComment(this.#textOf(range.start, range.end), range);
    const isUncertain = range.start < this.#bracesUntil;
    this.#expressions.push({ range, isComment: isRemark, isUncertain });
    if (isRemark || isUncertain) return;
    if (checkExpression(this.#textOf(range.start, range.end), range, 'text') === undefined) return;
    this.#problems.push({ kind: 'expression', range, owner: 'text' });
  }

  #classifier(): SyntaxErrorClassifier {
    return this.#quotes > 0 ? this.#brokenInQuotes() : this.#broken;
  }

  #readBroken({ from, parent }: SyntaxNode): void {
    const block = blockAround(parent);
    const limit = block?.to ?? this.#text.length;
    const { problem, until, tags } = this.#classifier().at(from, limit, this.#quotes + this.#items > 0);
    // Their closing tags may be anywhere if the text between leaves the block.
    const isLeft = problem.range.end > limit;
    for (const tag of tags) {
      if (isLeft && tag.form === 'opening') this.#elements.takeBroken(tag, false);
      else this.#takeTag(tag);
    }
    this.#brokenUntil = until;
    if (problem.kind === 'outsideLines') {
      // A run of tags is read as it is; in a paragraph the tag is no node of its own.
      const isInside = parent?.name !== mdxNodes.flow;
      if (isInside && problem.fullTag !== undefined) this.#elements.takeBroken(problem.fullTag, block?.from === from);
      if (isInside) this.#brokenUntil = problem.range.end;
      this.#problems.push({ ...problem, isInside });
      return;
    }
    if (problem.kind === 'openBrace' && from < this.#attributesUntil) return;
    this.#problems.push(problem);
    if (problem.kind !== 'unfinishedTag' && problem.kind !== 'openBrace') return;
    // Within a sentence or a cell a tag can't continue after its end.
    const farthest = block === null || block.from === from ? this.#text.length : block.to;
    this.#bracesUntil = Math.min(this.#classifier().blankLineAfter(from), farthest);
    if (problem.kind === 'openBrace') return;
    this.#attributesUntil = this.#bracesUntil;
    this.#elements.takeBroken(problem.tag, block?.from === from);
  }
}

/**
 * Returns a page's text with spaces for the marks that begin the lines of quotes, so that multi-line constructs in them
 * can be read. The marks are found in the text, because tags have none in the tree.
 */
function withoutQuoteMarks(text: string, tree: Tree): string {
  const lines = text.split('\n');
  let index = 0;
  let start = 0;
  const moveTo = (offset: number): void => {
    while (index > 0 && start > offset) start -= (lines[--index]?.length ?? 0) + 1;
    while (index < lines.length - 1 && start + (lines[index]?.length ?? 0) < offset)
      start += (lines[index++]?.length ?? 0) + 1;
  };
  tree.iterate({
    enter: ({ name, from, to }) => {
      if (name !== 'Blockquote') return;
      moveTo(from);
      const first = index;
      moveTo(to);
      for (let at = first; at <= index; at++) lines[at] = lines[at]?.replace(/^([ \t]*)>/, '$1 ') ?? '';
    },
  });
  return lines.join('\n');
}

/** Reads the imports and exports of a page, which are in some ranges of its text, and returns them with their errors. */
function* readingScripts(
  text: string,
  ranges: readonly TextRange[],
  trees: PageTrees,
): Generator<undefined, { readonly script: PageScript; readonly problems: readonly PageProblem[] }> {
  const problems: PageProblem[] = [];
  const imported = new Set<string>();
  const read: ReadScript[] = [];
  for (const range of ranges) {
    yield;
    const script = yield* readingScript(text, range, trees, imported);
    if (script.problem !== undefined) {
      const isProse = script.problem.reason === 'notEsm';
      problems.push({ kind: 'script', range, isProse, swallowed: swallowedTags(text, range) });
    } else {
      for (const { names } of script.imports) for (const { local } of names) imported.add(local);
    }
    read.push(script);
  }
  yield;
  const imports = read.flatMap((script) => script.imports);
  const declared = read.flatMap((script) => script.declared);
  const names = new Set<string>();
  for (const one of imports) if (!isOfPlatform(one)) for (const { local } of one.names) names.add(local);
  for (const { name } of declared) names.add(name);
  const declaredByName = new Map(declared.map((one) => [one.name, one]));
  return { script: { ranges, imports, declared, declaredByName, names }, problems };
}

/** Returns the ranges of the expressions in the text that are no comments; in the description of an image they are text. */
function shownExpressions(expressions: readonly Expression[], images: readonly LinkLike[]): readonly TextRange[] {
  const labels = images.map(({ label }) => label);
  return expressions.flatMap(({ range, isComment, isUncertain }) =>
    isComment || isUncertain || isInAny(labels, range.start) ? [] : [range],
  );
}
