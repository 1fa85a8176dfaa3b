import type { PageSummary } from '../page/pageSummary.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';

/** Which pages and snippets have which title; never changes once made, and costs nothing until somebody asks. */
export class PageTitles {
  readonly #byTitle: () => ReadonlyMap<string, readonly SitePath[]>;

  constructor(pages: ReadonlyMap<SitePath, Pick<PageSummary, 'title'>>) {
    this.#byTitle = lazy(() => {
      const known = new Map<string, SitePath[]>();
      for (const [file, { title }] of pages) {
        if (title === undefined) continue;
        const key = keyOf(title);
        const others = known.get(key);
        if (others === undefined) known.set(key, [file]);
        else others.push(file);
      }
      for (const files of known.values()) files.sort();
      return known;
    });
  }

  /** The files with a title, sorted; upper and lower case and the number of blanks make no difference. */
  filesTitled(title: string): readonly SitePath[] {
    return this.#byTitle().get(keyOf(title)) ?? [];
  }
}

function keyOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, ' ');
}
