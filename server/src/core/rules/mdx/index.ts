import type { PageRule } from '../rule.ts';
import { syntax } from './syntax.ts';

export const mdxRules: readonly PageRule[] = [syntax];
