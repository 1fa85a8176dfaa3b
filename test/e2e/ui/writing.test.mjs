import assert from 'node:assert/strict';
import { describe, it } from 'mocha';

const PAGE = 'guides/configure.mdx';

const STEPS = `## Change a setting

<Steps>
  <Step title="Open the file">
    It is in the folder of the agent.
  </Step>
</Steps>
`;

/** The page with something at its end, and settings of the workspace. */
const withEnd = (end, settings) => ({
  [PAGE]: (text) => `${text}\n${end}`,
  ...(settings && { '.vscode/settings.json': () => JSON.stringify(settings) }),
});

/** Opens the page with the cursor at its end. */
async function openAtEnd(context, end = '', settings = undefined) {
  const editor = await context.openEditor(withEnd(end || '\n', settings));
  await editor.openPage(PAGE);
  await editor.press('ControlOrMeta+End');
  return editor;
}

describe('writing a page', () => {
  it('inserts a component whole once its first letters are typed', async function () {
    const editor = await openAtEnd(this);
    await editor.type('<No');
    await editor.takeSuggestion('Note');
    await editor.type('Mind the gap.');
    await editor.waitForLines('<Note>', '  Mind the gap.', '</Note>');
  });

  it('offers the attributes that a half-typed tag lacks', async function () {
    const editor = await openAtEnd(this);
    await editor.type('<Card title="B" ico');
    const labels = await editor.suggestionsWith('icon');
    assert.ok(!labels.includes('title'), 'an attribute that is there already is offered');
    await editor.takeSuggestion('icon');
    await editor.waitForLines('<Card title="B" icon=""');
    // Its values come without being asked for.
    await editor.suggestionsWith('rocket');
    await editor.type('rock');
    await editor.takeSuggestion('rocket');
    await editor.waitForLines('<Card title="B" icon="rocket"');
  });

  it('offers attributes and keys where a line begins', async function () {
    const editor = await openAtEnd(this, '<Card title="B"');
    await editor.press('Enter');
    await editor.suggestionsWith('icon');
    await editor.goToMark('title: Configure the agent|');
    await editor.press('Enter');
    await editor.suggestionsWith('sidebarTitle');
  });

  it('offers the parts of a component first', async function () {
    const editor = await openAtEnd(this, STEPS);
    await editor.goToMark('  </Step>|');
    await editor.press('Enter');
    await editor.type('<');
    await editor.suggestionsWith('Step');
    await editor.showDocumentation();
    await editor.screenshot('page-completion');
    await editor.takeSuggestion('Step');
    await editor.waitForLines('  </Step>', '  <Step title="Title">', '    ', '  </Step>', '</Steps>');
  });

  it('closes a tag when its > is typed', async function () {
    const editor = await openAtEnd(this);
    await editor.type('<Steps>');
    await editor.waitForLines('<Steps></Steps>');
    await editor.press('Enter');
    await editor.type('<Frame caption="Gaps">');
    await editor.waitForLines('<Steps>', '  <Frame caption="Gaps"></Frame>', '</Steps>');
    await editor.press('ControlOrMeta+z');
    await editor.waitForLines('<Steps>', '  <Frame caption="Gaps">', '</Steps>');
  });

  it('closes and indents in .md pages too', async function () {
    const editor = await this.openEditor();
    // Of an .mdx page the server gives the outline, of an .md page the editor's own Markdown support. Both have to be
    // there: providers that arrive while somebody types start a search for suggestions of their own.
    await editor.openPage(PAGE);
    await editor.openPage('guides/rotate-keys.md');
    await editor.press('ControlOrMeta+End');
    await editor.type('\n<Note>');
    await editor.waitForLines('<Note></Note>');
    await editor.press('Enter');
    await editor.type('Mind the gap.');
    await editor.waitForLines('<Note>', '  Mind the gap.', '</Note>');
  });

  it('leaves tags open where people want that', async function () {
    const editor = await openAtEnd(this, '', { 'docsight.autoClosingTags': false });
    await editor.type('<Info>');
    // The finding shows that the server has seen the tag, and so would have closed it by now.
    await editor.problems('Info');
    await editor.waitForLines('<Info>');
  });

  it('offers the values of front matter', async function () {
    const editor = await this.openEditor();
    await editor.openPage(PAGE);
    await editor.goToMark('title: Configure the agent|');
    await editor.press('Enter');
    await editor.type('mode: ');
    await editor.suggestionsWith('wide');
    await editor.type('cus');
    await editor.takeSuggestion('custom');
    await editor.waitForLines('title: Configure the agent', 'mode: custom');
  });

  it('inserts a snippet by its prefix', async function () {
    const editor = await openAtEnd(this);
    await editor.type('steps');
    await editor.suggest();
    await editor.takeSuggestion('steps');
    await editor.waitForLines('<Steps>', '  <Step title="First step">');
  });

  it('inserts a snippet from the list of snippets', async function () {
    const editor = await openAtEnd(this);
    await editor.runCommandWith('Snippets: Insert Snippet', 'platform-tabs');
    await editor.waitForLines('<Tabs>', '  <Tab title="macOS">', '    ```bash');
  });

  it('surrounds what is selected', async function () {
    const editor = await openAtEnd(this, 'Mind the gap.\nIt is wide.\n');
    await editor.press('ArrowUp');
    await editor.press('ArrowUp');
    await editor.select(1);
    await editor.runCommandWith('Snippets: Surround with Snippet', 'surround-warning');
    await editor.waitForLines('<Warning>', '  Mind the gap.', '  It is wide.', '</Warning>');
  });
});

describe('an .mdx file without a site', () => {
  it('is coloured, and nothing else runs for it', async function () {
    const editor = await this.openEditor({}, 'loose');
    await editor.openFile('page.mdx');
    await editor.waitFor('.statusbar-item#status\\.editor\\.mode:has-text("MDX")');
    assert.deepEqual(await editor.commands('Docsight:'), ['Docsight: Get Started', 'Docsight: New Site…']);
  });
});
