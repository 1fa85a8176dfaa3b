import type { AttributeSpec } from '../../components/catalogue.ts';
import type { JsxAttribute, JsxTag } from '../../page/mdx/script/scanTag.ts';
import { attributeText } from '../../page/pageQueries.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import type { Hover } from '../answers.ts';
import { describeIcon } from '../icons.ts';
import { codeText } from '../../text/markdown.ts';
import { describeDeclared, hoverImport } from './hoverImport.ts';
import { describeAttribute, describeComponent } from './componentText.ts';
import { describeOwnAttribute, ownComponentAt } from './ownAttributes.ts';

/** Returns the description of a component, one of its attributes, or the attribute's value. */
export function hoverTag(context: PageContext, offset: number): Hover | undefined {
  const tag = tagAt(context, offset);
  if (tag === undefined) return undefined;
  if (rangeHoldsCursor(tag.nameRange, offset)) return hoverName(context, tag);
  const attribute = tag.attributes.find(({ range }) => rangeHoldsCursor(range, offset));
  const own = attribute && ownComponentAt(context, tag.name);
  if (attribute !== undefined && own !== undefined) {
    const markdown = describeOwnAttribute(own, attribute.name);
    return rangeHoldsCursor(attribute.nameRange, offset) && markdown !== ''
      ? { range: attribute.nameRange, markdown }
      : undefined;
  }
  const spec = context.catalogue.get(tag.name);
  const attributeSpec = spec?.attributes.find(({ name }) => name === attribute?.name);
  if (attribute === undefined || spec === undefined || attributeSpec === undefined) return undefined;
  const description = describeAttribute(spec, attributeSpec);
  if (rangeHoldsCursor(attribute.nameRange, offset)) return { range: attribute.nameRange, markdown: description };
  return hoverValue(context, attribute, attributeSpec, description);
}

/** Returns the tag at an offset, unfinished ones included. */
function tagAt({ page }: PageContext, offset: number): JsxTag | undefined {
  const holds = ({ range }: JsxTag): boolean => range.start < offset && offset < range.end;
  const tag = page.tags.find(holds);
  if (tag !== undefined) return tag;
  const broken = page.problems.find((one) => one.kind === 'unfinishedTag' && rangeHoldsCursor(one.tag.range, offset));
  return broken?.kind === 'unfinishedTag' ? broken.tag : undefined;
}

function hoverName(context: PageContext, { name, nameRange }: JsxTag): Hover | undefined {
  const { page, catalogue } = context;
  const [own = ''] = name.split('.');
  const imported = hoverImport(context, own, nameRange);
  if (imported !== undefined) return imported;
  if (page.script.names.has(own)) return { range: nameRange, markdown: describeDeclared(context, own) };
  const spec = catalogue.get(name);
  return spec && { range: nameRange, markdown: describeComponent(spec) };
}

/** Returns the description of a value; undefined for links to pages and files, which show their target. */
function hoverValue(
  { site }: PageContext,
  attribute: JsxAttribute,
  spec: AttributeSpec,
  description: string,
): Hover | undefined {
  const { range } = attribute.value ?? attribute;
  const text = attributeText(attribute);
  const icon = spec.kind === 'icon' && text !== undefined ? describeIcon(text, site.config.iconLibrary) : undefined;
  if (icon !== undefined) return { range, markdown: `${icon}\n\n---\n\n${description}` };
  const resolves = spec.kind === 'link' || spec.kind === 'image' || spec.kind === 'file' || spec.kind === 'snippet';
  if (resolves || (spec.kind === 'icon' && /[/.]/.test(text ?? ''))) return undefined;
  const value = spec.values?.find((one) => one.value === text);
  const meaning = value?.summary === undefined ? '' : `${codeText(value.value)}: ${value.summary}\n\n---\n\n`;
  return { range, markdown: meaning + description };
}
