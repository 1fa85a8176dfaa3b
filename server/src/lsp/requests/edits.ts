import {
  CodeActionKind,
  CodeActionRequest,
  ColorPresentationRequest,
  DocumentColorRequest,
  DocumentFormattingRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  type ColorInformation,
  type ColorPresentation,
  type ColorPresentationParams,
  type FormattingOptions,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import { colorsOfConfig, writeColor } from '../../core/features/config/colors.ts';
import { colorsOfPage, writePageColor } from '../../core/features/page/colors.ts';
import { formatPage } from '../../core/features/format/formatPage.ts';
import { CloseTagRequest, closingTagEdit } from '../closeTag.ts';
import { configActions, pageActions } from '../codeActions.ts';
import type { ConfigContext, JsonContext, FragmentContext, PageDocumentContext } from '../documentContext.ts';
import { fromColor, fromRange } from '../fromProtocol.ts';
import { toColor, toTextEdit } from '../toProtocol.ts';
import { fragmentOf, composedLinesOf } from '../composedLines.ts';
import type { DocumentParams, Handlers, RequestRow } from './requestRow.ts';

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

/** Requests that return edits of the document. */
export const editRequests: readonly RequestRow[] = [
  {
    capability: {
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
    register: (connection, answer) =>
      connection.onRequest(
        CodeActionRequest.type,
        answer(null, { config: configActions, fragment: configActions, page: pageActions }),
      ),
  },
  {
    capability: { colorProvider: true },
    register: (connection, answer) => {
      connection.onRequest(
        DocumentColorRequest.type,
        answer([], {
          config: colors,
          fragment: colors,
          page: ({ document, page }) => colorsOfPage(page).map((color) => toColor(document, color)),
        }),
      );
      connection.onRequest(
        ColorPresentationRequest.type,
        answer([], {
          config: presentColor,
          fragment: presentColor,
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
      ): TextEdit[] => json.format(document, options, range);
      const formatting: Handlers<FormatParams, TextEdit[] | null> = {
        config: format,
        fragment: format,
        json: format,
        page: formatOfPage,
      };
      connection.onRequest(DocumentFormattingRequest.type, answer(null, formatting));
      connection.onRequest(DocumentRangeFormattingRequest.type, answer(null, formatting));
    },
  },
];

function formatOfPage(
  { document, page: { page }, settings }: PageDocumentContext,
  { options, range }: FormatParams,
): TextEdit[] | null {
  if (settings.formatPages === 'never') return null;
  const indent = options.insertSpaces ? ' '.repeat(options.tabSize) : '\t';
  const layout = { indent, isStrict: settings.formatsStrictly };
  const edits = formatPage(page, layout, range && fromRange(document, range));
  return edits.map((edit) => toTextEdit(document, edit));
}

interface FormatParams extends DocumentParams {
  readonly options: FormattingOptions;
  readonly range?: Range;
}
