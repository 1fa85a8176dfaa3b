import type { AreaRules } from '../engine/rule.ts';
import { missing } from './missing.ts';
import { structure } from './structure.ts';
import { entriesOfOtherLanguage, linkToOtherLanguage } from './wrong-language.ts';

export const rules: AreaRules = {
  config: [missing, entriesOfOtherLanguage, structure],
  site: [linkToOtherLanguage],
};
