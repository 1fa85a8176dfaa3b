import {
  CompletionItemKind,
  DiagnosticSeverity,
  FoldingRangeKind,
  InlayHintKind,
  InsertTextFormat,
  InsertTextMode,
  MarkupKind,
  SymbolKind,
  type DocumentUri,
  type ColorInformation,
  type CompletionItem,
  type Diagnostic,
  type DocumentSymbol,
  type FoldingRange,
  type Hover,
  type InlayHint,
  type LinkedEditingRanges,
  type Location,
  type MarkupContent,
  type Range,
  type SelectionRange,
  type SymbolInformation,
  type TextEdit,
} from 'vscode-languageserver';
import type * as answers from '../../core/features/answers.ts';
import type { PathAbove, SitePath } from '../../core/paths/sitePath.ts';
import type { RelatedLocation } from '../../core/rules/engine/rule.ts';
import { repeatCounts, repeatsText, type SiteFinding } from '../../core/rules/engine/repeats.ts';
import type { TextRange, TextEdit as EditInText } from '../../core/text/textRange.ts';
import type { DiagnosticData } from '../../protocol/sites.ts';
import { resolve, toUri } from '../../workspace/files/resourcePath.ts';
import { ruleUrl } from '../../workspace/ruleUrl.ts';
import type { Site } from '../../workspace/site.ts';
import { encodePart } from '../../core/text/encode.ts';
import { shorten } from '../../core/util/messageText.ts';
import type { Position } from '../../core/text/lines.ts';
import type { ClientSupport } from '../clientSupport.ts';
import type { LinePositions, LinesOf } from '../../workspace/files/fileLines.ts';

export const startOfFile: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** A row of a list shows less. */
const longestLabel = 400;

/** Returns a text as it is shown in a row; a title may be as long as its page. */
export function toLabel(text: string): string {
  return text.length <= longestLabel ? text : shorten(text.slice(0, longestLabel + 1), longestLabel);
}

export function toRange(lines: LinePositions, range: TextRange): Range {
  return { start: lines.positionAt(range.start), end: lines.positionAt(range.end) };
}

export function toTextEdit(lines: LinePositions, edit: EditInText): TextEdit {
  return { range: toRange(lines, edit.range), newText: edit.newText };
}

export function toFileUri(site: Pick<Site, 'root'>, file: SitePath | PathAbove): DocumentUri {
  return toUri(resolve(site.root, file));
}

const completionKinds: Readonly<Record<answers.CompletionKind, CompletionItemKind>> = {
  property: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  snippet: CompletionItemKind.Snippet,
  page: CompletionItemKind.File,
  folder: CompletionItemKind.Folder,
  file: CompletionItemKind.File,
  icon: CompletionItemKind.Reference,
  color: CompletionItemKind.Color,
  version: CompletionItemKind.Constant,
  component: CompletionItemKind.Class,
  closingTag: CompletionItemKind.Operator,
  attribute: CompletionItemKind.Property,
  section: CompletionItemKind.Reference,
  language: CompletionItemKind.EnumMember,
};

export function toCompletionItem(
  lines: LinePositions,
  item: answers.CompletionItem,
  client: ClientSupport,
): CompletionItem {
  const { range, newText } = item.edit;
  const asSnippet = item.isSnippet && client.snippets;
  return {
    label: toLabel(item.label),
    kind: completionKinds[item.kind],
    ...detailOf(item, client),
    ...(item.documentation ? { documentation: toMarkup(item.documentation, client.markdownItems) } : {}),
    sortText: item.sortText,
    filterText: item.filterText,
    textEdit: {
      range: toRange(lines, range),
      newText: item.isSnippet && !asSnippet ? withoutTabStops(newText) : newText,
    },
    insertTextFormat: asSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    insertTextMode: InsertTextMode.adjustIndentation,
    ...(item.additionalEdits && { additionalTextEdits: item.additionalEdits.map((edit) => toTextEdit(lines, edit)) }),
    ...(item.asksAgain && client.suggestCommand !== undefined
      ? { command: { title: 'Suggest', command: client.suggestCommand } }
      : {}),
  };
}

/** Returns the title of a page where every row shows it, if possible. */
function detailOf({ kind, detail }: answers.CompletionItem, { labelDetails }: ClientSupport): Partial<CompletionItem> {
  if (detail === undefined) return {};
  const isTitle = kind === 'page' || kind === 'section';
  return labelDetails && isTitle ? { labelDetails: { description: toLabel(detail) } } : { detail: toLabel(detail) };
}

/** Returns a snippet's text for an editor without snippet support. */
function withoutTabStops(snippet: string): string {
  return snippet
    .replace(/\$\{\d+\|((?:\\.|[^,|\\])*)[^}]*\|\}/g, '$1')
    .replace(/\$\{\d+:((?:\\.|[^}\\])*)\}/g, '$1')
    .replace(/\$\{\d+\}|\$\d+/g, '')
    .replace(/\\([\\$},|])/g, '$1');
}

function toMarkup(markdown: string, isMarkdown: boolean): MarkupContent {
  return isMarkdown
    ? { kind: MarkupKind.Markdown, value: markdown }
    : { kind: MarkupKind.PlainText, value: toPlainText(markdown) };
}

export function toHover(
  lines: LinePositions,
  hover: answers.Hover,
  site: Site,
  { markdownHover }: Pick<ClientSupport, 'markdownHover'>,
): Hover {
  const image = hover.image === undefined ? '' : `\n\n![](${toFileUri(site, hover.image)}|height=120)`;
  return {
    range: toRange(lines, hover.range),
    contents: toMarkup(hover.markdown + image, markdownHover),
  };
}

const symbolKinds: Readonly<Record<answers.SymbolKind, SymbolKind>> = {
  group: SymbolKind.Namespace,
  page: SymbolKind.File,
  object: SymbolKind.Object,
  list: SymbolKind.Array,
  text: SymbolKind.String,
  number: SymbolKind.Number,
  boolean: SymbolKind.Boolean,
  heading: SymbolKind.String,
  component: SymbolKind.Struct,
};

export function toDocumentSymbol(lines: LinePositions, symbol: answers.DocumentSymbol): DocumentSymbol {
  return {
    name: toLabel(symbol.name),
    detail: toLabel(symbol.detail),
    kind: symbolKinds[symbol.kind],
    range: toRange(lines, symbol.range),
    selectionRange: toRange(lines, symbol.selectionRange),
    children: symbol.children.map((child) => toDocumentSymbol(lines, child)),
  };
}

/** Returns symbols as a list, for clients that can’t show those within others. */
export function flattened(
  uri: DocumentUri,
  symbols: readonly DocumentSymbol[],
  containerName?: string,
): SymbolInformation[] {
  return symbols.flatMap(({ name, kind, range, children }) => [
    { name, kind, location: { uri, range }, ...(containerName !== undefined && { containerName }) },
    ...flattened(uri, children ?? [], name),
  ]);
}

const foldingKinds = {
  comment: FoldingRangeKind.Comment,
  imports: FoldingRangeKind.Imports,
  region: FoldingRangeKind.Region,
} as const;

export function toFoldingRange(lines: LinePositions, { range, kind }: answers.FoldingRange): FoldingRange {
  const folded = { startLine: lines.positionAt(range.start).line, endLine: lines.positionAt(range.end).line };
  return kind === undefined ? folded : { ...folded, kind: foldingKinds[kind] };
}

/**
 * Converts ranges, ordered from the innermost out; an editor needs at least one, so there is an empty one at the
 * cursor.
 */
export function toSelectionRange(lines: LinePositions, cursor: Position, ranges: readonly TextRange[]): SelectionRange {
  const empty: SelectionRange = { range: { start: cursor, end: cursor } };
  const around = [...ranges].reverse().reduce<SelectionRange | undefined>((parent, range) => {
    const current = { range: toRange(lines, range) };
    return parent === undefined ? current : { ...current, parent };
  }, undefined);
  return around ?? empty;
}

export function toLinkedRanges(lines: LinePositions, names: readonly TextRange[]): LinkedEditingRanges {
  // Editors compile the pattern without flags, where `\p{L}` would match the letters of its name.
  const wordPattern = '[A-Za-z$_\\u00aa-\\uffff][\\w$.:\\u00aa-\\uffff-]*';
  return { ranges: names.map((range) => toRange(lines, range)), wordPattern };
}

export function toColor(lines: LinePositions, { range, red, green, blue }: answers.ColorRange): ColorInformation {
  return {
    range: toRange(lines, range),
    color: { red: red / 255, green: green / 255, blue: blue / 255, alpha: 1 },
  };
}

export function toInlayHint(lines: LinePositions, { offset, text: label }: answers.InlayHint): InlayHint {
  return { position: lines.positionAt(offset), label: toLabel(label), kind: InlayHintKind.Type, paddingLeft: true };
}

const diagnosticSeverities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const;

/** The maximum number of locations that a diagnostic names. */
const mostRelated = 30;

export function toDiagnostic(
  linesOf: LinesOf,
  finding: SiteFinding,
  site: Site,
  { showRuleCommand }: Pick<ClientSupport, 'showRuleCommand'>,
): Diagnostic {
  const related = relatedLocationsOf(finding).slice(0, mostRelated);
  return {
    range: toRange(linesOf(finding.file), finding.range),
    severity: diagnosticSeverities[finding.severity],
    code: finding.rule.id,
    codeDescription: {
      href: showRuleCommand === undefined ? ruleUrl(finding.rule.id) : commandUrl(showRuleCommand, finding.rule.id),
    },
    source: 'docsight',
    ...(finding.isExtra && { data: { isExtra: true } satisfies DiagnosticData }),
    message: `${finding.message}${repeatsText(repeatCounts(finding))}`,
    ...(related.length > 0 && {
      relatedInformation: related.map((location) => ({
        location: toLocation(linesOf, location.file, location.range, site),
        message: location.message,
      })),
    }),
  };
}

/** Returns the URL that runs a command of the client with an argument. */
function commandUrl(command: string, argument: string): string {
  return `command:${command}?${encodePart(JSON.stringify([argument]))}`;
}

/** Returns all locations that explain a finding, that it counts and that it represents. */
export function relatedLocationsOf(finding: SiteFinding): readonly RelatedLocation[] {
  const { related = [], counted = [], copies = [], inFolder = [], sameCause = [] } = finding;
  const repeats = [...sameCause, ...copies, ...inFolder].map(({ file, range }) => ({ file, range }));
  return [
    ...related,
    ...counted,
    ...repeats.map(({ file, range }) => ({ file, range, message: `Same problem in ${file}` })),
  ];
}

export function toLocation(linesOf: LinesOf, file: SitePath, range: TextRange, site: Site): Location {
  return { uri: toFileUri(site, file), range: toRange(linesOf(file), range) };
}

/** Returns Markdown of a hover or a completion item as text, for clients that show its characters. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[((?:\\.|[^\]\\])*)\]\((?:\\.|[^)\\])*\)/g, '$1')
    .replace(/^ *(?:```|~~~).*\n?/gm, '')
    .replace(/(\*\*|__)(\S(?:.*?\S)?)\1/g, '$2')
    .replace(/`+([^`\n]+)`+/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&(lt|gt|amp);/g, (_, name: string) => (name === 'lt' ? '<' : name === 'gt' ? '>' : '&'))
    .trim();
}
