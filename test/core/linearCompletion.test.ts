import assert from 'node:assert/strict';
import { it } from 'node:test';
import { completePage } from '../../server/src/core/features/page/completion/completion.ts';
import { readPage } from '../../server/src/core/page/readPage.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { pageContextOf } from '../../server/src/core/site/siteSnapshot.ts';
import { countedReads } from '../support/countedReads.ts';
import { configWith, siteOf } from '../support/site.ts';

it('completion of a tag reads about twice as much of the imports of a page that has twice as many', () => {
  const site = siteOf({ 'docs.json': configWith({}), 'page.mdx': '' });
  const readsOf = (length: number): number => {
    const imports = Array.from({ length }, (_, at) => `import A${at} from "/snippets/a.mdx"`);
    const page = readPage(`${imports.join('\n')}\n\n<`);
    let reads = 0;
    const script = countedReads(page.script, () => void reads++);
    const context = pageContextOf(site, 'page.mdx' as SitePath, { ...page, script });
    assert.ok(context);
    const { items } = completePage(context, page.text.length, { isTyped: false, hasMarkdownSupport: false });
    assert.ok(items.length > 10);
    return reads;
  };
  const [short, long] = [readsOf(150), readsOf(300)];
  assert.ok(long < 2.6 * short, `${short} and ${long} reads`);
});
