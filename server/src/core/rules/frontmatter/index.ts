import type { PageRule, SiteRule } from '../rule.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { missing } from './missing.ts';
import { required } from './required.ts';
import { syntax } from './syntax.ts';
import { value } from './value.ts';

export const frontMatterRules: readonly PageRule[] = [syntax, missing, required, value];

export const frontMatterSiteRules: readonly SiteRule[] = [duplicateTitle];
