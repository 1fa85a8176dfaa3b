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
 * What every JSON file has, whatever it is about. docs.json has a language of its own, so that VS Code's JSON
 * service doesn't answer beside Docsight; in return Docsight brings that service's plain help along.
 */
export class JsonHelp {
  readonly #service: LanguageService = getLanguageService({});

  parse(document: TextDocument): JSONDocument {
    return this.#service.parseJSONDocument(document);
  }

  /** The service itself, for files that configure no site. */
  get plain(): LanguageService {
    return this.#service;
  }

  /** The labels of what the service proposes at a position, where a client has the service too. */
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

  /** Never changes anything but blanks. */
  format(document: TextDocument, options: FormattingOptions, range?: Range): TextEdit[] {
    const fullRange = { start: document.positionAt(0), end: document.positionAt(document.getText().length) };
    return this.#service.format(document, range ?? fullRange, options);
  }
}
