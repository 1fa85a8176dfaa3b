import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

const PAGE = 'guides/install.mdx';

describe('reading a page', () => {
  it('explains a component and its attributes', async function () {
    const editor = await this.openEditor();
    await editor.openPage(PAGE);
    assert.match(await editor.hoverAt('<St|ep title="Download the agent">'), /procedure/i);
    await editor.press('Escape');
    assert.match(await editor.hoverAt('<Step tit|le="Download the agent">'), /title.*of.*Step/i);
  });

  it('folds a component', async function () {
    const editor = await this.openEditor();
    await editor.openPage(PAGE);
    await editor.goToMark('<Ste|ps>');
    await editor.runCommand('Fold');
    await editor.waitForText('Download the agent', { gone: true });
  });
});

describe('editing a page', () => {
  it('turns a line into a comment that MDX knows', async function () {
    const editor = await this.openEditor();
    await editor.openPage(PAGE);
    await editor.goToMark('|## Next');
    await editor.runCommand('Toggle Line Comment');
    await editor.waitForLines('{/* ## Next */}');
    await editor.runCommand('Toggle Line Comment');
    await editor.waitForLines('## Next');
  });

  it('changes both tags of a component together', async function () {
    const editor = await this.openEditor({ [PAGE]: (text) => `${text}\n<Note>\n  Mind the gap.\n</Note>\n` });
    await editor.openPage(PAGE);
    await editor.goToMark('<Not|e>');
    await editor.waitFor('.linked-editing-decoration');
    await editor.type('ic');
    await editor.waitForLines('<Notice>', '  Mind the gap.', '</Notice>');
  });
});
