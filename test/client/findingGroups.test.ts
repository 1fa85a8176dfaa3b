import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filterFindings, foldersAround, isEmpty } from '../../client/src/findings/findingFilter.ts';
import { groupFindings, type FindingGroup, type ShownFinding } from '../../client/src/findings/findingGroups.ts';

function finding(path: string, rule: string, severity: ShownFinding['severity'], line = 0): ShownFinding {
  return {
    ...{ uri: `file:///site/${path}`, path, rule, title: `Title of ${rule}`, severity },
    ...{ message: `${rule} in ${path}`, line, character: 0, hasLocations: false },
  };
}

const findings = [
  finding('guides/b.mdx', 'link/text', 2, 4),
  finding('guides/a.mdx', 'link/text', 2, 9),
  finding('guides/a.mdx', 'link/text', 2, 1),
  finding('index.mdx', 'link/not-found', 0),
  finding('index.mdx', 'heading/case', 3),
];

const shown = (groups: readonly FindingGroup[]) =>
  groups.map(({ label, findings: inside }) => `${label} ${inside.length}`);

describe('the problems of a site', () => {
  it('are grouped by rule, the most severe first', () => {
    const groups = groupFindings(findings, 'rule');
    assert.deepEqual(shown(groups), ['Title of link/not-found 1', 'Title of link/text 3', 'Title of heading/case 1']);
    const lines = groups[1]?.findings.map(({ path, line }) => `${path}:${line}`);
    assert.deepEqual(lines, ['guides/a.mdx:1', 'guides/a.mdx:9', 'guides/b.mdx:4']);
  });

  it('are grouped by folder and file', () => {
    const groups = groupFindings(findings, 'folder');
    assert.deepEqual(shown(groups), [' 2', 'guides 3']);
    assert.deepEqual(shown(groups[1]?.files ?? []), ['guides/a.mdx 2', 'guides/b.mdx 1']);
    assert.deepEqual(groupFindings([], 'rule'), []);
  });

  it('can be filtered by text, severity, folder and page, together', () => {
    const filtered = (filter: Parameters<typeof filterFindings>[1]): readonly string[] =>
      filterFindings(findings, filter, 'file:///site/guides/a.mdx').map(({ path, line }) => `${path}:${line}`);
    assert.deepEqual(filtered({ text: 'TITLE OF heading' }), ['index.mdx:0']);
    assert.deepEqual(filtered({ lowest: 0 }), ['index.mdx:0']);
    assert.deepEqual(filtered({ folder: 'guides', text: 'b.mdx' }), ['guides/b.mdx:4']);
    assert.deepEqual(filtered({ onlyThisPage: true }), ['guides/a.mdx:9', 'guides/a.mdx:1']);
    assert.deepEqual(filtered({}).length, findings.length);
    assert.ok(isEmpty({ text: '', lowest: 3 }));
    assert.ok(!isEmpty({ onlyThisPage: true }));
    assert.deepEqual(foldersAround(findings), [['guides', 3]]);
  });
});
