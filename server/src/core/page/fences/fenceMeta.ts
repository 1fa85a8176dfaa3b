import { isFenceOption } from '../../code/fenceOptions.ts';
import type { TextRange } from '../../text/textRange.ts';
import type { Fence, LocatedText } from '../pageModel.ts';

/** The content of the line that opens a code block. */
export interface FenceMeta {
  /** Undefined if there is none; a first word that is an option (`nocopy`, `{1,3}`) is no language. */
  readonly language: LocatedText | undefined;
  /** The title above the block or on its tab: `title="…"`, or else all words that are no options. */
  readonly title: FenceTitle | undefined;
  readonly options: readonly FenceOption[];
}

export interface FenceTitle {
  readonly value: string;
  /** Without quotes; if its words are separated, from the first to the last. */
  readonly range: TextRange;
  readonly form: 'option' | 'words';
}

export interface FenceOption {
  /** In lower case; `highlight` for lines without a name. */
  readonly name: string;
  readonly range: TextRange;
  /** Without quotes and braces; undefined for flags. */
  readonly value: LocatedText | undefined;
}

/** Reads the line that opens a code block. */
export function readFenceMeta(text: string, { info }: Fence): FenceMeta {
  const language = languageIn(text.slice(info.start, info.end), info.start);
  const reader = new MetaReader(text, language?.range.end ?? info.start, info.end);
  return { language, ...reader.read() };
}

/** Returns the first word up to a brace, as in `python{15}`. */
function languageIn(info: string, start: number): LocatedText | undefined {
  const word = /^[^\s{[="']+/.exec(info)?.[0];
  if (word === undefined || isFenceOption(word) || /^[^\s{]*=/.test(info.slice(word.length))) return undefined;
  return { value: word, range: { start, end: start + word.length } };
}

const piece =
  /(?<key>[\w-]+)=(?<actual>"[^"]*(?:"|$)|'[^']*(?:'|$)|\{[^}]*(?:\}|$)|[^\s"'{]\S*|$)|\{(?<lines>[\d\s,-]*)\}|\[(?<flag>\w+)\]|"[^"]*"|'[^']*'|\S+/g;

class MetaReader {
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  readonly #options: FenceOption[] = [];
  readonly #words: LocatedText[] = [];

  constructor(text: string, start: number, end: number) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
  }

  read(): Omit<FenceMeta, 'language'> {
    for (const match of this.#text.slice(this.#start, this.#end).matchAll(piece)) this.#take(match);
    return { title: this.#title(), options: this.#options };
  }

  #take(match: RegExpExecArray): void {
    const [written] = match;
    const { key, actual, lines, flag } = match.groups ?? {};
    const range = { start: this.#start + match.index, end: this.#start + match.index + written.length };
    const name = key ?? flag ?? written;
    if (lines !== undefined) this.#options.push({ name: 'highlight', range, value: within(lines, range.start + 1) });
    else if (isFenceOption(name)) {
      const value = actual === undefined ? undefined : unquoted(actual, range.end - actual.length);
      this.#options.push({ name: name.toLowerCase(), range, value });
    } else this.#words.push(unquoted(written, range.start));
  }

  #title(): FenceTitle | undefined {
    const actual = this.#options.find(({ name, value }) => name === 'title' && value !== undefined)?.value;
    if (actual !== undefined) return { ...actual, form: 'option' };
    const [first] = this.#words;
    const last = this.#words.at(-1);
    if (first === undefined || last === undefined) return undefined;
    const range = { start: first.range.start, end: last.range.end };
    return { value: this.#words.map(({ value }) => value).join(' '), range, form: 'words' };
  }
}

/** Returns a value without its quotes or braces; while it is typed, the closing one is missing. */
function unquoted(written: string, start: number): LocatedText {
  const closing = { '"': '"', "'": "'", '{': '}' }[written.charAt(0)];
  if (closing === undefined) return within(written, start);
  const isClosed = written.length > 1 && written.endsWith(closing);
  return within(written.slice(1, isClosed ? -1 : undefined), start + 1);
}

function within(value: string, start: number): LocatedText {
  return { value, range: { start, end: start + value.length } };
}
