import { deserialize, serialize } from 'node:v8';
import type { PageIndex } from '../../core/page/record/pageRecord.ts';

/** What every run needs of an index, and what completion counts on all pages of the site. */
type Always = Pick<
  PageIndex,
  'includes' | 'lineStarts' | 'length' | 'iconNames' | 'frontMatterKeys' | 'languages' | 'linkTexts' | 'suppressions'
>;

type Rest = Omit<PageIndex, keyof Always>;

/** A page's index as the cache keeps it: what every run needs, and the rest, which is most of it, serialized. */
export interface PackedIndex extends Always {
  readonly rest: Uint8Array;
}

export function packIndex(index: PageIndex): PackedIndex {
  const { includes, lineStarts, length, iconNames, frontMatterKeys, languages, linkTexts, suppressions, ...rest } =
    index;
  const always = { includes, length, iconNames, frontMatterKeys, languages, linkTexts, suppressions };
  return { ...always, lineStarts: Uint32Array.from(lineStarts), rest: serialize(rest) };
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
  #packed: Uint8Array | undefined;
  #read: Rest | undefined;
  #compact: ((rest: Rest) => Rest) | undefined;

  constructor(packed: PackedIndex) {
    this.includes = packed.includes;
    this.lineStarts = packed.lineStarts;
    this.length = packed.length;
    this.iconNames = packed.iconNames;
    this.frontMatterKeys = packed.frontMatterKeys;
    this.languages = packed.languages;
    this.linkTexts = packed.linkTexts;
    this.suppressions = packed.suppressions;
    this.#packed = packed.rest;
  }

  /** Sets what makes the rest small when it is read. */
  compactWith(compact: (rest: Rest) => Rest): void {
    this.#compact = compact;
  }

  get #rest(): Rest {
    if (this.#read !== undefined) return this.#read;
    const rest = deserialize(this.#packed ?? new Uint8Array()) as Rest;
    this.#read = this.#compact?.(rest) ?? rest;
    this.#packed = undefined;
    this.#compact = undefined;
    return this.#read;
  }

  get references(): PageIndex['references'] {
    return this.#rest.references;
  }

  get keys(): PageIndex['keys'] {
    return this.#rest.keys;
  }

  get webLinks(): PageIndex['webLinks'] {
    return this.#rest.webLinks;
  }

  get localLinks(): PageIndex['localLinks'] {
    return this.#rest.localLinks;
  }

  get refusedImports(): PageIndex['refusedImports'] {
    return this.#rest.refusedImports;
  }

  get importsShownAlone(): PageIndex['importsShownAlone'] {
    return this.#rest.importsShownAlone;
  }

  get namesLeftOpen(): PageIndex['namesLeftOpen'] {
    return this.#rest.namesLeftOpen;
  }

  get hiddenValues(): PageIndex['hiddenValues'] {
    return this.#rest.hiddenValues;
  }

  get membersLeftOpen(): PageIndex['membersLeftOpen'] {
    return this.#rest.membersLeftOpen;
  }

  get sections(): PageIndex['sections'] {
    return this.#rest.sections;
  }

  get covered(): PageIndex['covered'] {
    return this.#rest.covered;
  }

  get variables(): PageIndex['variables'] {
    return this.#rest.variables;
  }

  get icons(): PageIndex['icons'] {
    return this.#rest.icons;
  }

  get endpoint(): PageIndex['endpoint'] {
    return this.#rest.endpoint;
  }

  get frontMatter(): PageIndex['frontMatter'] {
    return this.#rest.frontMatter;
  }

  get title(): PageIndex['title'] {
    return this.#rest.title;
  }
}
