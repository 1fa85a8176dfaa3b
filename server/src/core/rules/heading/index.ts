import type { AreaRules } from '../engine/rule.ts';
import { duplicate } from './duplicate.ts';
import { empty } from './empty.ts';
import { increment } from './increment.ts';
import { invisibleCharacter } from './invisible-character.ts';
import { noH1 } from './no-h1.ts';
import { syntax } from './syntax.ts';
import { id } from './id.ts';

export const rules: AreaRules = {
  page: [noH1, increment, empty, duplicate, invisibleCharacter, syntax, id],
};
