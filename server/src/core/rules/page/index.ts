import type { PageRule } from '../rule.ts';
import { indexNote } from './index-note.ts';

/** The rules about what every page of a site has around its text. */
export const wholePageRules: readonly PageRule[] = [indexNote];
