import { frontMatterEntry } from '../../page/frontMatter/schema.ts';
import type { PageModel } from '../../page/pageModel.ts';

/** Whether the fields of a page are those of its playground: its front matter names an endpoint, and no description. */
export function hasOwnPlayground({ frontMatter }: PageModel): boolean {
  if (frontMatter === undefined || frontMatterEntry(frontMatter, 'openapi') !== undefined) return false;
  const endpoint = frontMatterEntry(frontMatter, 'api')?.value;
  const playground = frontMatterEntry(frontMatter, 'playground')?.value;
  return (
    typeof endpoint === 'string' && /^\s*[A-Za-z]+\s+\S/.test(endpoint) && !/^(?:none|simple)$/.test(String(playground))
  );
}
