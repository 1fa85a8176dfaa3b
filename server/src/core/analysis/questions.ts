import { certainIconLibrary } from '../config/iconLibrary.ts';
import type { Navigation, PageEntry } from '../config/navigation.ts';
import { listedEditionOf } from '../site/navigation/edition.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { lazyForEach } from '../util/lazy.ts';
import { ownValue } from '../util/values.ts';

/** A path of the snapshot that can be asked for: `config.redirects`, or with an argument `config.redirectOf`. */
export interface AskedPart {
  readonly path: string;
  /** The part of the snapshot around it: while that is the same object, the answers are the same. */
  readonly part: keyof SiteSnapshot;
  /** Returns the answer of a site, in a form that is equal for equal answers. */
  readonly answerOf: (site: SiteSnapshot, argument: string | undefined) => unknown;
  /** The questions that were asked so far, by their arguments; each is kept once. */
  readonly questions: Map<string | undefined, Question>;
}

/** Something that was asked of a site. */
export class Question {
  readonly of: AskedPart;
  readonly argument: string | undefined;
  /** The number of the work that asked it last. */
  askedBy = 0;
  /** The number of the comparison in which its answers were compared last, and whether they differed. */
  compared = 0;
  differs = false;

  constructor(of: AskedPart, argument: string | undefined) {
    this.of = of;
    this.argument = argument;
  }

  answerOf(site: SiteSnapshot): unknown {
    return this.of.answerOf(site, this.argument);
  }
}

/** The questions that are asked about the states of a site. */
export class Questions {
  readonly #parts = new Map<string, AskedPart>();
  #works = 0;

  /** Returns the number of some work that asks, other than that of any before it. */
  nextWork(): number {
    return ++this.#works;
  }

  /** Returns what can be asked by a path; `#` comes before a value that a cache computes from the part before it. */
  about(path: string): AskedPart {
    const known = this.#parts.get(path) ?? askedPart(path);
    this.#parts.set(path, known);
    return known;
  }
}

export function questionAbout(of: AskedPart, argument?: string): Question {
  const known = of.questions.get(argument);
  if (known !== undefined) return known;
  const question = new Question(of, argument);
  of.questions.set(argument, question);
  return question;
}

/** Answers of caches, which follow from more than the part that they belong to: see `originalOf`. */
const computed: Readonly<Record<string, (site: SiteSnapshot, argument: string) => unknown>> = {
  'config#certainIconLibrary': ({ config }) => certainIconLibrary(config),
  'config.navigation#variantFolders': ({ files, config }) => [...files.variantFolders(config.navigation)],
  'config.navigation#mayMean': ({ files, config }, name) => files.mayMeanMissing(config.navigation, name),
};

/** Forms of answers that are equal more often than the objects. Nothing about pages depends on ranges in docs.json. */
const forms: Readonly<Record<string, (answer: never, site: SiteSnapshot) => unknown>> = {
  'config.navigation#variantFolders': asText,
  'config.navigation.entriesOf': (entries: readonly PageEntry[], { config }) =>
    entries.map((entry) => positionOf(entry, config.navigation)).join('\n\n'),
  ...Object.fromEntries(['generated', 'api', 'schemaProblems', 'redirects'].map((name) => [`config.${name}`, asText])),
  'titles.filesTitled': asText,
  'titles.filesLinkingTo': asText,
};

function askedPart(path: string): AskedPart {
  const [compute, form] = [ownValue(computed, path), ownValue(forms, path)];
  const keys = path.split('.');
  const answer = (site: SiteSnapshot, argument: string | undefined): unknown =>
    compute === undefined ? partAt(site, keys, argument) : compute(site, argument ?? '');
  const inForm = (site: SiteSnapshot, argument: string | undefined): unknown =>
    form?.(answer(site, argument) as never, site);
  const part = path.split(/[.#]/, 1)[0] as keyof SiteSnapshot;
  return { path, part, answerOf: form === undefined ? answer : inForm, questions: new Map() };
}

function partAt(site: SiteSnapshot, keys: readonly string[], argument: string | undefined): unknown {
  let [owner, part]: [unknown, unknown] = [undefined, site];
  for (const key of keys) [owner, part] = [part, Reflect.get(part as object, key) as unknown];
  if (argument === undefined) return part;
  if (part instanceof Function) return part.call(owner, argument) as unknown;
  const entries = part as ReadonlyMap<string, unknown>;
  return 'get' in entries ? entries.get(argument) : (entries as ReadonlySet<string>).has(argument);
}

function asText(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'range' ? undefined : part));
}

/** Returns what an entry says to rules: in which list and edition a page is. They show no titles of groups. */
function positionOf(page: PageEntry, navigation: Navigation): string {
  const list = page.groups.at(-1) ?? page.divisions.at(-1);
  return [page.entry, list && namesOfLists(navigation).get(list), ...listedEditionOf(page)].join('\n');
}

/** Returns stable names of lists, independent of those before them: their first entries; equal ones are numbered. */
const namesOfLists = lazyForEach((navigation: Navigation): ReadonlyMap<object, string> => {
  const names = new Map<object, string>();
  const counts = new Map<string, number>();
  for (const { entry, groups, divisions } of navigation.entries) {
    const list = groups.at(-1) ?? divisions.at(-1);
    if (list === undefined || names.has(list)) continue;
    const count = counts.get(entry) ?? 0;
    counts.set(entry, count + 1);
    names.set(list, `${count} ${entry}`);
  }
  return names;
});
