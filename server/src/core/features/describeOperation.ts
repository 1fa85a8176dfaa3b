import { operationFor } from '../site/operations.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import { codeText, plainText } from './markdown.ts';

/** What the site's API descriptions say of the operation that a text means, in Markdown; undefined where none has it. */
export function describeOperation(site: SiteSnapshot, written: string): string | undefined {
  const operation = operationFor(site, written);
  if (operation === undefined) return undefined;
  const { method, path, summary, file } = operation;
  const parts = [`**${codeText(`${method} ${path}`)}**`, plainText(summary ?? ''), `From ${codeText(`/${file}`)}`];
  return parts.filter((part) => part !== '').join('\n\n');
}
