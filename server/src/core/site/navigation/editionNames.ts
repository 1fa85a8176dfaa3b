const editionWords = new Set('latest next current stable legacy deprecated old archive archived alpha beta'.split(' '));

/** Whether a folder may be named after a version: `v2`, `3.x`, `legacy`. */
export function looksLikeVersion(folder: string): boolean {
  const isNumber = /^v?\d+(?:[._-](?:\d+|x))*(?:[._-]?(?:rc|alpha|beta)\d*)?$/i.test(folder);
  return isNumber || folder.split(/[-_.]/).some((word) => editionWords.has(word.toLowerCase()));
}

/** The languages of documentation, by their codes. */
const languages = new Set(
  'ar bg bn ca cn cs da de el en es et fa fi fr he hi hr hu id it ja jp ko lt lv ms nb nl no pl pt ro ru sk sl sr sv ta th tr uk ur uz vi zh'.split(
    ' ',
  ),
);

/** Whether a folder may be named after a language: `ja`, `pt-BR`, `zh-Hans`. */
export function looksLikeLanguage(folder: string): boolean {
  const language = /^([a-z]{2})(?:[-_](?:[a-z]{2}|han[st]|419))?$/i.exec(folder)?.[1];
  return language !== undefined && languages.has(language.toLowerCase());
}
