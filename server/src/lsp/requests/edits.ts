import {
  CodeActionKind,
  CodeActionRequest,
  ColorPresentationRequest,
  DocumentColorRequest,
  DocumentFormattingRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  RequestType,
  type CodeAction,
  type CodeActionParams,
  type ColorInformation,
  type ColorPresentation,
  type ColorPresentationParams,
  type FormattingOptions,
  type Position,
  type Range,
  type TextDocumentIdentifier,
  type TextEdit,
} from 'vscode-languageserver';
import { closeTagEdit } from '../../core/features/page/tagPairs.ts';
import { colorsOfConfig, colorsOfPage, writeColor, writePageColor } from '../../core/features/site/colors.ts';
import type { DocumentParams } from '../../protocol/sites.ts';
import {
  composedLinesOf,
  fragmentOf,
  type ConfigContext,
  type FragmentContext,
  type JsonContext,
  type PageDocumentContext,
} from '../documentContext.ts';
import { fromColor, fromRange } from '../convert/fromProtocol.ts';
import { toColor, toTextEdit } from '../convert/toProtocol.ts';
import { rowForDocument, type Handlers, type RequestRow } from './requestRow.ts';

function colors(context: ConfigContext | FragmentContext): ColorInformation[] {
  const lines = composedLinesOf(context);
  return colorsOfConfig(context.site.takeSnapshot(), fragmentOf(context)).map((color) => toColor(lines, color));
}

function presentColor(
  { document }: ConfigContext | FragmentContext,
  { color, range }: ColorPresentationParams,
): ColorPresentation[] {
  const textEdit = toTextEdit(document, writeColor(fromColor(color), fromRange(document, range)));
  return [{ label: textEdit.newText, textEdit }];
}

export const editRequests: readonly RequestRow[] = [
  rowForDocument(
    {
      codeActionProvider: {
        codeActionKinds: [
          CodeActionKind.QuickFix,
          `${CodeActionKind.SourceFixAll}.docsight`,
          CodeActionKind.Refactor,
          CodeActionKind.RefactorExtract,
          CodeActionKind.RefactorRewrite,
        ],
      },
    },
    CodeActionRequest.type,
    null,
    {
      needsFindings: true,
      config: configActions,
      page: pageActions,
    },
  ),
  {
    capability: { colorProvider: true },
    register: (connection, answer) => {
      connection.onRequest(
        DocumentColorRequest.type,
        answer([], {
          config: colors,
          page: ({ document, page }) => colorsOfPage(page).map((color) => toColor(document, color)),
        }),
      );
      connection.onRequest(
        ColorPresentationRequest.type,
        answer([], {
          config: presentColor,
          page: ({ document }, { color, range }) => {
            const textEdit = toTextEdit(document, writePageColor(fromColor(color), fromRange(document, range)));
            return [{ label: textEdit.newText, textEdit }];
          },
        }),
      );
    },
  },
  {
    capability: { documentOnTypeFormattingProvider: { firstTriggerCharacter: '>' } },
    register: (connection, answer) => {
      connection.onRequest(
        DocumentOnTypeFormattingRequest.type,
        answer(null, {
          // A client that requests the closing tag itself would insert it twice.
          page: (context, { position }) => {
            const edit = context.client.closesTags ? undefined : closingTagEdit(context, position);
            return edit === undefined ? null : [edit];
          },
        }),
      );
      connection.onRequest(
        CloseTagRequest,
        answer(null, { page: (context, { position }) => closingTagEdit(context, position) ?? null }),
      );
    },
  },
  {
    capability: { documentFormattingProvider: true, documentRangeFormattingProvider: true },
    register: (connection, answer) => {
      const format = (
        { document, json }: ConfigContext | FragmentContext | JsonContext,
        { options, range }: FormatParams,
      ): Promise<TextEdit[]> => json.format(document, options, range);
      const formatting: Handlers<FormatParams, TextEdit[] | null> = {
        config: format,
        json: format,
        page: formatOfPage,
      };
      connection.onRequest(DocumentFormattingRequest.type, answer(null, formatting));
      connection.onRequest(DocumentRangeFormattingRequest.type, answer(null, formatting));
    },
  },
];

// A client that takes commands only gets no actions: what they do are edits. Their code, and that of the formatter, is
// loaded with the first request.

async function configActions(
  context: ConfigContext | FragmentContext,
  params: CodeActionParams,
): Promise<CodeAction[]> {
  return context.client.codeActions ? (await import('../codeActions.ts')).configActions(context, params) : [];
}

async function pageActions(context: PageDocumentContext, params: CodeActionParams): Promise<CodeAction[]> {
  return context.client.codeActions ? (await import('../codeActions.ts')).pageActions(context, params) : [];
}

async function formatOfPage(
  { document, page: { page }, settings }: PageDocumentContext,
  { options, range }: FormatParams,
): Promise<TextEdit[] | null> {
  if (settings.formatPages === 'never') return null;
  const indent = options.insertSpaces ? ' '.repeat(options.tabSize) : '\t';
  const layout = { indent, isStrict: settings.formatsStrictly };
  const { formatPage } = await import('../../core/features/format/formatPage.ts');
  const edits = formatPage(page, layout, range && fromRange(document, range));
  return edits.map((edit) => toTextEdit(document, edit));
}

interface FormatParams extends DocumentParams {
  readonly options: FormattingOptions;
  readonly range?: Range;
}

interface CloseTagParams {
  readonly textDocument: TextDocumentIdentifier;
  /** Directly after the typed `>`. */
  readonly position: Position;
}

/** Requests what a `>` that was just typed does to closing tags; editors format on type only if that is enabled. */
const CloseTagRequest = new RequestType<CloseTagParams, TextEdit | null, void>('docsight/closeTag');

function closingTagEdit({ document, page, settings }: PageDocumentContext, position: Position): TextEdit | undefined {
  const edit = settings.autoClosingTags ? closeTagEdit(page, document.offsetAt(position)) : undefined;
  return edit && toTextEdit(document, edit);
}
