import type { AreaRules } from '../engine/rule.ts';
import { duplicatePage } from './duplicate-page.ts';
import { emptyGroup } from './empty-group.ts';
import { ignored } from './ignored.ts';
import { orphanPage } from './orphan-page.ts';
import { otherGenerator } from './other-generator.ts';
import { pageExtension } from './page-extension.ts';
import { pageNotFound } from './page-not-found.ts';

export const rules: AreaRules = {
  config: [pageNotFound, duplicatePage, pageExtension, emptyGroup, ignored, otherGenerator],
  site: [orphanPage],
};
