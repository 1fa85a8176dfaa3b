import type { PageRule } from '../rule.ts';
import { cells } from './cells.ts';

export const tableRules: readonly PageRule[] = [cells];
