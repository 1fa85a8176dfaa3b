import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The page of a rule. The pages are shipped beside the programs, so that they are there without a network and
 * always those of the version that reports.
 */
export function ruleUrl(ruleId: string): string {
  const url = urls.get(ruleId) ?? pathToFileURL(path.join(__dirname, '..', 'docs', 'rules', `${ruleId}.md`)).href;
  urls.set(ruleId, url);
  return url;
}

/** A page may have thousands of findings of the same few rules. */
const urls = new Map<string, string>();
