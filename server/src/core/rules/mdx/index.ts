import type { PageRule } from '../rule.ts';
import { packageImport } from './package-import.ts';
import { syntax } from './syntax.ts';

export const mdxRules: readonly PageRule[] = [syntax, packageImport];
