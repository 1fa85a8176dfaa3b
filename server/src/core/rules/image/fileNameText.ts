import { decodeEscapes } from '../../util/decode.ts';

/** Names by cameras, browsers and editors: they say nothing about the image. */
const empty =
  /^(?:img|image|images|screenshot|screen|shot|photo|picture|untitled|unnamed|copy|paste|pasted|clipboard|file|at|of|am|pm)$/;

/**
 * Returns the file name of an image as text: `billing-overview.png` is "Billing overview". Undefined if it has fewer
 * than two meaningful words.
 */
export function wordsOfFileName(url: string): string | undefined {
  if (/^data:/i.test(url)) return undefined;
  const name =
    decodeEscapes(url.replace(/[?#].*$/s, ''))
      .split('/')
      .at(-1) ?? '';
  const words = name
    .replace(/\.\w{2,5}$/, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.\-+]+/)
    .filter((word) => /^\p{L}[\p{L}'’]+$/u.test(word) && !empty.test(word.toLowerCase()));
  const said = words.filter((word) => !/^(?:light|dark|mode|v\d*)$/i.test(word));
  if (said.length < 2) return undefined;
  const text = said.map((word) => (/^\p{Lu}+$/u.test(word) ? word : word.toLowerCase())).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
