import type { TextRange } from '../text/textRange.ts';
import type { Block } from './blocks.ts';
import type { Element } from './elements/elements.ts';
import type { FrontMatter } from './frontMatter/frontMatter.ts';
import type { ParsedPage } from './mdx/parsedPage.ts';
import type { DeclaredName, ReadScript } from './mdx/script/readScript.ts';
import type { JsxTag } from './mdx/script/scanTag.ts';
import type { PageTrees } from './mdx/script/scriptTree.ts';
import type { PageLookups } from './pageLookups.ts';
import type { FenceMistake, PageProblem } from './pageProblem.ts';

/** A string of a page with its range. */
export interface LocatedText {
  readonly value: string;
  readonly range: TextRange;
}

export interface Heading {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** From the first `#` (or letter, if it is underlined) to the end of its last line. */
  readonly range: TextRange;
  /** The content between the marks, without an explicit id. */
  readonly content: TextRange;
  /** What a reader sees: marks, tags and expressions left out. */
  readonly text: string;
  /** The id that the author gave: `## Title {#my-id}`. */
  readonly id: LocatedText | undefined;
}

/** A link or an image in Markdown's forms. */
export interface LinkLike {
  readonly form: 'inline' | 'reference' | 'bare';
  readonly range: TextRange;
  /** The text between the brackets; of a bare address the address itself. */
  readonly label: TextRange;
  /** What a reader sees of the label; the alternative text of an image. */
  readonly text: string;
  /** The decoded address; undefined if a definition contains it. */
  readonly url: LocatedText | undefined;
  /** The label of the definition that a reference means, as labels are compared. */
  readonly reference: string | undefined;
}

/** `[label]: address`. */
export interface Definition {
  readonly range: TextRange;
  /** As labels are compared. */
  readonly label: string;
  readonly url: LocatedText | undefined;
}

/** A fenced code block. */
export interface Fence {
  readonly range: TextRange;
  /** The backticks or tildes that open it. */
  readonly mark: TextRange;
  /** Everything after the opening marks on their line, without surrounding whitespace. */
  readonly info: TextRange;
  /** The first word after the marks; empty if there is none. */
  readonly language: LocatedText;
  /** The lines between the fences, the last line end included. */
  readonly content: TextRange;
  readonly isClosed: boolean;
}

/** `{…}` in the text or between blocks; attributes' values belong to their tags. */
export interface Expression {
  readonly range: TextRange;
  /** Whether it contains only comments or whitespace. */
  readonly isComment: boolean;
  /** Whether it may belong to the unfinished tag or the unclosed brace before it. */
  readonly isUncertain: boolean;
}

/** The elements of a page with their ranges; of a half-typed page as many as can be read. */
export interface PageModel {
  readonly text: string;
  readonly parsed: ParsedPage;
  readonly frontMatter: FrontMatter | undefined;
  /** The blocks of the page, nested as lists and quotes are. */
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  readonly links: readonly LinkLike[];
  readonly images: readonly LinkLike[];
  readonly definitions: readonly Definition[];
  readonly fences: readonly Fence[];
  /** Code blocks that end elsewhere than their author meant. */
  readonly fenceMistakes: readonly FenceMistake[];
  readonly codeSpans: readonly TextRange[];
  readonly math: readonly TextRange[];
  readonly expressions: readonly Expression[];
  /** The ranges of those that readers see something of: no comments, none that may be part of something else. */
  readonly shownExpressions: readonly TextRange[];
  /** Every tag as written. */
  readonly tags: readonly JsxTag[];
  /** Every component and HTML element, in the order of their opening tags. */
  readonly elements: readonly Element[];
  /** Imports and exports. */
  readonly script: PageScript;
  /** Its scripts and expressions as trees. */
  readonly trees: PageTrees;
  /** Everything that MDX can't read, in the order of the text. */
  readonly problems: readonly PageProblem[];
  readonly lookups: PageLookups;
}

/** The imports and exports of a page. */
export interface PageScript {
  /** The ranges of its lines, one for each consecutive run. */
  readonly ranges: readonly TextRange[];
  readonly imports: ReadScript['imports'];
  readonly declared: ReadScript['declared'];
  readonly declaredByName: ReadonlyMap<string, DeclaredName>;
  /** Every name that they add to the page; those of the platform’s components are there without an import. */
  readonly names: ReadonlySet<string>;
}
