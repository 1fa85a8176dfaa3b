import type { Catalogue } from '../../components/catalogue.ts';
import { isIconName } from '../../icons/iconNames.ts';
import { ownText } from '../../util/strings.ts';
import type { Element } from '../elements/elements.ts';
import { kindOfKey, schemaOfKey } from '../frontMatter/schema.ts';
import type { PageModel } from '../pageModel.ts';
import { attributeText } from '../pageQueries.ts';

/** Generated pages have no end. */
const mostNames = 200;

/** Returns the names of the icons that a page uses, each as often as it does. */
export function iconNamesIn(page: PageModel, catalogue: Catalogue): readonly string[] {
  const names = [...iconsOfFrontMatter(page), ...page.elements.flatMap((element) => iconsOf(element, catalogue))];
  return names.filter(isIconName).slice(0, mostNames).map(ownText);
}

function iconsOfFrontMatter({ frontMatter }: PageModel): readonly string[] {
  const { entries = [] } = frontMatter ?? {};
  return entries.flatMap(({ key, value }) => (typeof value === 'string' && kindOfKey(key) === 'icon' ? [value] : []));
}

function iconsOf({ name, opening }: Element, catalogue: Catalogue): readonly string[] {
  const known = catalogue.get(name)?.attributes.filter(({ kind }) => kind === 'icon');
  if (known === undefined || known.length === 0) return [];
  return opening.attributes.flatMap((attribute) =>
    known.some((one) => one.name === attribute.name) ? (attributeText(attribute) ?? []) : [],
  );
}

/** Returns the keys of a page's front matter that the format has. */
export function keysOfFrontMatter({ frontMatter }: PageModel): readonly string[] {
  const { entries = [] } = frontMatter ?? {};
  return entries.flatMap(({ key }) => (schemaOfKey(key) === undefined ? [] : [ownText(key)]));
}
