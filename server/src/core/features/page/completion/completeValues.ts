import type { AttributeSpec } from '../../../components/catalogue.ts';
import type { SitePath } from '../../../paths/sitePath.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import type { CompletionItem } from '../../answers.ts';
import { iconsLike } from '../../icons.ts';
import { likelyIcons } from '../../likelyNames.ts';
import { proseText } from '../../../text/markdown.ts';
import { linkTextAt, textOfAddress, type LinkKind } from './linkText.ts';
import { linkTargets, rangeReplacedBy } from './linkTargets.ts';
import { completeNames } from './completeNames.ts';
import { nameCursor } from './pageCursor.ts';
import type { PageProposal } from './pageProposal.ts';
import type { AttributeValueCursor } from './tagCursor.ts';

/** What is typed of a value. */
type TypedValue = Pick<AttributeValueCursor, 'typed' | 'replace'>;

/** A value of an attribute; code gets braces, a string gets quotes. */
interface Value extends Pick<CompletionItem, 'kind' | 'detail' | 'documentation'> {
  readonly value: string;
  readonly isCode?: boolean;
  /** What is displayed if it isn't the value. */
  readonly label?: string;
  readonly isRanked?: boolean;
  /** What is replaced, if not all of the typed text: the fragment of an address, after its `#`. */
  readonly from?: number;
  /** The file of the page that an address names. */
  readonly page?: SitePath;
}

/**
 * Returns the values valid for the attribute at the cursor. After a `{` that was just typed only code is: an expression may
 * begin on the next line, and Enter would choose a text.
 */
export function completeAttributeValue(
  context: PageContext,
  cursor: AttributeValueCursor,
  isTyped: boolean,
): readonly PageProposal[] {
  const attribute = context.catalogue.get(cursor.tagName)?.attributes.find(({ name }) => name === cursor.attribute);
  const values = attribute === undefined ? unlistedValues(context, cursor) : valuesOf(context, attribute, cursor);
  const isExpression = isTyped && cursor.form === 'braces' && cursor.typed === '';
  const fitting = isExpression ? values.filter(({ isCode }) => isCode === true) : values;
  const proposals = fitting.map((value) => proposalOf(context, value, cursor));
  const name =
    cursor.form === 'braces' ? nameCursor(context.page.text, cursor.replace.start + cursor.typed.length) : undefined;
  if (name === undefined || (isExpression && proposals.length > 0)) return proposals;
  return [...proposals, ...completeNames(context, name, isTyped)];
}

function valuesOf(context: PageContext, attribute: AttributeSpec, cursor: TypedValue): readonly Value[] {
  const fixed = attribute.values?.map(({ value, summary }): Value => ({
    value,
    kind: 'value',
    ...(value === attribute.default ? { detail: 'default' } : {}),
    ...(summary === undefined ? {} : { documentation: proseText(summary) }),
  }));
  return [
    ...(fixed ?? []),
    ...codeValues(attribute),
    ...kindValues(context, attribute, cursor),
    ...(isNumber(attribute) ? [] : (attribute.examples ?? [])).map((value): Value => ({ value, kind: 'value' })),
  ];
}

function isNumber({ type }: AttributeSpec): boolean {
  return type === 'integer' || type === 'number';
}

function codeValues(attribute: AttributeSpec): readonly Value[] {
  const { type, default: initial, minimum, maximum, examples } = attribute;
  if (type === 'boolean') return ['true', 'false'].map((value) => codeValue(value, String(initial)));
  if (!isNumber(attribute)) return [];
  if (examples !== undefined) return examples.map((value) => codeValue(value, String(initial)));
  if (minimum === undefined || maximum === undefined || maximum - minimum > 20) {
    return initial === undefined ? [] : [codeValue(String(initial), String(initial))];
  }
  const numbers = Array.from({ length: maximum - minimum + 1 }, (_, index) => String(minimum + index));
  return numbers.map((value) => codeValue(value, String(initial)));
}

function codeValue(value: string, initial: string): Value {
  return { value, kind: 'value', isCode: true, ...(value === initial ? { detail: 'default' } : {}) };
}

function kindValues(context: PageContext, { kind, examples }: AttributeSpec, cursor: TypedValue): readonly Value[] {
  const { typed } = cursor;
  if (kind === undefined) return [];
  switch (kind) {
    case 'icon':
      return /[/.]/.test(typed) ? targets(context, cursor, 'image') : icons(context, cursor);
    case 'color':
      return colors(context, examples);
    case 'link':
    case 'image':
    case 'file':
    case 'snippet':
      return targets(context, cursor, kind);
    case 'markdown':
      return [];
  }
}

/** Returns values for HTML attributes and those of the site's components, which the catalogue doesn't have. */
function unlistedValues(context: PageContext, cursor: AttributeValueCursor): readonly Value[] {
  const { tagName, attribute } = cursor;
  if (attribute === 'href') return targets(context, cursor, 'link');
  if (attribute !== 'src') return [];
  if (/^(?:source|audio|track)$/.test(tagName)) return targets(context, cursor, 'file');
  // A component of the site may show an image or play a video.
  return /^\p{Lu}/u.test(tagName) ? [...targets(context, cursor, 'image'), ...targets(context, cursor, 'file')] : [];
}

function icons(context: PageContext, { typed, replace }: TypedValue): readonly Value[] {
  const here = likelyIcons(context, linkTextAt(context.page, replace.start).text);
  const found = iconsLike(typed, context.site.config.iconLibrary, here);
  return found.map(({ name, libraries }) => ({ value: name, kind: 'icon', detail: libraries }));
}

/** Returns the colors of the site's theme. */
function colors({ site }: PageContext, examples: readonly string[] = []): readonly Value[] {
  const themed = site.config.strings.filter(({ kind, value }) => kind === 'color' && /^#[\da-f]{3,8}$/i.test(value));
  const values = themed.map(({ value, path }): Value => ({ value, kind: 'color', detail: path.join('.') }));
  return examples.length > 0 || values.length > 0 ? values : [{ value: '#0D9373', kind: 'color', detail: 'example' }];
}

function targets(context: PageContext, { typed, replace }: TypedValue, kind: LinkKind): readonly Value[] {
  const text = textOfAddress(context.page, replace.start, kind);
  return linkTargets(context, { typed, ...text }, kind).map(({ target, ...shown }) => ({ value: target, ...shown }));
}

function proposalOf(
  context: PageContext,
  { value, isCode = false, from, page, ...shown }: Value,
  cursor: AttributeValueCursor,
): PageProposal {
  const { form, quote, isClosed, replace } = cursor;
  const part = rangeReplacedBy(context, { from, page }, cursor);
  const base = { label: value, ...shown };
  if (!isCode) {
    const written = form === 'quoted' || form === 'quotedInBraces' ? value + (isClosed ? '' : quote) : `"${value}"`;
    return { ...base, newText: written, replace: part };
  }
  if (form === 'braces') return { ...base, newText: value };
  if (form === 'bare') return { ...base, newText: `{${value}}` };
  // Numbers and the like need braces: the quotes are replaced along with their content.
  const inner = form === 'quoted' ? `{${value}}` : value;
  const fullRange = { start: replace.start - 1, end: replace.end + (isClosed ? 1 : 0) };
  return { ...base, newText: inner, filterText: quote + value, replace: fullRange };
}
