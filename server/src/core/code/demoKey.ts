import type { TextRange } from '../text/textRange.ts';

/** How far from a key, in characters, its certificate or the command that generates it is searched for. */
const reach = 6_000;

/** Commands that generate a key: a page that shows one usually shows the key of that run. */
const generatesKey = /\bopenssl\s+(?:req|genrsa|genpkey|gendsa|ecparam)\b|\bssh-keygen\s+-/;

const certificate = /-----BEGIN CERTIFICATE-----([^-]{100,10000})-----END CERTIFICATE-----/g;

/** Domains that are reserved for examples and tests (RFC 2606, RFC 6761). */
const exampleDomain = /\bexample\.(?:com|org|net|edu)\b|\.(?:example|test|invalid)\b|\blocalhost\b/i;

/** Returns whether a private key was most likely generated for the page that shows it. */
export function isDemoKey(text: string, { start, end }: TextRange): boolean {
  const around = text.slice(Math.max(0, start - reach), start) + text.slice(end, end + reach);
  if (generatesKey.test(around)) return true;
  return [...around.matchAll(certificate)].some(([, body = '']) => exampleDomain.test(decodedBody(body)));
}

/** Returns the body of a key, whose lines may be one string with `\n` and `\/` in it. */
function decodedBody(body: string): string {
  return decodeBase64(body.replace(/\\[nr]/g, ''));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the bytes of a Base64 text, each as one character; other characters in it are skipped. */
function decodeBase64(text: string): string {
  let decoded = '';
  let bits = 0;
  let count = 0;
  for (const char of text) {
    const value = alphabet.indexOf(char);
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    decoded += String.fromCharCode((bits >> count) & 0xff);
  }
  return decoded;
}
