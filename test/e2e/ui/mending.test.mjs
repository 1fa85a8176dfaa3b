import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

const PAGE = 'guides/configure.mdx';
/** One mistake for each of four rules. */
const WRONG = `## Choose a folder

<CardGroup cols={5}>
  <Card title="Deliveries" icon="folder-open">
    New parcels, <br> one file each.
  </Card>
</CardGroup>

<Waring>
  To watch more folders, click [here](/guides/install).
</Waring>
`;

const withEnd = (end) => ({ [PAGE]: (text) => `${text}\n${end}` });
/** The page with something in place of its first section. */
const withBody = (body) => ({ [PAGE]: (text) => text.replace(/## [^]*$/, body) });

/** Opens the page with changes, or with something added to it, and waits for a finding in the Problems panel. */
async function openWithProblem(context, changes, rule) {
  const editor = await context.openEditor(typeof changes === 'string' ? withEnd(changes) : changes);
  await editor.openPage(PAGE);
  await editor.problems(rule);
  return editor;
}

describe('findings on a page', () => {
  it('are listed in the Problems panel with their rules', async function () {
    const rules = ['component/unknown', 'component/attribute-value', 'link/text'];
    const editor = await openWithProblem(this, withBody(WRONG), 'mdx/syntax');
    const problems = await editor.problems(...rules);
    for (const rule of ['mdx/syntax', ...rules]) {
      assert.equal(problems.filter((problem) => problem.includes(rule)).length, 1, problems.join('\n'));
    }
    await editor.goToMark('<Wa|ring>');
    await editor.quickFixes();
    await editor.screenshot('page-findings');
  });

  it('can be mended with a quick fix', async function () {
    const editor = await openWithProblem(this, 'One<br>two.\n', 'mdx/syntax');
    await editor.goToMark('One<b|r>two');
    const title = (await editor.quickFixes()).find((candidate) => candidate.includes('<br />'));
    await editor.applyQuickFix(title);
    await editor.waitForLines('One<br />two.');
    await editor.noProblem('mdx/syntax');
  });

  it('can be silenced where they stand', async function () {
    const editor = await openWithProblem(this, '<Crad title="Gaps" />\n', 'component/unknown');
    await editor.goToMark('<Cr|ad');
    const title = (await editor.quickFixes()).find((candidate) => candidate.endsWith(' here'));
    await editor.applyQuickFix(title);
    await editor.waitForLines('{/* docsight-disable-next-line component/unknown */}', '<Crad title="Gaps" />');
    await editor.noProblem('component/unknown');
  });

  it('that change nothing for readers are mended all at once', async function () {
    const editor = await openWithProblem(this, 'One<br>two<br>three.\n\n<!-- To do -->\n', 'mdx/syntax');
    await editor.runCommand('Fix All');
    await editor.waitForLines('One<br />two<br />three.', '', '{/* To do */}');
    await editor.noProblem('mdx/syntax');
  });

  it('are mended on saving where people want that', async function () {
    const settings = { 'editor.codeActionsOnSave': { 'source.fixAll': 'explicit' } };
    const changes = { ...withEnd('One<br>two.\n'), '.vscode/settings.json': () => JSON.stringify(settings) };
    const editor = await openWithProblem(this, changes, 'mdx/syntax');
    await editor.goToMark('|One<br>two.');
    await editor.type('Then ');
    await editor.press('ControlOrMeta+s');
    await editor.waitForLines('Then One<br />two.');
  });
});

describe('advice on a page', () => {
  it('can be taken: a quoted remark becomes a callout', async function () {
    const editor = await openWithProblem(this, '> **Note:** Mind the gap.\n', 'component/prefer-callout');
    await editor.goToMark('> **Note:** Mi|nd the gap.');
    const title = (await editor.quickFixes()).find((candidate) => candidate.includes('Note'));
    await editor.applyQuickFix(title);
    await editor.waitForLines('<Note>', '  Mind the gap.', '</Note>');
    await editor.noProblem('component/prefer-callout');
  });
});
