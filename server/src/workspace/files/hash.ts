import { createHash } from 'node:crypto';

/** Returns a hash of a text or of the bytes of a file, as the key of what was computed from it. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('base64url');
}
