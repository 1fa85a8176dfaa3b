import type { PageRule } from '../rule.ts';
import { literalEmphasis } from './literal-emphasis.ts';

export const textRules: readonly PageRule[] = [literalEmphasis];
