import { describe, it } from 'mocha';

describe('a page that is moved in the explorer', () => {
  it('takes along its entry in docs.json and the links to it, and all of it is undone as one', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.moveFile('guides/configure.mdx', 'api');
    await editor.answer('OK');
    await editor.waitForText('"api/configure"');
    await editor.openPage('introduction.mdx');
    await editor.waitForText('(/api/configure)');
    await editor.press('ControlOrMeta+z');
    await editor.answer('Yes');
    await editor.waitForText('(/guides/configure)');
    await editor.openConfig();
    await editor.waitForText('"guides/configure"');
    await editor.waitForFile('guides/configure.mdx', 'title: Configure the agent');
  });

  it('stays alone where people want that', async function () {
    const settings = { 'docsight.updateOnMove': 'never' };
    const editor = await this.openEditor({ '.vscode/settings.json': () => JSON.stringify(settings) });
    await editor.openConfig();
    await editor.moveFile('guides/configure.mdx', 'api');
    await editor.problems('navigation/page-not-found');
  });
});

describe('a page that is deleted in the explorer', () => {
  it('can take its entry out of docs.json', async function () {
    const editor = await this.openEditor();
    await editor.openConfig();
    await editor.deleteFile('guides/configure.mdx');
    await editor.answer('Show Preview');
    await editor.applyPreview();
    await editor.waitForText('"guides/configure"', { gone: true });
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
    await editor.problems();
    await editor.noProblem('not-found');
  });

  it('a heading renames the links to its section', async function () {
    const link = '\nSee [how to watch a folder](/guides/configure#watch-a-folder).\n';
    const editor = await this.openEditor({ 'guides/upgrade.mdx': (text) => text + link });
    await editor.openPage('guides/configure.mdx');
    await editor.goToMark('## Watch a fol|der');
    await editor.renameWithPreview('Watch folders');
    await editor.applyPreview();
    await editor.waitForText('## Watch folders');
    await editor.openFile('guides/upgrade.mdx');
    await editor.waitForText('(/guides/configure#watch-folders)');
  });
});
