import { whitespaceBefore } from '../../text/lines.ts';
import type { TextRange } from '../../text/textRange.ts';
import { ownText } from '../../util/strings.ts';
import type { Element } from '../elements/elements.ts';
import type { JsxAttribute } from '../mdx/script/scanTag.ts';
import type { PageModel } from '../pageModel.ts';
import { attributeOf, attributeText, attributeTextRange, hasSpread } from '../pageQueries.ts';

/** Where a request contains a parameter, as the attributes of a `ParamField` say it. */
const fieldLocations = ['path', 'query', 'header', 'cookie', 'body'] as const;
export type FieldLocation = (typeof fieldLocations)[number];

/** A `ParamField` of a page. */
export interface EndpointField {
  readonly location: FieldLocation;
  readonly name: string;
  /** The attribute that says where it is. */
  readonly locationRange: TextRange;
  readonly nameRange: TextRange;
  readonly type: string | undefined;
  readonly typeRange: TextRange | undefined;
  readonly isRequired: boolean;
  /** The attribute `required`, with the whitespace before it. */
  readonly requiredRange: TextRange | undefined;
  /** Whether its text or an attribute from elsewhere may say that it is required. */
  readonly mayBeRequired: boolean;
  /** Whether it is inside another, as a property of an object. */
  readonly isNested: boolean;
  /** Where another attribute can be inserted. */
  readonly endOfAttributes: number;
}

/** Returns a field of a page; undefined if its name isn't known, as while it is typed. */
export function fieldOf(page: PageModel, element: Element, isNested: boolean): EndpointField | undefined {
  const { opening, isBroken } = element;
  const location = fieldLocations.find((name) => attributeOf(opening, name) !== undefined);
  const attribute = location && attributeOf(opening, location);
  const nameRange = attribute && attributeTextRange(attribute);
  if (location === undefined || attribute === undefined || nameRange === undefined || isBroken) return undefined;
  const type = attributeOf(opening, 'type');
  const required = attributeOf(opening, 'required');
  return {
    location,
    name: ownText(attributeText(attribute) ?? ''),
    locationRange: attribute.nameRange,
    nameRange,
    type: own(type && attributeText(type)),
    typeRange: type && attributeTextRange(type),
    isRequired: required !== undefined && !/^(?:false|["']false["'])$/.test(required.value?.text.trim() ?? ''),
    requiredRange: required && withSpaceBefore(page.text, required),
    mayBeRequired: hasSpread(opening) || saysRequired(page, element),
    isNested,
    endOfAttributes: opening.attributes.at(-1)?.range.end ?? opening.nameRange.end,
  };
}

function own(text: string | undefined): string | undefined {
  return text === undefined ? undefined : ownText(text);
}

function withSpaceBefore(text: string, { range }: JsxAttribute): TextRange {
  return { start: range.start - whitespaceBefore(text, range.start), end: range.end };
}

function saysRequired({ text }: PageModel, { content }: Element): boolean {
  return content !== undefined && /required|optional|mandatory/i.test(text.slice(content.start, content.end));
}
