import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { groupFindings, type FindingGroup, type ShownFinding } from '../../client/src/findings/findingGroups.ts';

function finding(path: string, rule: string, severity: ShownFinding['severity'], line = 0): ShownFinding {
  return { uri: `file:///site/${path}`, path, rule, severity, message: `${rule} in ${path}`, line, character: 0 };
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
    assert.deepEqual(shown(groups), ['link/not-found 1', 'link/text 3', 'heading/case 1']);
    const lines = groups[1]?.findings.map(({ path, line }) => `${path}:${line}`);
    assert.deepEqual(lines, ['guides/a.mdx:1', 'guides/a.mdx:9', 'guides/b.mdx:4']);
  });

  it('are grouped by folder and file', () => {
    const groups = groupFindings(findings, 'folder');
    assert.deepEqual(shown(groups), [' 2', 'guides 3']);
    assert.deepEqual(shown(groups[1]?.files ?? []), ['guides/a.mdx 2', 'guides/b.mdx 1']);
    assert.deepEqual(groupFindings([], 'rule'), []);
  });
});
