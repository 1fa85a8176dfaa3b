import type { AttributeSpec, ComponentSpec } from '../../components/catalogue.ts';
import { builtIn } from '../../components/catalogue.ts';
import { ownComponent, type OwnComponent } from '../../site/imports/ownComponent.ts';
import type { PageContext } from '../../site/siteSnapshot.ts';
import { codeText } from '../../text/markdown.ts';
import { shorten } from '../../util/messageText.ts';

/**
 * Returns the component of a tag that the page imports or declares, unless the site’s settings describe it; undefined for
 * all others.
 */
export function ownComponentAt(context: PageContext, tagName: string): OwnComponent | undefined {
  const known = context.catalogue.get(tagName);
  return known === undefined || builtIn.includes(known) ? ownComponent(context, tagName) : undefined;
}

/** Returns a component of a page in the form of the catalogue. */
export function specOfOwn({ name, parameters, file }: OwnComponent): ComponentSpec {
  return {
    name,
    summary: '',
    since: 'classic',
    attributes: parameters.map((one): AttributeSpec => ({
      name: one.name,
      summary: one.value === undefined ? `of /${file}` : `default ${shorten(one.value, longestValue)}`,
      type: typeOf(one.name, one.value),
      since: 'classic',
      ...kindOf(one.name),
      ...(one.value === 'true' ? { default: true } : {}),
    })),
    anyAttributes: true,
    content: 'flow',
    body: '',
    example: '',
  };
}

const longestValue = 60;

/** Returns the type of a parameter as its default value and its name show it. */
function typeOf(name: string, value = ''): AttributeSpec['type'] {
  if (/^(?:true|false)$/.test(value)) return 'boolean';
  return /^[[{(\d]|=>/.test(value) || /^on[A-Z]/.test(name) ? 'expression' : 'any';
}

/** Returns what the values of an attribute are, where its name says so in any component. */
function kindOf(name: string): Pick<AttributeSpec, 'kind'> {
  if (name === 'href') return { kind: 'link' };
  if (name === 'icon') return { kind: 'icon' };
  return name === 'src' ? { kind: 'file' } : {};
}

/** Returns what is known of an attribute of a page’s component, in Markdown; empty if the component doesn’t read it. */
export function describeOwnAttribute({ name, file, parameters }: OwnComponent, attribute: string): string {
  const parameter = parameters.find((one) => one.name === attribute);
  if (parameter === undefined) return '';
  const { value } = parameter;
  const initial = value === undefined ? '' : ` — default ${codeText(shorten(value, longestValue))}`;
  return `**${codeText(attribute)}** of ${codeText(name)}${initial}\n\nDefined in ${codeText(`/${file}`)}`;
}
