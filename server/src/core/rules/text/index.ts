import type { AreaRules } from '../engine/rule.ts';
import { literalEmphasis } from './literal-emphasis.ts';
import { literalCode } from './literal-code.ts';
import { literalList } from './literal-list.ts';
import { accidentalMath } from './accidental-math.ts';
import { literalEmoji } from './literal-emoji.ts';

export const rules: AreaRules = {
  page: [literalEmphasis, literalCode, literalList, accidentalMath, literalEmoji],
};
