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
import type MiniSearch from 'minisearch';
import { displayTitleOf } from '../../core/site/pageTitles.ts';

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

/** A page that was found. */
interface Hit {
  readonly title: string;
  /** The group that lists it. */
  readonly section: string;
  readonly href: string;
  /** Some text of the page around the first word. */
  readonly text: string;
}

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
}

/** Full-text search over the pages of a site. The index is built on the first search, and follows changes. */
class SiteSearch {
  readonly #texts = new Map<SitePath, Entry>();
  #index: MiniSearch<Entry> | undefined;
  #work: Promise<void> = Promise.resolve();

  /** Reads a file again with the next search. */
  forget(file: SitePath): void {
    const known = this.#texts.get(file);
    if (known === undefined) return;
    this.#texts.delete(file);
    this.#index?.discard(known.id);
  }

  async find(site: Site, text: string): Promise<readonly Hit[]> {
    // Two searches at a time must not add a page twice.
    this.#work = this.#work.then(() => this.#update(site));
    await this.#work;
    const snapshot = site.takeSnapshot();
    const found = this.#index?.search(text, { prefix: true, fuzzy: 0.15, boost: { title: 4, headings: 2 } }) ?? [];
    return found.slice(0, 20).map(({ id, terms }) => {
      const file = id as SitePath;
      const groups = snapshot.config.navigation.entriesOf(file)[0]?.groups ?? [];
      return {
        title: displayTitleOf(snapshot, file),
        section: groups.map(({ title }) => title).join(' › '),
        href: pageAddress(file),
        text: excerpt(this.#texts.get(file)?.text ?? '', terms[0] ?? ''),
      };
    });
  }

  async #update(site: Site): Promise<void> {
    const snapshot = site.takeSnapshot();
    const { files } = snapshot;
    this.#index ??= await newIndex();
    for (const file of [...this.#texts.keys()]) if (!files.has(file)) this.forget(file);
    for (const file of files.pages) {
      if (this.#texts.has(file)) continue;
      const written = await site.readText(file);
      if (written === undefined) continue;
      const entry = entryOf(file, displayTitleOf(snapshot, file), written);
      this.#texts.set(file, entry);
      if (!this.#index.has(entry.id)) this.#index.add(entry);
    }
  }
}

async function newIndex(): Promise<MiniSearch<Entry>> {
  const { default: Search } = await import('minisearch');
  return new Search<Entry>({ fields: ['title', 'headings', 'text'], idField: 'id' });
}

/** The part of a page that is searched; longer pages are mostly lists. */
const mostText = 60_000;

function entryOf(file: SitePath, title: string, written: string): Entry {
  const body = written.slice(0, mostText).replace(/^---\r?\n[\s\S]*?\r?\n---/, '');
  const headings = [...body.matchAll(/^#{1,6} +(.+)$|\btitle="([^"]+)"/gm)].map(
    ([, heading, attribute]) => heading ?? attribute ?? '',
  );
  const text = body
    .replace(/^(?:import|export) .*$/gm, ' ')
    .replace(/<\/?[\w.]+|[{}<>*_`#|[\]()]/g, ' ')
    .replace(/\s+/g, ' ');
  return { id: file, title, headings: headings.join('\n'), text };
}

function excerpt(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
  const start = Math.max(0, at - 50);
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 160).trim()}…`;
}
