import type { FileLocation } from '../paths/fileLocation.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { TextRange, TextEdit } from '../text/textRange.ts';

/** What features return: plain values, in offsets of the file of the request. */

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
  /** A short text after the label. */
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** The key by which items are sorted. */
  readonly sortText: string;
  /** The string that is matched against the text in the replaced range. */
  readonly filterText: string;
  readonly edit: TextEdit;
  /** Whether the edit's text has tab stops. */
  readonly isSnippet: boolean;
  readonly additionalEdits?: readonly TextEdit[];
  /**
   * Whether accepting the item puts the cursor where completion has more proposals, so that editors request it again.
   */
  readonly asksAgain?: boolean;
}

export interface CompletionList {
  readonly items: readonly CompletionItem[];
  /** Whether the list is cut, so that typing on must request it again. */
  readonly isIncomplete: boolean;
}

export interface Hover {
  readonly range: TextRange;
  readonly markdown: string;
  /** An image of the site to show below. */
  readonly image?: SitePath;
}

/** The target of a link: a file of the site and a range in it (its start, if undefined), or a URL. */
export type LinkTarget =
  | { readonly kind: 'file'; readonly file: SitePath; readonly range?: TextRange }
  | { readonly kind: 'address'; readonly url: string };

/** A line above an offset with the number of references to what follows. */
export interface CodeLens {
  readonly range: TextRange;
  readonly title: string;
  readonly locations: readonly FileLocation[];
}

/** A page or one of its sections, for the search by name. */
export interface SiteSymbol extends FileLocation {
  readonly name: string;
  readonly kind: 'page' | 'section';
  /** For a section the title of its page; for a page its path. */
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

/** A text that editors show at an offset without it being in the file. */
export interface InlayHint {
  readonly offset: number;
  readonly text: string;
}

/** Lines that can be folded: from the line of the range's start to the line of its end. */
export interface FoldingRange {
  readonly range: TextRange;
  readonly kind?: 'comment' | 'imports' | 'region';
}
