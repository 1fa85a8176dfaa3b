import type { AreaRules } from '../rule.ts';
import { cells } from './cells.ts';

export const rules: AreaRules = {
  page: [cells],
};
