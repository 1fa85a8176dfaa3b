import type { AttributeSpec } from '../../components/catalogue.ts';
import type { JsxAttribute, JsxTag } from '../../page/mdx/scanTag.ts';
import { attributeText } from '../../page/places.ts';
import type { PageInSite } from '../../site/pageInSite.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import type { Hover } from '../answers.ts';
import { describeIcon } from '../icons.ts';
import { codeText } from '../markdown.ts';
import { hoverImport } from './hoverImport.ts';
import { describeAttribute, describeComponent } from './componentWords.ts';

/** What a component, one of its attributes or the attribute's value means. */
export function hoverTag(page: PageInSite, offset: number): Hover | undefined {
  const tag = tagAt(page, offset);
  if (tag === undefined) return undefined;
  if (rangeHoldsCursor(tag.nameRange, offset)) return hoverName(page, tag);
  const attribute = tag.attributes.find(({ range }) => rangeHoldsCursor(range, offset));
  const spec = page.catalogue.get(tag.name);
  const attributeSpec = spec?.attributes.find(({ name }) => name === attribute?.name);
  if (attribute === undefined || spec === undefined || attributeSpec === undefined) return undefined;
  const description = describeAttribute(spec, attributeSpec);
  if (rangeHoldsCursor(attribute.nameRange, offset)) return { range: attribute.nameRange, markdown: description };
  return hoverValue(page, attribute, attributeSpec, description);
}

/** The tag around an offset; also one that breaks off. */
function tagAt({ page }: PageInSite, offset: number): JsxTag | undefined {
  const holds = ({ range }: JsxTag): boolean => range.start < offset && offset < range.end;
  const whole = page.tags.find(holds);
  if (whole !== undefined) return whole;
  const broken = page.problems.find((one) => one.kind === 'unfinishedTag' && rangeHoldsCursor(one.tag.range, offset));
  return broken?.kind === 'unfinishedTag' ? broken.tag : undefined;
}

function hoverName(place: PageInSite, { name, nameRange }: JsxTag): Hover | undefined {
  const { page, catalogue } = place;
  const [own = ''] = name.split('.');
  const imported = hoverImport(place, own, nameRange);
  if (imported !== undefined) return imported;
  if (page.script.names.has(own))
    return { range: nameRange, markdown: `**${codeText(name)}** — declared on this page` };
  const spec = catalogue.get(name);
  return spec && { range: nameRange, markdown: describeComponent(spec) };
}

/** What a value means; what leads to a page or a file is shown by its target instead. */
function hoverValue(
  { site }: PageInSite,
  attribute: JsxAttribute,
  spec: AttributeSpec,
  description: string,
): Hover | undefined {
  const { range } = attribute.value ?? attribute;
  const text = attributeText(attribute);
  const icon = spec.kind === 'icon' && text !== undefined ? describeIcon(text, site.config.iconLibrary) : undefined;
  if (icon !== undefined) return { range, markdown: `${icon}\n\n---\n\n${description}` };
  const leads = spec.kind === 'link' || spec.kind === 'image' || spec.kind === 'file' || spec.kind === 'snippet';
  if (leads || (spec.kind === 'icon' && /[/.]/.test(text ?? ''))) return undefined;
  const value = spec.values?.find((one) => one.value === text);
  const meaning = value?.summary === undefined ? '' : `${codeText(value.value)}: ${value.summary}\n\n---\n\n`;
  return { range, markdown: meaning + description };
}
