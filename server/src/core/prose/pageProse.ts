import type { PageModel } from '../page/pageModel.ts';
import { folderOf, type SitePath } from '../paths/sitePath.ts';
import { largest } from '../util/collections.ts';
import { lazy } from '../util/lazy.ts';
import { passagesOf, sentencesIn, type Passage, type Sentence } from './passages.ts';
import { frontMatterEntry } from '../page/frontMatter/schema.ts';

/** The prose of a page, computed on demand. */
export class PageProse {
  readonly #passages: () => readonly Passage[];
  readonly #isEnglish: () => boolean;
  readonly #sentences: () => readonly Sentence[];
  readonly #searchable: () => SearchableText;

  constructor(file: SitePath, page: PageModel) {
    this.#passages = lazy(() => passagesOf(page));
    this.#isEnglish = lazy(() => isEnglish(file, page, this.#passages));
    this.#sentences = lazy(() => this.passages.filter(({ kind }) => kind === 'paragraph').flatMap(sentencesIn));
    this.#searchable = lazy(() => searchableText(this.sentences));
  }

  /** The passages in the order of the text, in whatever language. */
  get passages(): readonly Passage[] {
    return this.#passages();
  }

  get isEnglish(): boolean {
    return this.#isEnglish();
  }

  /** The sentences of the paragraphs in order, in whatever language. */
  get sentences(): readonly Sentence[] {
    return this.#sentences();
  }

  /**
   * Returns the sentences that have an occurrence of a global pattern, which is searched in all of them at once, with
   * single spaces between their words.
   */
  sentencesWith(pattern: RegExp): readonly Sentence[] {
    const { text, starts } = this.#searchable();
    const found: Sentence[] = [];
    let at = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      while ((starts[at + 1] ?? Infinity) <= match.index) at++;
      const sentence = this.sentences[at];
      if (sentence !== undefined) found.push(sentence);
      const next = starts[at + 1];
      if (next === undefined) break;
      pattern.lastIndex = next;
    }
    return found;
  }
}

/** Sentences as one text. */
interface SearchableText {
  readonly text: string;
  /** The offset in the text at which each sentence starts. */
  readonly starts: readonly number[];
}

function searchableText(sentences: readonly Sentence[]): SearchableText {
  const texts = sentences.map(({ text }) => (text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text));
  const starts: number[] = [];
  let at = 0;
  for (const text of texts) {
    starts.push(at);
    at += text.length + 1;
  }
  return { text: texts.join('\n'), starts };
}

/**
 * Whether a page is in English: as its front matter says, else the folder of its language, else its words. A page with
 * too little text to tell counts as not English.
 */
function isEnglish(file: SitePath, page: PageModel, passages: () => readonly Passage[]): boolean {
  const declared = declaredLanguage(page);
  if (declared !== undefined) return isNameOfEnglish(declared);
  const folder = folderOf(file).split('/').find(isLanguage);
  return folder === undefined || isNameOfEnglish(folder) ? hasEnglishWords(passages()) : false;
}

function declaredLanguage({ frontMatter }: PageModel): string | undefined {
  if (frontMatter === undefined) return undefined;
  const value = ['lang', 'language', 'locale'].map((key) => frontMatterEntry(frontMatter, key)?.value).find(Boolean);
  return typeof value === 'string' ? value : undefined;
}

function isNameOfEnglish(name: string): boolean {
  return /^en(?:glish)?(?:$|[-_])/i.test(name);
}

const languages = new Set(
  (
    'af ar az be bg bn bs ca cn cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja jp ka kk km ' +
    'kn ko kr lt lv mk ml mn mr ms my nb ne nl nn no pa pl pt ro ru si sk sl sq sr sv sw ta te th tr tw uk ur uz vi zh'
  ).split(' '),
);

/** Whether a folder is named after a language: `ja`, `pt-BR`, `zh_Hans`. */
function isLanguage(folder: string): boolean {
  const [, name = ''] = /^([a-z]{2,3})(?:[-_][a-z]{2,4})?$/i.exec(folder) ?? [];
  return languages.has(name.toLowerCase());
}

const common = new Set(
  (
    'the a an and or of to in on for with is are be it its this that these you your we our by from as at if when can ' +
    'will not how which has have all use using'
  ).split(' '),
);

const longestCommon = largest(
  Array.from(common, ({ length }) => length),
  0,
);

function hasEnglishWords(passages: readonly Passage[]): boolean {
  let [all, known, foreign] = [0, 0, 0];
  for (const { text, kind } of passages) {
    if (kind !== 'paragraph') continue;
    const isAscii = !/[^\p{ASCII}]/u.test(text);
    for (const word of text.match(isAscii ? /[A-Za-z]+/g : /[\p{L}\p{M}]+/gu) ?? []) {
      all++;
      if (word.length <= longestCommon && common.has(word.toLowerCase())) known++;
      else if (!isAscii && /[^\p{ASCII}]/u.test(word)) foreign++;
    }
    if (all > enoughWords) break;
  }
  return known >= all * 0.15 && known > 0 && foreign <= all * 0.08;
}

const enoughWords = 400;
