import type { PageModel } from '../page/pageModel.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import { isEnglish } from './english.ts';
import { passagesOf, sentencesIn, type Passage, type Sentence } from './passages.ts';

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
