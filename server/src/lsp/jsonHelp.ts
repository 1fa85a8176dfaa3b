import {
  getLanguageService,
  type FoldingRange,
  type FormattingOptions,
  type JSONDocument,
  type LanguageService,
  type Position,
  type Range,
  type SelectionRange,
  type TextEdit,
} from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/**
 * General JSON support, independent of what a file is for. docs.json has a language of its own, so that VS Code's JSON
 * service doesn't answer in addition to Docsight; in return Docsight includes that service.
 */
export class JsonHelp {
  readonly #service: LanguageService = getLanguageService({});

  parse(document: TextDocument): JSONDocument {
    return this.#service.parseJSONDocument(document);
  }

  /** Returns the service itself, for files that aren't the configuration of a site. */
  get plain(): LanguageService {
    return this.#service;
  }

  /** Returns the labels of the service's completions at a position, if the client has the service too. */
  async offered(document: TextDocument, position: Position): Promise<ReadonlySet<string>> {
    const list = await this.#service.doComplete(document, position, this.parse(document));
    return new Set(list?.items.map(({ label }) => label));
  }

  folding(document: TextDocument): FoldingRange[] {
    return this.#service.getFoldingRanges(document);
  }

  selection(document: TextDocument, positions: Position[]): SelectionRange[] {
    return this.#service.getSelectionRanges(document, positions, this.parse(document));
  }

  /** Formats a document; changes only whitespace. */
  format(document: TextDocument, options: FormattingOptions, range?: Range): TextEdit[] {
    const fullRange = { start: document.positionAt(0), end: document.positionAt(document.getText().length) };
    return this.#service.format(document, range ?? fullRange, options);
  }
}
