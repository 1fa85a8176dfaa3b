import type { PageRule } from '../rule.ts';
import { text } from './text.ts';
import { unsafe } from './unsafe.ts';

export const linkRules: readonly PageRule[] = [text, unsafe];
