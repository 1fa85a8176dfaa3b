import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

describe('a page that is moved in the explorer', () => {
  it('takes along its entry in docs.json and the links to it', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.moveFile('guides/configure.mdx', 'api');
    await editor.screenshot('move-question');
    await editor.answer('OK');
    await editor.waitForText('"api/configure"');
    await editor.openPage('introduction.mdx');
    await editor.waitForText('(/api/configure)');
    await editor.press('ControlOrMeta+z');
  });
});

describe('renaming with F2', () => {
  it('an entry of docs.json renames its page and all that names it, after a preview', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.goToMark('"guides/inst|all"');
    await editor.renameWithPreview('guides/setup');
    await editor.screenshot('rename-preview');
    await editor.applyPreview();
    await editor.waitForText('"guides/setup"');
    await editor.waitForFile('guides/setup.mdx', 'title: Install the agent');
    await editor.openPage('introduction.mdx');
    await editor.waitForText('(/guides/setup)');
    const problems = await editor.problems();
    assert.ok(!problems.some((problem) => problem.includes('not-found')), problems.join('\n'));
  });

  it('a heading renames the links to its section', async function () {
    const link = '\nSee [how to watch a folder](/guides/configure#watch-a-folder).\n';
    const editor = await this.openEditor({ 'guides/upgrade.mdx': (text) => text + link });
    await editor.openPage('guides/configure.mdx');
    await editor.goToMark('## Watch a fol|der');
    await editor.renameWithPreview('Watch folders');
    await editor.applyPreview();
    await editor.waitForText('## Watch folders');
    await editor.openPage('guides/upgrade.mdx');
    await editor.waitForText('(/guides/configure#watch-folders)');
  });
});
