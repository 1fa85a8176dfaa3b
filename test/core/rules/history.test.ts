import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isHistory } from '../../../server/src/core/paths/fileKinds.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { configWith, findingsInFiles, page } from '../../support/site.ts';

const rules = new Set(['link/text', 'link/anchor-not-found', 'link/not-found', 'image/alt', 'image/frame']);
const body =
  '\n[here](https://e.com) [Setup](#gone) [Lost](/lost)\n\n<Frame>\n  ![](https://e.com/a.png)\n</Frame>\n\n![A](https://e.com/b.png)\n';

function severities(name: string): readonly string[] {
  const found = findingsInFiles({
    'docs.json': configWith({ navigation: [{ group: 'Start', pages: [name] }] }),
    [`${name}.mdx`]: page('Page') + body,
  });
  return found.filter(({ rule }) => rules.has(rule.id)).map(({ rule, severity }) => `${severity} ${rule.id}`);
}

describe('a page that records the past', () => {
  it('has only hints about what nobody edits any more, and errors as any other', () => {
    assert.deepEqual(severities('guide'), [
      'warning link/text',
      'warning link/anchor-not-found',
      'error link/not-found',
      'warning image/alt',
      'warning image/frame',
    ]);
    assert.deepEqual(severities('changelog'), [
      'hint link/text',
      'hint link/anchor-not-found',
      'error link/not-found',
      'hint image/alt',
      'hint image/frame',
    ]);
  });

  it('is known by the names of its file and folders', () => {
    const names = ['changelog.mdx', 'a/ChangeLog/2024-01.mdx', 'oss/release-notes/0.6.5.mdx', 'python-changelog.mdx'];
    names.push(
      'x_old/report.mdx',
      'archive/a.mdx',
      'archived-2023/a.mdx',
      'releases/v2.md',
      'snippets/changelog/x.mdx',
      'changelog-2024.mdx',
      'blog/launch.mdx',
      'whats-new.mdx',
      'seps/1034--defaults.mdx',
      'community/rfcs/0012-sessions.mdx',
      'adr/0001.md',
    );
    const others = [
      'release.mdx',
      'releasing.mdx',
      'guides/write-changelog-entries.mdx',
      'api/releases-api.mdx',
      'log.mdx',
      'guides/archive-a-project.mdx',
      'old-versions.mdx',
      'seps/index.mdx',
      'rfcs/how-to-write.mdx',
      'steps/1-install.mdx',
    ];
    assert.deepEqual(
      names.filter((name) => !isHistory(name as SitePath)),
      [],
    );
    assert.deepEqual(
      others.filter((name) => isHistory(name as SitePath)),
      [],
    );
  });
});
