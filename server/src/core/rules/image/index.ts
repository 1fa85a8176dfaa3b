import type { PageRule } from '../rule.ts';
import { alt } from './alt.ts';
import { frame } from './frame.ts';

export const imageRules: readonly PageRule[] = [alt, frame];
