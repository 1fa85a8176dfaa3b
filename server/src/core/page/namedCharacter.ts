import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** Returns the character with a name of HTML, such as `nbsp`; undefined if none has it. There are two thousand. */
export function namedCharacter(name: string): string | undefined {
  return decodeNamedCharacterReference(name) || undefined;
}
