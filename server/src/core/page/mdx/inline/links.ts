import { element, type TreeElement } from '../treeElement.ts';
import type { InlineContext, OpenLabel } from './inlineContext.ts';
import { endOfLabel, footnoteKey, labelKey, readResource } from './linkParts.ts';

/** Deeper brackets are text. */
const deepest = 200;

/** Parses a bracket that may begin a link or an image; the closing one decides. */
export function parseLabelStart(context: InlineContext, next: number, pos: number): number {
  const isImage = next === 33 && context.char(pos + 1) === 91;
  if (!isImage && next !== 91) return -1;
  const end = pos + (isImage ? 2 : 1);
  return context.labels.length >= deepest ? end : context.openLabel(isImage ? 'image' : 'link', pos, end);
}

/** What follows a label: an address in parentheses, a second label, or nothing. */
interface Target {
  readonly end: number;
  readonly parts: readonly TreeElement[];
}

/**
 * Parses the end of a label. Links whose labels the page doesn't define are text, so their content may still belong to
 * another link.
 */
export function parseLabelEnd(context: InlineContext, pos: number): number {
  const { labels } = context;
  const label = labels.pop();
  if (label === undefined || label.isInactive) return -1;
  const target = targetAfter(context, label, pos);
  if (target === undefined) return label.kind === 'image' ? endFootnote(context, label, pos) : -1;
  const from = label.start - (label.kind === 'image' ? 2 : 1);
  const content = context.takeContent(label);
  if (label.kind === 'link') for (const outer of labels) if (outer.kind === 'link') outer.isInactive = true;
  return context.addElement(
    element(label.kind === 'image' ? 'Image' : 'Link', from, target.end, [
      element('LinkMark', from, label.start),
      ...content,
      element('LinkMark', pos, pos + 1),
      ...target.parts,
    ]),
  );
}

function targetAfter(context: InlineContext, label: OpenLabel, pos: number): Target | undefined {
  const { defined } = context;
  const isShort = defined.size > 0 && pos - label.start < 1_000;
  const isDefined = isShort && defined.has(labelKey(context.slice(label.start, pos)));
  const shortcut = isDefined ? { end: pos + 1, parts: [] } : undefined;
  switch (context.char(pos + 1)) {
    case 40:
      return resourceAfter(context, pos + 1) ?? shortcut;
    case 91:
      return labelAfter(context, pos + 1, isDefined);
    default:
      return shortcut;
  }
}

function resourceAfter(context: InlineContext, open: number): Target | undefined {
  const { offset } = context;
  const resource = readResource(context.text, open - offset, context.noTitleFrom);
  if (resource === undefined) return undefined;
  const { end, address, title } = resource;
  return {
    end: end + offset,
    parts: [
      element('LinkMark', open, open + 1),
      ...(address === undefined ? [] : [element('URL', address.start + offset, address.end + offset)]),
      ...(title === undefined ? [] : [element('LinkTitle', title.start + offset, title.end + offset)]),
      element('LinkMark', end + offset - 1, end + offset),
    ],
  };
}

/** Returns the target `[label]` if it is defined, or `[]` if the label before it is. */
function labelAfter(context: InlineContext, open: number, isDefined: boolean): Target | undefined {
  const actual = endOfLabel(context.text, open - context.offset);
  const end = actual === undefined ? open + 2 : actual + context.offset;
  const isFull = actual !== undefined && context.defined.has(labelKey(context.slice(open + 1, end - 1)));
  const isCollapsed = isDefined && context.char(open + 1) === 93;
  return isFull || isCollapsed ? { end, parts: [element('LinkLabel', open, end)] } : undefined;
}

/** Parses `[^label]` of a footnote that the page defines. */
export function parseFootnoteReference(context: InlineContext, pos: number): number {
  if (context.char(pos + 1) !== 94 || context.defined.size === 0) return -1;
  const end = endOfLabel(context.text, pos - context.offset);
  if (end === undefined) return -1;
  const label = context.text.slice(pos - context.offset + 2, end - 1);
  if (/\s/.test(label) || !context.defined.has(footnoteKey(label))) return -1;
  return context.addElement(element('FootnoteReference', pos, end + context.offset));
}

/** Ends `![^label]` that is no image as an exclamation mark and a footnote. */
function endFootnote(context: InlineContext, label: OpenLabel, pos: number): number {
  const text = context.slice(label.start, pos);
  if (!text.startsWith('^') || !context.defined.has(footnoteKey(text.slice(1)))) return -1;
  context.takeContent(label);
  return context.addElement(element('FootnoteReference', label.start - 1, pos + 1));
}
