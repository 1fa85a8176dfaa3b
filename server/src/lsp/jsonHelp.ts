import type {
  CompletionList,
  DocumentSymbol,
  FoldingRange,
  FormattingOptions,
  LanguageService,
  Position,
  Range,
  SelectionRange,
  TextEdit,
} from 'vscode-json-languageservice';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { lazy } from '../core/util/lazy.ts';

/**
 * General JSON support, independent of what a file is for. docs.json has a language of its own, so that VS Code's JSON
 * service doesn't answer in addition to Docsight; in return Docsight includes that service.
 */
export class JsonHelp {
  /** Loaded for the first JSON file; in the programs, that doesn’t let others have a turn. */
  readonly #service = lazy(async (): Promise<LanguageService> =>
    (await import('vscode-json-languageservice')).getLanguageService({}),
  );

  /** Completes in a file that isn’t the configuration of a site. */
  async complete(document: TextDocument, position: Position): Promise<CompletionList | null> {
    const service = await this.#service();
    return service.doComplete(document, position, service.parseJSONDocument(document));
  }

  /** Returns the labels of the service's completions at a position, if the client has the service too. */
  async offered(document: TextDocument, position: Position): Promise<ReadonlySet<string>> {
    const list = await this.complete(document, position);
    return new Set(list?.items.map(({ label }) => label));
  }

  async symbols(document: TextDocument): Promise<DocumentSymbol[]> {
    const service = await this.#service();
    return service.findDocumentSymbols2(document, service.parseJSONDocument(document));
  }

  async folding(document: TextDocument): Promise<FoldingRange[]> {
    return (await this.#service()).getFoldingRanges(document);
  }

  async selection(document: TextDocument, positions: Position[]): Promise<SelectionRange[]> {
    const service = await this.#service();
    return service.getSelectionRanges(document, positions, service.parseJSONDocument(document));
  }

  /** Formats a document; changes only whitespace. */
  async format(document: TextDocument, options: FormattingOptions, range?: Range): Promise<TextEdit[]> {
    const service = await this.#service();
    const fullRange = { start: document.positionAt(0), end: document.positionAt(document.getText().length) };
    return service.format(document, range ?? fullRange, options);
  }
}
