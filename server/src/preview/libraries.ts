import { isIconOf, siteIconLibraries, type SiteIconLibrary } from '../core/icons/iconNames.ts';
import type { RenderServices, IconDrawing } from '../core/preview/services.ts';
import { ownValue } from '../core/util/values.ts';
import { Drawer } from './drawer.ts';
import type { Drawing } from './drawing.ts';
import { readIcons } from './iconFiles.ts';

/** The libraries of rendering. Each is loaded when a page needs it for the first time. */
export class Libraries {
  readonly #icons = new Icons();
  readonly #drawer: Drawer;
  /** 16 million characters: the drawings of some pages. */
  readonly #drawn = new Memo(16_000_000);
  readonly #onError: RenderServices['onError'];

  constructor(onError: RenderServices['onError'], drawer = new Drawer()) {
    this.#drawer = drawer;
    this.#onError = onError;
  }

  /** Starts what takes a moment to start. */
  start(): void {
    this.#drawer.start();
  }

  /** Renders again with what the rendering turned out to need; `last` is the rendering before. */
  async render<Result>(render: (services: RenderServices, last?: Result) => Promise<Result>): Promise<Result> {
    const needs = new Map<string, Drawing>();
    let lacks = 0;
    const drawn = (drawing: Drawing): string | undefined => {
      const key = keyOf(drawing);
      if (!this.#drawn.has(key)) {
        lacks++;
        needs.set(key, drawing);
      }
      return this.#drawn.get(key);
    };
    const services: RenderServices = {
      highlight: (text, language) => drawn({ kind: 'code', text, language }),
      math: (text, isBlock) => drawn({ kind: 'formula', text, isBlock }),
      icon: (name, library, style) => {
        const found = this.#icons.find(name, library, style);
        if (found === undefined && this.#icons.isLacking) lacks++;
        return found;
      },
      lacks: () => lacks,
      onError: this.#onError,
    };
    let result = await render(services);
    // One library may require another: a name that one set of icons lacks is searched in the next.
    for (let attempt = 0, isOver = false; attempt < 4 && (this.#icons.isLacking || !isOver); attempt++) {
      if (!this.#icons.isLacking && needs.size === 0) break;
      const drawings: readonly Drawing[] = isOver ? [] : [...needs.values()];
      needs.clear();
      const drawn = this.#draw(drawings);
      await this.#icons.load();
      isOver ||= (await drawn) < drawings.length;
      result = await render(services, result);
    }
    return result;
  }

  /**
   * Draws what there is time for; returns how many. The rest is shown plainly, and has its turn when the page is
   * rendered again.
   */
  async #draw(drawings: readonly Drawing[]): Promise<number> {
    const drawn = drawings.length === 0 ? [] : await this.#drawer.draw(drawings);
    for (const { drawing, html } of drawn) this.#drawn.set(keyOf(drawing), html);
    return drawn.length;
  }
}

function keyOf(drawing: Drawing): string {
  return drawing.kind === 'code'
    ? `${drawing.language}\n${drawing.text}`
    : `\n${String(drawing.isBlock)}\n${drawing.text}`;
}

/** Keeps texts by their keys, up to a number of characters; the oldest are dropped first. */
class Memo {
  readonly #results = new Map<string, string | undefined>();
  readonly #most: number;
  #characters = 0;

  constructor(most: number) {
    this.#most = most;
  }

  has(key: string): boolean {
    return this.#results.has(key);
  }

  /** Returns the text of a key, which becomes the newest. */
  get(key: string): string | undefined {
    if (!this.#results.has(key)) return undefined;
    const found = this.#results.get(key);
    this.#results.delete(key);
    this.#results.set(key, found);
    return found;
  }

  set(key: string, result: string | undefined): void {
    this.#drop(key);
    this.#results.set(key, result);
    this.#characters += sizeOf(key, result);
    for (const oldest of this.#results.keys()) {
      if (this.#characters <= this.#most || oldest === key) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    if (!this.#results.has(key)) return;
    this.#characters -= sizeOf(key, this.#results.get(key));
    this.#results.delete(key);
  }
}

function sizeOf(key: string, result: string | undefined): number {
  return key.length + (result?.length ?? 0);
}

/** The drawings of a library by name: one of some grids, and the content of the drawing. */
interface DrawingFile {
  readonly isFilled: boolean;
  readonly icons: Readonly<Record<string, readonly [viewBox: string, content: string]>>;
  /** The names of renamed icons by their old ones. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The files of drawings; those of brands are apart, since few pages need them. */
type FileName = 'fontawesome' | 'fontawesome-regular' | 'fontawesome-brands' | 'lucide' | 'tabler';

/** The drawings of icons, read from files on demand. */
class Icons {
  readonly #files = new Map<FileName, DrawingFile | undefined>();
  readonly #requested = new Set<FileName>();

  get isLacking(): boolean {
    return this.#requested.size > 0;
  }

  async load(): Promise<void> {
    const names = [...this.#requested];
    this.#requested.clear();
    await Promise.all(names.map(async (name) => this.#files.set(name, await readDrawings(name))));
  }

  /** Returns the drawing of a name as the platform resolves it, or a similar one where a library isn’t free. */
  find(name: string, library: string, style: string | undefined): IconDrawing | undefined {
    const own = siteIconLibraries.find((one) => one === library) ?? 'fontawesome';
    const bare = name.replace(/^fa-/, '');
    for (const file of filesFor(own, style)) {
      // Tabler’s filled icons aren’t shipped; their outlines say as much.
      const found =
        this.#in(file, bare) ?? (file === 'tabler' ? this.#in(file, bare.replace(/-filled$/, '')) : undefined);
      if (found !== undefined) return found;
    }
    // Icons that Font Awesome sells aren’t shipped; one of the same name says as much.
    return isIconOf(own, bare) ? (this.#in('lucide', bare) ?? this.#in('tabler', bare)) : undefined;
  }

  #in(file: FileName, name: string): IconDrawing | undefined {
    if (!this.#files.has(file)) {
      this.#requested.add(file);
      return undefined;
    }
    const drawings = this.#files.get(file);
    const found = drawings && ownValue(drawings.icons, ownValue(drawings.aliases, name) ?? name);
    return found === undefined || drawings === undefined
      ? undefined
      : { viewBox: found[0], content: found[1], isFilled: drawings.isFilled };
  }
}

/** Logos of languages work with every library, so the brands are searched last. */
function filesFor(library: SiteIconLibrary, style: string | undefined): readonly FileName[] {
  if (library !== 'fontawesome') return [library, 'fontawesome-brands'];
  if (style === 'brands') return ['fontawesome-brands'];
  return style === 'regular'
    ? ['fontawesome-regular', 'fontawesome', 'fontawesome-brands']
    : ['fontawesome', 'fontawesome-brands'];
}

async function readDrawings(name: FileName): Promise<DrawingFile | undefined> {
  try {
    return JSON.parse(await readIcons(name)) as DrawingFile;
  } catch {
    return undefined;
  }
}
