import type { PageIndex } from '../../core/page/record/pageRecord.ts';
import { Packed } from './packedData.ts';

/** What every run needs of an index, and what completion counts on all pages of the site. */
type Always = Pick<
  PageIndex,
  'includes' | 'lineStarts' | 'length' | 'iconNames' | 'frontMatterKeys' | 'languages' | 'linkTexts' | 'suppressions'
>;

type Rest = Omit<PageIndex, keyof Always>;

/** A page's index as the cache keeps it: what every run needs, and the rest, which is most of it, packed. */
export interface PackedIndex extends Always {
  readonly rest: Packed<Rest>;
}

export function packIndex(index: PageIndex): PackedIndex {
  const { includes, lineStarts, length, iconNames, frontMatterKeys, languages, linkTexts, suppressions, ...rest } =
    index;
  const always = { includes, length, iconNames, frontMatterKeys, languages, linkTexts, suppressions };
  return { ...always, lineStarts: Uint32Array.from(lineStarts), rest: new Packed(() => rest) };
}

export function unpackIndex({ rest, ...always }: PackedIndex): PageIndex {
  return { ...always, ...rest.read() };
}

/** An index from the cache, most of which is read when somebody asks for it: few rules run where little has changed. */
export class CacheIndex implements PageIndex {
  readonly includes: PageIndex['includes'];
  readonly lineStarts: PageIndex['lineStarts'];
  readonly length: number;
  readonly iconNames: PageIndex['iconNames'];
  readonly frontMatterKeys: PageIndex['frontMatterKeys'];
  readonly languages: PageIndex['languages'];
  readonly linkTexts: PageIndex['linkTexts'];
  readonly suppressions: PageIndex['suppressions'];
  #rest: Rest | Packed<Rest>;

  constructor(packed: PackedIndex) {
    this.includes = packed.includes;
    this.lineStarts = packed.lineStarts;
    this.length = packed.length;
    this.iconNames = packed.iconNames;
    this.frontMatterKeys = packed.frontMatterKeys;
    this.languages = packed.languages;
    this.linkTexts = packed.linkTexts;
    this.suppressions = packed.suppressions;
    this.#rest = packed.rest;
  }

  #unpacked(): Rest {
    if (this.#rest instanceof Packed) this.#rest = this.#rest.read();
    return this.#rest;
  }

  get references(): PageIndex['references'] {
    return this.#unpacked().references;
  }

  get keys(): PageIndex['keys'] {
    return this.#unpacked().keys;
  }

  get webLinks(): PageIndex['webLinks'] {
    return this.#unpacked().webLinks;
  }

  get localLinks(): PageIndex['localLinks'] {
    return this.#unpacked().localLinks;
  }

  get refusedImports(): PageIndex['refusedImports'] {
    return this.#unpacked().refusedImports;
  }

  get importsShownAlone(): PageIndex['importsShownAlone'] {
    return this.#unpacked().importsShownAlone;
  }

  get namesLeftOpen(): PageIndex['namesLeftOpen'] {
    return this.#unpacked().namesLeftOpen;
  }

  get hiddenValues(): PageIndex['hiddenValues'] {
    return this.#unpacked().hiddenValues;
  }

  get membersLeftOpen(): PageIndex['membersLeftOpen'] {
    return this.#unpacked().membersLeftOpen;
  }

  get sections(): PageIndex['sections'] {
    return this.#unpacked().sections;
  }

  get covered(): PageIndex['covered'] {
    return this.#unpacked().covered;
  }

  get variables(): PageIndex['variables'] {
    return this.#unpacked().variables;
  }

  get icons(): PageIndex['icons'] {
    return this.#unpacked().icons;
  }

  get endpoint(): PageIndex['endpoint'] {
    return this.#unpacked().endpoint;
  }

  get frontMatter(): PageIndex['frontMatter'] {
    return this.#unpacked().frontMatter;
  }

  get title(): PageIndex['title'] {
    return this.#unpacked().title;
  }
}
