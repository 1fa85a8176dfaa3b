import type { SitePath } from '../paths/sitePath.ts';
import type { TextEdit } from '../text/textEdit.ts';
import type { TextRange } from '../text/textRange.ts';

/** What features answer: plain values in offsets of the file that was asked about. */

export type CompletionKind =
  | 'property'
  | 'value'
  | 'snippet'
  | 'page'
  | 'folder'
  | 'file'
  | 'icon'
  | 'color'
  | 'version'
  | 'component'
  | 'closingTag'
  | 'attribute'
  | 'section'
  | 'language';

export interface CompletionItem {
  readonly label: string;
  readonly kind: CompletionKind;
  /** Short words behind the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** Items are shown in the order of these texts. */
  readonly sortText: string;
  /** What is compared with the text in the range that is replaced. */
  readonly filterText: string;
  readonly edit: TextEdit;
  /** Whether the edit's text has tab stops. */
  readonly isSnippet: boolean;
  readonly additionalEdits?: readonly TextEdit[];
  /** Whether there are proposals for the place where the cursor will be too, so that an editor may ask again at once. */
  readonly asksAgain?: boolean;
}

export interface CompletionList {
  readonly items: readonly CompletionItem[];
  /** Whether more would fit, so that typing on must ask again. */
  readonly isIncomplete: boolean;
}

export interface Hover {
  readonly range: TextRange;
  readonly markdown: string;
  /** An image of the site to show below. */
  readonly image?: SitePath;
}

/** Where a text leads: a file of the site and the place in it, its beginning where none is given, or an address. */
export type LinkTarget =
  | { readonly kind: 'file'; readonly file: SitePath; readonly range?: TextRange }
  | { readonly kind: 'address'; readonly url: string };

/** A place in a file of the site. */
export interface FileLocation {
  readonly file: SitePath;
  readonly range: TextRange;
}

/** A line above a place that tells who leads there. */
export interface CodeLens {
  readonly range: TextRange;
  readonly title: string;
  readonly locations: readonly FileLocation[];
}

/** A page or one of its sections, as it is found by its name. */
export interface SiteSymbol extends FileLocation {
  readonly name: string;
  readonly kind: 'page' | 'section';
  /** Of a section the title of its page; of a page its path. */
  readonly container: string;
}

export interface DocumentLink {
  readonly range: TextRange;
  readonly target: LinkTarget;
}

export type SymbolKind = 'group' | 'page' | 'object' | 'list' | 'text' | 'number' | 'boolean' | 'heading' | 'component';

export interface DocumentSymbol {
  readonly name: string;
  readonly detail: string;
  readonly kind: SymbolKind;
  readonly range: TextRange;
  /** What is selected when the symbol is chosen; within `range`. */
  readonly selectionRange: TextRange;
  readonly children: readonly DocumentSymbol[];
}

export interface ColorRange {
  readonly range: TextRange;
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** A text that is shown at an offset without being part of the file. */
export interface InlayHint {
  readonly offset: number;
  readonly text: string;
}

/** Lines that can be folded: from the line of the range's start to the line of its end. */
export interface FoldingRange {
  readonly range: TextRange;
  readonly kind?: 'comment' | 'imports' | 'region';
}
