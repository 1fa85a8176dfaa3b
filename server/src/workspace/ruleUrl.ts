import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { lazy } from '../core/util/lazy.ts';

/** The folder of the rules’ pages. They are shipped with the programs, so that they are available offline and match the version. */
const rulePages = lazy(() => pathToFileURL(path.join(__dirname, '..', 'docs', 'rules')).href);

export function ruleUrl(ruleId: string): string {
  return `${rulePages()}/${ruleId}.md`;
}
