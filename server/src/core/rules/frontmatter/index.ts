import type { AreaRules } from '../engine/rule.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { missing } from './missing.ts';
import { required } from './required.ts';
import { syntax } from './syntax.ts';
import { value } from './value.ts';
import { unknownKey } from './unknown-key.ts';

export const rules: AreaRules = {
  page: [syntax, missing, required, value, unknownKey],
  site: [duplicateTitle],
};
