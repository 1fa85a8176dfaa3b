import { isMarkdown } from '../../paths/fileKinds.ts';
import { splitAddress } from '../../paths/address.ts';
import { ownText } from '../../util/strings.ts';
import { isInSite } from './references.ts';
import type { PageModel } from '../pageModel.ts';
import { textOfAttribute } from '../pageQueries.ts';

/** Something of another file that a page shows. */
export interface Inclusion {
  readonly kind: 'import' | 'snippet';
  /** The file as the page names it. */
  readonly value: string;
  /** The exported component that is displayed; undefined if it is the file's complete text. */
  readonly name?: string;
  /** The attributes that the tags of a complete text have, sorted; `*` if there may be more. */
  readonly passes?: readonly string[];
}

/** Returns what a page displays of the site's other files, each once, in the order of the page's text. */
export function inclusionsOf({ elements, script }: PageModel): readonly Inclusion[] {
  const imported = new Map(
    script.imports.flatMap(({ source, names }) => names.map((name) => [name.local, { source, ...name }] as const)),
  );
  const passed = new Map<string, Set<string>>();
  const inclusions = elements.flatMap(({ name, opening }): readonly Inclusion[] => {
    const used = imported.get(rootOf(name));
    if (used !== undefined) {
      const isFullText = used.imported === 'default' && isMarkdown(splitAddress(used.source).path);
      if (!isInSite(used.source)) return [];
      const value = ownText(used.source);
      if (!isFullText) return [{ kind: 'import', value, name: ownText(used.imported) }];
      const names = passed.get(value) ?? new Set();
      for (const attribute of opening.attributes) names.add(attribute.name === '' ? '*' : ownText(attribute.name));
      passed.set(value, names);
      return [{ kind: 'import', value }];
    }
    const file = name === 'Snippet' ? textOfAttribute(opening, 'file') : undefined;
    return file === undefined ? [] : [{ kind: 'snippet', value: ownText(file) }];
  });
  const each = [...new Map(inclusions.map((inclusion) => [JSON.stringify(inclusion), inclusion])).values()];
  return passed.size === 0 ? each : each.map((inclusion) => withPassed(inclusion, passed));
}

function withPassed(inclusion: Inclusion, passed: ReadonlyMap<string, ReadonlySet<string>>): Inclusion {
  const names = inclusion.kind === 'import' && inclusion.name === undefined ? passed.get(inclusion.value) : undefined;
  return names === undefined || names.size === 0 ? inclusion : { ...inclusion, passes: [...names].toSorted() };
}

/** Returns the name that a tag needs on the page: of `Color.Row` the first segment. */
export function rootOf(name: string): string {
  return /^[^.]*/.exec(name)?.[0] ?? name;
}
