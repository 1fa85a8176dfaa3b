import { isMarkdown } from '../paths/fileKinds.ts';
import { splitAddress } from '../paths/address.ts';
import { ownText } from '../util/ownText.ts';
import { isInSite } from './mentions.ts';
import type { PageModel } from './pageModel.ts';
import { textOfAttribute } from './places.ts';

/** Something of another file that a page shows. */
export interface ShownPart {
  readonly kind: 'import' | 'snippet';
  /** The file as the page names it. */
  readonly value: string;
  /** The component that is shown of what the file exports; undefined where it is the file's whole text. */
  readonly name?: string;
}

/** What a page shows of the site's other files, each once, in the order of the page's text. */
export function shownParts({ elements, script }: PageModel): readonly ShownPart[] {
  const imported = new Map(
    script.imports.flatMap(({ source, names }) => names.map((name) => [name.local, { source, ...name }] as const)),
  );
  const parts = elements.flatMap(({ name, opening }): readonly ShownPart[] => {
    const used = imported.get(rootOf(name));
    if (used !== undefined) {
      const isWhole = used.imported === 'default' && isMarkdown(splitAddress(used.source).path);
      if (!isInSite(used.source)) return [];
      const part = { kind: 'import', value: ownText(used.source) } as const;
      return [isWhole ? part : { ...part, name: ownText(used.imported) }];
    }
    const file = name === 'Snippet' ? textOfAttribute(opening, 'file') : undefined;
    return file === undefined ? [] : [{ kind: 'snippet', value: ownText(file) }];
  });
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** The name that a tag needs in the page: of `Color.Row` the first part. */
export function rootOf(name: string): string {
  return /^[^.]*/.exec(name)?.[0] ?? name;
}
