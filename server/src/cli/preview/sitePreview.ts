import { splitAddress } from '../../core/paths/address.ts';
import { namesFile } from '../../core/paths/fileKinds.ts';
import { pageNameOf } from '../../core/paths/route.ts';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { pageAddress } from '../../core/preview/links.ts';
import { fileOfEntry } from '../../core/preview/frame/shownNavigation.ts';
import { resolveLink } from '../../core/site/references/resolveLink.ts';
import { Previewer, type Preview } from '../../preview/previewer.ts';
import type { FileChange } from '../../workspace/files/fileSystem.ts';
import { join, nameOf, relativeTo, type ResourcePath } from '../../workspace/files/resourcePath.ts';
import type { Site } from '../../workspace/site.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { SiteSearch, type Hit } from './siteSearch.ts';

/** The answer for the path of a request. */
export type Found =
  | { readonly kind: 'page'; readonly preview: Preview }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing'; readonly message: string };

/** The folder of addresses that are the server's own. */
export const ownFolder = '/-';

interface PreviewSource {
  readonly workspace: Workspace;
  readonly configPath: ResourcePath;
  readonly allowsRemoteImages: boolean;
  readonly onError: (error: unknown, file: SitePath) => void;
}

/** A site as the preview’s server shows it, even if its configuration is removed and comes back. */
export class SitePreview {
  readonly #source: PreviewSource;
  readonly #previewer: Previewer;
  readonly #search = new SiteSearch();

  constructor(source: PreviewSource) {
    this.#source = source;
    this.#previewer = new Previewer(source.onError);
  }

  get name(): string {
    const site = this.#site();
    return site?.takeSnapshot().config.name ?? nameOf(site?.root ?? this.#source.configPath);
  }

  get allowsRemoteImages(): boolean {
    return this.#source.allowsRemoteImages;
  }

  /** The site may disappear and come back, as a new one. */
  #site(): Site | undefined {
    return this.#source.workspace.sites.find(({ configPath }) => configPath === this.#source.configPath);
  }

  /** Notes that files changed, for the search. */
  note(changes: readonly FileChange[]): void {
    const root = this.#site()?.root;
    if (root === undefined) return;
    for (const { path } of changes) {
      const file = relativeTo(root, path);
      if (file !== undefined) this.#search.forget(file);
    }
  }

  /** Returns what is at a path of the site, as in an address. */
  find(path: string): Promise<Found> {
    return this.#source.workspace.urgentWork.run(() => this.#find(path));
  }

  async #find(path: string): Promise<Found> {
    await this.#source.workspace.settled();
    const site = this.#site();
    if (site === undefined) {
      return {
        kind: 'nothing',
        message: 'docs.json describes no site at the moment. The preview continues when it does.',
      };
    }
    const snapshot = site.takeSnapshot();
    const found = resolveLink(snapshot, snapshot.config.file, path);
    if (found.kind === 'redirect' && found.target !== undefined && found.target !== path) {
      return { kind: 'redirect', to: found.target };
    }
    if (found.kind === 'page') return this.#page(site, found.file);
    const first = path === '/' ? snapshot.config.navigation.entries : [];
    for (const { entry } of first) {
      const file = fileOfEntry(snapshot, entry);
      if (file !== undefined) return { kind: 'redirect', to: pageAddress(file) };
    }
    return { kind: 'nothing', message: `No page at “${splitAddress(path).path}”.` };
  }

  async #page(site: Site, file: SitePath): Promise<Found> {
    await this.#source.workspace.readyToShow(join(site.root, file));
    const resourceBase = `${ownFolder}/files`;
    const { allowsRemoteImages } = this.#source;
    const preview = await this.#previewer.preview(site, file, { resourceBase, allowsRemoteImages });
    return preview === undefined
      ? { kind: 'nothing', message: `“${pageNameOf(file)}” is no page.` }
      : { kind: 'page', preview };
  }

  /**
   * Returns the path of an image, a download or a data file of the site; undefined for everything else: hidden files, and
   * symbolic links out of the site.
   */
  async fileAt(path: string): Promise<ResourcePath | undefined> {
    const site = this.#site();
    const file = path as SitePath;
    const isHidden = path.split('/').some((segment) => segment.startsWith('.'));
    if (site === undefined || isHidden || !namesFile(path) || !site.takeSnapshot().files.has(file)) return undefined;
    const resource = join(site.root, file);
    return (await this.#source.workspace.staysWithin(site.root, resource)) ? resource : undefined;
  }

  /** Returns the pages that have some words. */
  async search(text: string): Promise<readonly Hit[]> {
    const site = this.#site();
    return site === undefined ? [] : this.#search.find(site, text);
  }
}
