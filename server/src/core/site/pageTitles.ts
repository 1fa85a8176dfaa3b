import { keyOfAddress } from '../config/linkedFrom.ts';
import type { PageSummary } from '../page/pageSummary.ts';
import { pathKey } from '../paths/address.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';

type TitleSource = Pick<PageSummary, 'title' | 'address' | 'contents'>;

/** The titles of pages and snippets, and the pages that they link to; immutable and computed on demand. */
export class PageTitles {
  readonly #byTitle: () => ReadonlyMap<string, readonly SitePath[]>;
  readonly #byTarget: () => ReadonlyMap<string, readonly SitePath[]>;

  constructor(pages: ReadonlyMap<SitePath, TitleSource>) {
    this.#byTitle = lazy(() => filesByKey(pages, ({ title }) => (title === undefined ? [] : [keyOf(title)])));
    this.#byTarget = lazy(() => filesByKey(pages, keysOfAddresses));
  }

  /** Returns the files with a title, sorted; case and the amount of whitespace make no difference. */
  filesTitled(title: string): readonly SitePath[] {
    return this.#byTitle().get(keyOf(title)) ?? [];
  }

  /** Returns the files that may link to a page, by their `url` or in their contents; sorted. */
  filesLinkingTo(page: SitePath): readonly SitePath[] {
    return this.#byTarget().get(pathKey(page)) ?? [];
  }
}

/** Returns the keys (see `pathKey`) of the pages that a page links to: by its `url`, or in its contents. */
export function keysOfAddresses({ address, contents }: Pick<PageSummary, 'address' | 'contents'>): readonly string[] {
  const addressKey = address === undefined ? undefined : keyOfAddress(address);
  return addressKey === undefined ? contents : [...contents, addressKey];
}

function filesByKey(
  pages: ReadonlyMap<SitePath, TitleSource>,
  keysFor: (page: TitleSource) => readonly string[],
): ReadonlyMap<string, readonly SitePath[]> {
  const known = new Map<string, SitePath[]>();
  for (const [file, page] of pages) {
    for (const key of keysFor(page)) {
      const others = known.get(key);
      if (others === undefined) known.set(key, [file]);
      else others.push(file);
    }
  }
  for (const files of known.values()) files.sort();
  return known;
}

function keyOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, ' ');
}
