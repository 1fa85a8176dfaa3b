import { urlOf } from './base.ts';

/** Returns the URL of a rule’s page in the package. */
export function ruleUrl(ruleId: string): string {
  return new URL(urlOf(`../docs/rules/${ruleId}.md`)).href;
}
