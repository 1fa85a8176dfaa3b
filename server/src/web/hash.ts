import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Does what workspace/files/hash.ts does with Node’s library. */
export function hashOf(text: string | Uint8Array): string {
  return bytesToHex(sha256(typeof text === 'string' ? utf8ToBytes(text) : text));
}
