import { itemsOf, propertiesOf } from '../../config/json/jsonTree.ts';
import { currentSchema } from '../../config/schema/formatSchemas.ts';
import type { ClassicSource } from './classicSource.ts';
import { secureHrefOf } from './hrefs.ts';
import { objectIfAny, type OutNode } from './outNode.ts';

/** The platforms that the current generation knows. */
const platforms = new Set(Object.keys(currentSchema.definitions?.['socials']?.properties ?? {}));

/** Returns an object by platform; in an older form a list of objects with `type` and `url`. */
export function socialsOf(source: ClassicSource): OutNode | undefined {
  const actual = source.peek('footer', 'socials') ?? source.peek('footerSocials');
  const named = propertiesOf(actual).map(({ name }) => [name, actual, name] as const);
  const listed = itemsOf(actual).map((item) => [source.textIn(item, 'type') ?? '', item, 'url'] as const);
  const accounts = [...named, ...listed].flatMap(([platform, owner, name]) => {
    if (!platforms.has(platform)) return [];
    const url = secureHrefOf(source, owner, name);
    return url === undefined ? [] : [[platform, url] as const];
  });
  return objectIfAny(Object.fromEntries(accounts), actual);
}
