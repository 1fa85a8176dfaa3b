import { isIconOf, siteIconLibraries, type SiteIconLibrary } from '../core/icons/iconNames.ts';
import type { IconDrawing } from '../core/preview/services.ts';
import { ownValue } from '../core/util/values.ts';
import { readIcons } from './iconFiles.ts';

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
export class Icons {
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
