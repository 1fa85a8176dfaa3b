import { frontMatterEntry } from '../page/frontMatter/schema.ts';
import type { PageModel } from '../page/pageModel.ts';
import { folderOf, type SitePath } from '../paths/sitePath.ts';
import type { Passage } from './passages.ts';

/**
 * Whether a page is in English: as its front matter says, else the folder of its language, else its words. A page with
 * too little text to tell counts as not English.
 */
export function isEnglish(file: SitePath, page: PageModel, passages: () => readonly Passage[]): boolean {
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

function hasEnglishWords(passages: readonly Passage[]): boolean {
  let [all, known, foreign] = [0, 0, 0];
  for (const { text, kind } of passages) {
    if (kind !== 'paragraph') continue;
    for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
      all++;
      if (common.has(word.toLowerCase())) known++;
      else if (/[^\p{ASCII}]/u.test(word)) foreign++;
    }
    if (all > enoughWords) break;
  }
  return known >= all * 0.15 && known > 0 && foreign <= all * 0.08;
}

const enoughWords = 400;
