import type { AreaRules } from '../engine/rule.ts';
import { missing } from './missing.ts';
import { outdated } from './outdated.ts';
import { structure } from './structure.ts';
import { entriesOfOtherLanguage, linkToOtherLanguage } from './wrong-language.ts';

export const rules: AreaRules = {
  config: [missing, entriesOfOtherLanguage, structure, outdated],
  site: [linkToOtherLanguage],
};
