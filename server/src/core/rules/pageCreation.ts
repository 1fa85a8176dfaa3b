import { isMarkdown, isSnippetPath } from '../paths/fileKinds.ts';
import { isInPackages, wrongPageName } from '../paths/newPageName.ts';
import { pageNameOf, titleFromPath } from '../paths/route.ts';
import type { SitePath } from '../paths/sitePath.ts';
import { code } from '../util/messageText.ts';
import type { Fix } from './rule.ts';

/** Returns the fix that creates the page at a path; none if it can't be a page. */
export function pageCreation(path: SitePath): readonly Fix[] {
  if (path === '' || path === 'snippets' || isSnippetPath(path)) return [];
  const file = (isMarkdown(path) ? path : `${path}.mdx`) as SitePath;
  const name = pageNameOf(path);
  if (wrongPageName(name) !== undefined || isInPackages(name)) return [];
  const title = JSON.stringify(titleFromPath(name));
  const text = `---\ntitle: ${title}\ndescription: ""\n---\n`;
  return [{ title: `Create the page ${code(file)}`, edits: [{ kind: 'create', file, text }], preferred: false }];
}
