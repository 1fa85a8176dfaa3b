import type { PageModel } from '../core/page/pageModel.ts';
import { readPage } from '../core/page/readPage.ts';
import type { SitePath } from '../core/paths/sitePath.ts';
import type { PageInSite } from '../core/site/pageInSite.ts';
import { pageKindOf } from '../core/site/pageKind.ts';
import type { SiteSnapshot } from '../core/site/siteSnapshot.ts';
import type { ResourcePath } from './resourcePath.ts';

/** The models of the pages that an editor has open: read when somebody asks, from the one before where there is one. */
export class OpenPages {
  readonly #models = new Map<ResourcePath, PageModel>();

  pageIn(site: SiteSnapshot, file: SitePath, path: ResourcePath, text: string): PageInSite | undefined {
    const kind = pageKindOf(site, file);
    if (kind === undefined) return undefined;
    const { catalogue } = site.settings;
    return { file, page: this.#model(path, text), site, isSnippet: kind === 'snippet', catalogue };
  }

  forget(path: ResourcePath): void {
    this.#models.delete(path);
  }

  #model(path: ResourcePath, text: string): PageModel {
    const known = this.#models.get(path);
    if (known?.text === text) return known;
    const model = readPage(text, known);
    this.#models.set(path, model);
    return model;
  }
}
