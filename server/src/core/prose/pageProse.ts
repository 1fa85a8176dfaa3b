import type { PageModel } from '../page/pageModel.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { lazy } from '../util/lazy.ts';
import { isEnglish } from './english.ts';
import { passagesOf, sentencesIn, type Passage, type Sentence } from './passages.ts';

/** The prose of a page, computed when it is first asked for. */
export class PageProse {
  readonly #passages: () => readonly Passage[];
  readonly #isEnglish: () => boolean;
  readonly #sentences: () => readonly Sentence[];
  readonly #text: () => string;
  readonly #lower: () => string;

  constructor(file: SitePath, page: PageModel) {
    this.#passages = lazy(() => passagesOf(page));
    this.#isEnglish = lazy(() => isEnglish(file, page, this.#passages));
    this.#sentences = lazy(() => this.passages.filter(({ kind }) => kind === 'paragraph').flatMap(sentencesIn));
    this.#text = lazy(() =>
      this.sentences
        .map(({ text }) => text)
        .join(' ')
        .replace(/ {2,}/g, ' '),
    );
    this.#lower = lazy(() => this.text.toLowerCase());
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

  /** All sentences, for a quick search. */
  get text(): string {
    return this.#text();
  }

  /** All sentences in lower case. */
  get lowerText(): string {
    return this.#lower();
  }
}
