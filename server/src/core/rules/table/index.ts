import type { AreaRules } from '../engine/rule.ts';
import { cells } from './cells.ts';
import { delimiterRow } from './delimiter-row.ts';

export const rules: AreaRules = {
  page: [cells, delimiterRow],
};
