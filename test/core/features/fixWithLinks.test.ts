import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesLinkedAnchor, fixWithLinks } from '../../../server/src/core/features/refactor/fixWithLinks.ts';
import type { Fix } from '../../../server/src/core/rules/engine/rule.ts';
import { afterFix, configWith, findingsInFiles, pageIn, type Files } from '../../support/site.ts';

/** The first fix of a rule’s only finding on the page, with the links that it changes. */
function fixOf(files: Files, rule: string): Fix {
  const finding = findingsInFiles(files).find((one) => one.rule.id === rule && one.file === 'page.mdx');
  const [fix] = finding?.fixes?.() ?? [];
  const context = pageIn(files, 'page.mdx');
  assert.ok(fix && context);
  return fixWithLinks(context, fix);
}

describe('a fix in a heading', () => {
  const site = (heading: string, link: string): Files => ({
    'docs.json': configWith({
      navigation: [{ group: 'A', pages: ['page', 'other'] }],
      redirects: [{ source: '/old', destination: `/page#${link}` }],
    }),
    'page.mdx': `---\ntitle: Page\ndescription: About it.\n---\n\n${heading}\n\nSee [it](#${link}).\n`,
    'other.mdx': `---\ntitle: Other\ndescription: About it.\n---\n\n[Birds](/page#${link}), [page](/page)\n`,
  });

  it('takes along the links to its anchor, on all pages and in docs.json', () => {
    const files = site('## Get /birds/{id}', 'get-/birds/');
    const fix = fixOf(files, 'mdx/undefined-name');
    assert.equal(fix.title, 'Escape the braces, and update 3 links');
    const after = afterFix(files, fix);
    assert.match(after['page.mdx'] ?? '', /## Get \/birds\/\\\{id\\\}\n\nSee \[it\]\(#get-\/birds\/id\)/);
    assert.match(after['other.mdx'] ?? '', /\[Birds\]\(\/page#get-\/birds\/id\), \[page\]\(\/page\)/);
    assert.match(after['docs.json'] ?? '', /"\/page#get-\/birds\/id"/);
  });

  it('changes nothing else where no link has its anchor, or the anchor stays', () => {
    const unlinked = fixOf(site('## Get /birds/{id}', 'gone'), 'mdx/undefined-name');
    assert.deepEqual([unlinked.title, unlinked.edits.length], ['Escape the braces', 1]);
    const kept = fixOf(site('#### Birds', 'birds'), 'heading/increment');
    assert.doesNotMatch(kept.title, /link/);
  });

  it('isn’t one of those on a complete site, whose pages are changed one by one', () => {
    const files = site('## Get /birds/{id}', 'get-/birds/');
    const context = pageIn(files, 'page.mdx');
    assert.ok(context);
    const at = context.page.text.indexOf('{id}');
    const edits = [{ range: { start: at, end: at + 4 }, newText: '`id`' }];
    assert.equal(changesLinkedAnchor(context, edits), true);
    assert.equal(changesLinkedAnchor(context, [{ range: { start: at + 7, end: at + 7 }, newText: 'x' }]), false);
  });
});
