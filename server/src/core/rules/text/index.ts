import type { AreaRules } from '../rule.ts';
import { literalEmphasis } from './literal-emphasis.ts';

export const rules: AreaRules = {
  page: [literalEmphasis],
};
