import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Does what workspace/files/hash.ts does with Node’s library. */
export function hashOf(text: string | Uint8Array): string {
  const bytes = sha256(typeof text === 'string' ? utf8ToBytes(text) : text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
