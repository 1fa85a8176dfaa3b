import type { AreaRules } from '../engine/rule.ts';
import { alt } from './alt.ts';
import { frame } from './frame.ts';
import { notFound } from './not-found.ts';

export const rules: AreaRules = {
  page: [alt, frame],
  site: [notFound],
};
