const assert = require('node:assert/strict');
const { afterEach, describe, it } = require('mocha');
const vscode = require('vscode');
const { closeAll, found, open, openWith, until, uriOf } = require('../support.cjs');

describe('a command of the palette', () => {
  afterEach(closeAll);

  it('shows the page of a rule as readers see it', async () => {
    const document = await openWith('introduction.mdx', '(/guides/install)', '(/nowhere)');
    const { code } = await found(document, 'link/not-found', '/nowhere');
    assert.equal(code.target.scheme, 'command');
    await vscode.commands.executeCommand(code.target.path, ...JSON.parse(code.target.query));
    const isPreview = ({ input }) => input instanceof vscode.TabInputWebview && input.viewType.includes('markdown');
    await until('the preview', () => vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(isPreview)));
  });

  it('shows the report of the site, whose rows open a file at a line', async () => {
    await open('introduction.mdx');
    await vscode.commands.executeCommand('docsight.showReport');
    const isReport = ({ input }) =>
      input instanceof vscode.TabInputWebview && input.viewType.includes('docsight.report');
    await until('the report', () => vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(isReport)));
    await vscode.commands.executeCommand('docsight.openLine', uriOf('introduction.mdx').toString(), 5);
    await until('the line', () => vscode.window.activeTextEditor?.selection.active.line === 4);
  });
});
