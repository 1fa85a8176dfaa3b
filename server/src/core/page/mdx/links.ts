import type { Element, InlineContext } from '@lezer/markdown';
import type { Labels } from './definitions.ts';
import { stateOf, type OpenLabel } from './inlineState.ts';
import { partsOf } from './lezerInternals.ts';
import { endOfLabel, footnoteKey, labelKey, readResource } from './linkParts.ts';

/** Deeper brackets are text. */
const deepest = 200;

const openBracket = {};

/** Parses a bracket that may begin a link or an image; the closing one decides. */
export function parseLabelStart(context: InlineContext, next: number, pos: number): number {
  const isImage = next === 33 && context.char(pos + 1) === 91;
  if (!isImage && next !== 91) return -1;
  const { labels } = stateOf(context);
  const end = pos + (isImage ? 2 : 1);
  if (labels.length >= deepest) return end;
  context.addDelimiter(openBracket, pos, end, false, false);
  const part = partsOf(context).length - 1;
  labels.push({ kind: isImage ? 'image' : 'link', part, start: end, isInactive: false });
  return end;
}

/** What follows a label: an address in parentheses, a second label, or nothing. */
interface Target {
  readonly end: number;
  readonly parts: readonly Element[];
}

/**
 * Parses the end of a label. Links whose labels the page doesn't define are text, so their content may still belong to
 * another link.
 */
export function parseLabelEnd(context: InlineContext, pos: number, defined: Labels): number {
  const { labels } = stateOf(context);
  const label = labels.pop();
  if (label === undefined || label.isInactive) return -1;
  const target = targetAfter(context, label, pos, defined);
  if (target === undefined) return label.kind === 'image' ? endFootnote(context, label, pos, defined) : -1;
  const from = label.start - (label.kind === 'image' ? 2 : 1);
  const content = context.takeContent(label.part);
  if (label.kind === 'link') for (const outer of labels) if (outer.kind === 'link') outer.isInactive = true;
  return context.addElement(
    context.elt(label.kind === 'image' ? 'Image' : 'Link', from, target.end, [
      context.elt('LinkMark', from, label.start),
      ...content,
      context.elt('LinkMark', pos, pos + 1),
      ...target.parts,
    ]),
  );
}

function targetAfter(context: InlineContext, label: OpenLabel, pos: number, defined: Labels): Target | undefined {
  const isShort = defined.size > 0 && pos - label.start < 1_000;
  const isDefined = isShort && defined.has(labelKey(context.slice(label.start, pos)));
  const shortcut = isDefined ? { end: pos + 1, parts: [] } : undefined;
  switch (context.char(pos + 1)) {
    case 40:
      return resourceAfter(context, pos + 1) ?? shortcut;
    case 91:
      return labelAfter(context, pos + 1, defined, isDefined);
    default:
      return shortcut;
  }
}

function resourceAfter(context: InlineContext, open: number): Target | undefined {
  const { offset } = context;
  const resource = readResource(context.text, open - offset, stateOf(context).noTitleFrom);
  if (resource === undefined) return undefined;
  const { end, address, title } = resource;
  return {
    end: end + offset,
    parts: [
      context.elt('LinkMark', open, open + 1),
      ...(address === undefined ? [] : [context.elt('URL', address.start + offset, address.end + offset)]),
      ...(title === undefined ? [] : [context.elt('LinkTitle', title.start + offset, title.end + offset)]),
      context.elt('LinkMark', end + offset - 1, end + offset),
    ],
  };
}

/** Returns the target `[label]` if it is defined, or `[]` if the label before it is. */
function labelAfter(context: InlineContext, open: number, defined: Labels, isDefined: boolean): Target | undefined {
  const actual = endOfLabel(context.text, open - context.offset);
  const end = actual === undefined ? open + 2 : actual + context.offset;
  const isFull = actual !== undefined && defined.has(labelKey(context.slice(open + 1, end - 1)));
  const isCollapsed = isDefined && context.char(open + 1) === 93;
  return isFull || isCollapsed ? { end, parts: [context.elt('LinkLabel', open, end)] } : undefined;
}

/** Parses `[^label]` of a footnote that the page defines. */
export function parseFootnoteReference(context: InlineContext, pos: number, defined: Labels): number {
  if (context.char(pos + 1) !== 94 || defined.size === 0) return -1;
  const end = endOfLabel(context.text, pos - context.offset);
  if (end === undefined) return -1;
  const label = context.text.slice(pos - context.offset + 2, end - 1);
  if (/\s/.test(label) || !defined.has(footnoteKey(label))) return -1;
  return context.addElement(context.elt('FootnoteReference', pos, end + context.offset));
}

/** Ends `![^label]` that is no image as an exclamation mark and a footnote. */
function endFootnote(context: InlineContext, label: OpenLabel, pos: number, defined: Labels): number {
  const text = context.slice(label.start, pos);
  if (!text.startsWith('^') || !defined.has(footnoteKey(text.slice(1)))) return -1;
  context.takeContent(label.part);
  return context.addElement(context.elt('FootnoteReference', label.start - 1, pos + 1));
}
