import { operationFor } from '../site/operations.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { codeText, plainText } from './markdown.ts';

/** Returns the description of an operation from the site's API descriptions, in Markdown; undefined if none has it. */
export function describeOperation(site: SiteSnapshot, written: string): string | undefined {
  const operation = operationFor(site, written);
  if (operation === undefined) return undefined;
  const { method, path, summary, file } = operation;
  const parts = [`**${codeText(`${method} ${path}`)}**`, plainText(summary ?? ''), `From ${codeText(`/${file}`)}`];
  return parts.filter((part) => part !== '').join('\n\n');
}
