import type { AreaRules } from '../rule.ts';
import { cells } from './cells.ts';
import { delimiterRow } from './delimiter-row.ts';

export const rules: AreaRules = {
  page: [cells, delimiterRow],
};
