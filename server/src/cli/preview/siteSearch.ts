import type MiniSearch from 'minisearch';
import type { SitePath } from '../../core/paths/sitePath.ts';
import { pageAddress } from '../../core/preview/links.ts';
import { displayTitleOf } from '../../core/site/pageTitles.ts';
import type { Site } from '../../workspace/site.ts';

/** A page that was found. */
export interface Hit {
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
export class SiteSearch {
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
