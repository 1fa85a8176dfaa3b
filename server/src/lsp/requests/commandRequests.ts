import { fixRuleRequests } from './fixRule.ts';
import { insertionRequests } from './insertions.ts';
import { llmsRequests } from './llms.ts';
import { newFileRequests } from './newFiles.ts';
import { reportRequests } from './report.ts';
import { rulesFileRequests } from './rulesFile.ts';
import { siteViewRequests } from './siteView.ts';
import { upgradeRequests } from './upgrade.ts';
import type { RequestRow } from './requestRow.ts';

/** What commands, the site view, pasting and dropping ask for. */
export const commandRequests: readonly RequestRow[] = [
  ...siteViewRequests,
  ...newFileRequests,
  ...insertionRequests,
  ...rulesFileRequests,
  ...llmsRequests,
  ...upgradeRequests,
  ...fixRuleRequests,
  ...reportRequests,
];
