import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the URL of a rule's page. The pages are shipped beside the programs, so that they are available offline and
 * match the version.
 */
export function ruleUrl(ruleId: string): string {
  const url = urls.get(ruleId) ?? pathToFileURL(path.join(__dirname, '..', 'docs', 'rules', `${ruleId}.md`)).href;
  urls.set(ruleId, url);
  return url;
}

/** A page may have thousands of findings of the same few rules. */
const urls = new Map<string, string>();
