import type { ComponentSpec } from '../../components/componentSpec.ts';
import type { ComponentUse } from '../../page/elements/componentUses.ts';
import type { JsxAttribute } from '../../page/mdx/script/scanTag.ts';
import { openingTagsIn, scriptPartsOf, type JsxNode } from '../../page/mdx/script/tagsInScripts.ts';
import { textOfAttribute, attributeText } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { lazy } from '../../util/lazy.ts';
import type { Nearest } from '../../util/nearest.ts';
import { code, formatList } from '../../util/messageText.ts';
import { knownNameFix } from '../engine/knownNames.ts';
import { type Finding, type Fix, type PageRule, changeFix, changeFixes, pageFix } from '../engine/rule.ts';
import { attributeRemoval } from './attributes/attributeFixes.ts';
import {
  attributesMeant,
  freeAttributes,
  isKnown,
  misnamed,
  missingIn,
  missingLocations,
  nameWithoutLocation,
  usualAttributes,
} from './attributes/attributeNames.ts';
import { calloutType } from './attributes/calloutTypes.ts';
import { attributeSpecOf, usesOf, lacks } from './componentUse.ts';
import { type TextRange, movedBy, replacement } from '../../text/textRange.ts';
import { ownValue } from '../../util/values.ts';
import type { PageModel } from '../../page/pageModel.ts';
import { isHtmlName } from '../../page/elements/elements.ts';

export const attributeUnknown: PageRule = {
  meta: {
    id: 'component/attribute-unknown',
    title: 'Unknown attribute',
    severity: 'warning',
    summary: 'an attribute that the component doesn’t have',
    guideline: 'Don’t invent attributes',
  },
  *check(context) {
    for (const use of usesOf(context)) {
      if (use.spec.anyAttributes !== true) yield* checkTag(context, use);
    }
    yield* lostSwitches(context, context.page);
  },
};

/** No tag that somebody wrote has more attributes; each is compared with all known ones. */
const mostJudged = 200;

/** Yields a finding for each unknown attribute with a likely name, and one for the others of a tag. */
function* checkTag(context: PageContext, use: ComponentUse): Iterable<Finding> {
  // Most tags have none, and what each lacks takes longer to find.
  if (use.element.opening.attributes.every(({ name }) => isKnown(use.spec, name))) return;
  const free = lazy(() => freeAttributes(use));
  // component/attribute-required and component/param-location report misspelled attributes that they require.
  const reported = [...missingIn(use), missingLocations(use)].map((missing) => misnamed(use, missing)?.attribute);
  reported.push(nameWithoutLocation(use));
  const others: JsxAttribute[] = [];
  const known = context.site.settings.known.attributes;
  for (const attribute of use.element.opening.attributes.slice(0, mostJudged)) {
    if (known.has(attribute.name)) continue;
    if (isKnown(use.spec, attribute.name) || reported.includes(attribute)) continue;
    const special = calloutType(context, use.element, attribute) ?? fieldLabel(context, use, attribute);
    const nearest = attributesMeant(use.spec, allowing(use, attribute, free()), attribute.name);
    const reason = redundancy(use, attribute);
    const opposite = oppositeOfOpen(context, use, attribute);
    if (special !== undefined) yield { ...special, cause: causeOf(use, [attribute.name]) };
    else if (opposite !== undefined) yield opposite;
    else if (reason !== undefined) yield reportNeedless(context, use, attribute, reason);
    else if (nearest.names.length === 0 && !belongsBetweenTags(use.spec, attribute.name)) others.push(attribute);
    else yield findingFor(context, use, [attribute], nearest);
  }
  if (others.length > 0) yield findingFor(context, use, others, { names: [], isClear: false });
}

/** Returns the names under which an attribute’s value would be allowed. */
function allowing(use: ComponentUse, attribute: JsxAttribute, names: readonly string[]): readonly string[] {
  const text = attributeText(attribute);
  return names.filter((name) => {
    const values = attributeSpecOf(use.spec, name)?.values;
    return (
      text === undefined ||
      values === undefined ||
      values.some(({ value }) => value.toLowerCase() === text.toLowerCase())
    );
  });
}

function findingFor(
  context: PageContext,
  use: ComponentUse,
  attributes: readonly JsxAttribute[],
  nearest: Nearest,
): Finding {
  const names = [...new Set(attributes.map(({ name }) => name))];
  const range = attributes[0]?.nameRange ?? use.element.opening.nameRange;
  return {
    range,
    // The component looks as it always does, or the platform is newer than Docsight.
    severity: mayBeNew(use, names, nearest) ? 'hint' : undefined,
    // An invented attribute is usually used throughout the site.
    cause: causeOf(use, names),
    message: message(use, names, nearest),
    fixes: () => [
      ...fixes(context, attributes, nearest),
      ...(names.length === 1 && mayBeNew(use, names, nearest)
        ? knownNameFix(context.site.settings, 'attributes', names[0] ?? '')
        : []),
    ],
  };
}

/** Whether attributes are near to none of the component's, so that they may be newer than Docsight. */
function mayBeNew({ spec }: ComponentUse, [name = '']: readonly string[], nearest: Nearest): boolean {
  if (nearest.names.length > 0 || belongsBetweenTags(spec, name)) return false;
  return (
    attributesMeant(
      spec,
      spec.attributes.map((one) => one.name),
      name,
    ).names.length === 0
  );
}

/** Attributes for the look, which are used inconsistently, and for a behavior that has no content. */
const appearanceAttributes: ReadonlySet<string> = new Set([
  ...'align bordered border center centered cols columns gap height layout margin noborder padding radius'.split(' '),
  ...'rounded shadow size spacing width'.split(' '),
  ...'collapsed collapsible defaultopen expanded newtab newwindow open openinnewtab rel target'.split(' '),
]);

function isAppearance(name: string): boolean {
  return appearanceAttributes.has(name.toLowerCase());
}

function causeOf({ element }: ComponentUse, names: readonly string[]): string {
  const written = names.every(isAppearance) ? ['look'] : [...names].sort();
  return [element.name, ...written].join(' ');
}

/** Returns why an attribute is redundant, as it requests the default; undefined for all others. */
function redundancy({ spec, element }: ComponentUse, { name, value }: JsxAttribute): string | undefined {
  if (name.toLowerCase() === 'optional' && attributeSpecOf(spec, 'required') !== undefined) {
    return `fields are optional unless ${code('required')} is set`;
  }
  const asksForTab = /^(?:target|newTab|newWindow|openInNewTab)$/i.test(name) && !/_self|false/.test(value?.text ?? '');
  if (!asksForTab || spec.name !== 'Card') return undefined;
  const isRemote = /^(?:https?:)?\/\//.test(textOfAttribute(element.opening, 'href') ?? '');
  return isRemote ? 'links to other sites already open in a new tab' : undefined;
}

/** The component does what the attribute asks for, so nobody has to remove it. */
function reportNeedless(context: PageContext, use: ComponentUse, attribute: JsxAttribute, reason: string): Finding {
  const { name } = attribute;
  return {
    range: attribute.nameRange,
    severity: 'hint',
    cause: causeOf(use, [name]),
    message: `${code(name)} has no effect on ${code(use.element.name)}: ${reason}. Remove it.`,
    fixes: () => fixes(context, [attribute], { names: [], isClear: false }),
  };
}

/** Whether an attribute's value is text that goes between the tags. */
function belongsBetweenTags({ content }: ComponentSpec, name: string): boolean {
  return name === 'description' && content === 'flow';
}

/** A longer list of attributes doesn't help. */
const mostShown = 8;

function message({ spec, element: { name } }: ComponentUse, written: readonly string[], { names }: Nearest): string {
  const [first = '', ...more] = written;
  const unknown = `Unknown ${more.length > 0 ? 'attributes' : 'attribute'} ${formatList(written.map(code), 'and')} on ${code(name)}`;
  if (belongsBetweenTags(spec, first)) return `${unknown}. Put the text between its tags.`;
  if (names.length > 0) return `${unknown}. Did you mean ${formatList(names.map(code))}?`;
  const removal = `Remove ${more.length > 0 ? 'them, unless they are' : 'it, unless it is'} newer than this version of Docsight.`;
  const all = usualAttributes(spec).map(code);
  if (all.length === 0) return `${unknown}, which takes none. ${removal}`;
  return all.length > mostShown
    ? `${unknown}. ${removal}`
    : `${unknown}, which takes ${formatList(all, 'and')}. ${removal}`;
}

function fixes(context: PageContext, attributes: readonly JsxAttribute[], nearest: Nearest): readonly Fix[] {
  const renames = attributes.flatMap(({ nameRange }) => changeFixes(context, nameRange, nearest));
  const edits = attributes.map((attribute) => attributeRemoval(context.page.text, attribute));
  const written = formatList([...new Set(attributes.map(({ name }) => code(name)))], 'and');
  return [...renames, pageFix(context, `Remove ${written}`, edits)];
}

/** Properties of a field in schemas, in lower case, and the labels for them. */
const labels: Readonly<Record<string, string>> = {
  nullable: 'nullable',
  readonly: 'read-only',
  writeonly: 'write-only',
  immutable: 'immutable',
  unique: 'unique',
  experimental: 'experimental',
  beta: 'beta',
  internal: 'internal',
};

/** Returns the finding of a flag that fields don’t have, and that readers miss: labels are in a list of their own. */
function fieldLabel(context: PageContext, use: ComponentUse, attribute: JsxAttribute): Finding | undefined {
  const { spec, element } = use;
  const { name, value, range, nameRange } = attribute;
  const label = ownValue(labels, name.toLowerCase());
  const isSet = value === undefined || (attributeText(attribute) ?? value.text).trim() === 'true';
  if (label === undefined || !isSet || attributeSpecOf(spec, 'post') === undefined) return undefined;
  const written = `post={["${label}"]}`;
  const remove = pageFix(context, `Remove ${code(name)}`, [attributeRemoval(context.page.text, attribute)]);
  const change = changeFix(context, range, written);
  return {
    range: nameRange,
    message: `Unknown attribute ${code(name)} on ${code(element.name)}, so it isn’t shown. Use ${code(written)} for a label.`,
    fixes: () => (lacks(element.opening, 'post') ? [change, remove] : [remove]),
  };
}

/**
 * Returns the finding of an attribute that asks for a component to be closed, which it is anyway: renamed to
 * `defaultOpen` it would say the opposite.
 */
function oppositeOfOpen(
  context: PageContext,
  { spec, element }: ComponentUse,
  attribute: JsxAttribute,
): Finding | undefined {
  const { name, nameRange, range, value } = attribute;
  if (!/^(?:is|default)?(?:closed?|collapsed?)$/i.test(name) || attributeSpecOf(spec, 'defaultOpen') === undefined)
    return undefined;
  const isOpen = value !== undefined && /^\s*["']?false["']?\s*$/.test(value.text);
  const component = code(element.name);
  const open = code('defaultOpen');
  return {
    range: nameRange,
    cause: `${element.name} ${name}`,
    message: isOpen
      ? `${code(name)} has no effect on ${component}, which is closed. Use ${open} to open it.`
      : `${code(name)} has no effect: ${component} is closed unless ${open} is set. Remove it.`,
    fixes: (): readonly Fix[] => [
      isOpen
        ? pageFix(context, `Change to ${open}`, [replacement(range, 'defaultOpen')], { preferred: true })
        : pageFix(context, `Remove ${code(name)}`, [attributeRemoval(context.page.text, attribute)], {
            preferred: true,
            isSafe: true,
          }),
    ],
  };
}

/** The switches of HTML that React knows by another spelling: it omits any other attribute that is only true. */
const switches: Readonly<Record<string, string>> = {
  autoplay: 'autoPlay',
  playsinline: 'playsInline',
  allowfullscreen: 'allowFullScreen',
  autofocus: 'autoFocus',
  readonly: 'readOnly',
  novalidate: 'noValidate',
  formnovalidate: 'formNoValidate',
  nomodule: 'noModule',
  disablepictureinpicture: 'disablePictureInPicture',
  disableremoteplayback: 'disableRemotePlayback',
  itemscope: 'itemScope',
  contenteditable: 'contentEditable',
};

/** Attributes of HTML that React knows by another spelling: it writes what it doesn't know as it is, to no effect. */
const otherSpellings: Readonly<Record<string, string>> = { classname: 'className', htmlfor: 'htmlFor' };

const tagWithSwitch = new RegExp(String.raw`<[a-z][^<]*?\s(?:${Object.keys(switches).join('|')})[\s=/>]`);

/** Yields the attributes of HTML elements in lower case that are lost: switches without a text, and two others. */
function* lostSwitches(context: PageContext, page: PageModel): Iterable<Finding> {
  for (const { name: element, opening } of page.elements) {
    if (opening.attributes.length === 0 || !isHtmlName(element)) continue;
    for (const attribute of opening.attributes) {
      const name = isOn(attribute) ? ownValue(switches, attribute.name) : ownValue(otherSpellings, attribute.name);
      if (name !== undefined) yield lostSwitch(context, attribute.nameRange, name);
    }
  }
  for (const range of switchesInScripts(page, tagWithSwitch)) {
    const name = ownValue(switches, page.text.slice(range.start, range.end));
    if (name !== undefined) yield lostSwitch(context, range, name);
  }
}

function lostSwitch(context: PageContext, range: TextRange, name: string): Finding {
  const written = context.page.text.slice(range.start, range.end);
  return {
    range,
    cause: written,
    message: `${code(written)} has no effect, because React knows it as ${code(name)}. Use that name.`,
    fixes: () => [changeFix(context, range, name)],
  };
}

function isOn({ value }: JsxAttribute): boolean {
  return value === undefined || (value.kind === 'expression' && value.text.trim() === 'true');
}

/**
 * Returns the names of attributes without a value, or with `{true}`, of HTML elements in the expressions, exports and
 * values of attributes of a page. Only code with the pattern is parsed.
 */
function switchesInScripts(page: PageModel, pattern: RegExp): readonly TextRange[] {
  const { text } = page;
  if (!pattern.test(text)) return [];
  const parts = scriptPartsOf(page).filter(({ range }) => pattern.test(text.slice(range.start, range.end)));
  return parts.flatMap((part) =>
    openingTagsIn(page, part).flatMap(({ name, attributes = [] }) => {
      const isHtml = typeof name === 'object' && typeof name.name === 'string' && /^[a-z]/.test(name.name);
      return isHtml ? attributes.flatMap((attribute) => switchIn(attribute, part.range.start)) : [];
    }),
  );
}

/** Returns the name of an attribute that is switched on; none for others. */
function switchIn(attribute: JsxNode, shift: number): readonly TextRange[] {
  const { name } = attribute;
  return typeof name === 'object' && isSwitchedOn(attribute) ? [movedBy(name, shift)] : [];
}

function isSwitchedOn({ value }: JsxNode): boolean {
  if (value === null || value === undefined) return true;
  return typeof value === 'object' && value.type === 'JSXExpressionContainer' && value.expression?.value === true;
}
