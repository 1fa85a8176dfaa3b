import type { AreaRules } from '../rule.ts';
import { packageImport } from './package-import.ts';
import { syntax } from './syntax.ts';

export const rules: AreaRules = {
  page: [syntax, packageImport],
};
