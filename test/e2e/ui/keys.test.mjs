import { journey } from './journey.mjs';

const PAGE = 'guides/configure.mdx';

const TABLE = '| Setting | Default |\n| --- | --- |\n| port | |\n';

/** The number of words in the status bar, which is off by default. */
const SETTINGS = () => JSON.stringify({ 'docsight.wordCount.enabled': true });

journey('lists, tables, links and images are written without the mouse', async ({ open, step }) => {
  const editor = await open({ [PAGE]: (text) => `${text}\n${TABLE}`, '.vscode/settings.json': SETTINGS });
  const { quickInput } = editor;
  // Keys follow what the extension knows of the cursor’s line; a new count shows that it has seen what was typed.
  const words = (count) => editor.waitFor(`.statusbar-item:has-text("Words: ${count}, 1 min")`);
  await editor.openPage(PAGE);
  await step('fill in a table with the Tab key, and align a column', async () => {
    await editor.goTo(16, 10);
    await editor.type('8080 ');
    await words(14);
    await editor.press('Tab');
    await editor.lines(
      '| Setting | Default |',
      '| ------- | ------- |',
      '| port    | 8080    |',
      '|         |         |',
    );
    await editor.cursor('Ln 17, Col 3');
    await editor.type('folder');
    await editor.press('Tab');
    await editor.cursor('Ln 17, Col 19');
    await editor.type('deliveries');
    await quickInput.runWith('Docsight: Align Table Column…', 'Right');
    await editor.lines(
      '| Setting |    Default |',
      '| ------- | ---------: |',
      '| port    |       8080 |',
      '| folder  | deliveries |',
    );
    await editor.screenshot('writing-table');
  });
  await step('write a list, with a word in bold', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.type('\n- Open the port');
    await words(19);
    await editor.press('Enter');
    await editor.lines('- Open the port', '- ');
    await editor.type('Read the guide');
    await editor.press('ControlOrMeta+b');
    await editor.lines('- Open the port', '- Read the **guide**');
    await editor.press('End');
    await editor.press('Enter');
    await editor.lines('- Read the **guide**', '- ');
    await editor.press('Enter');
    await editor.lines('- Read the **guide**', '');
  });
  await step('link a page that is picked by its title', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.type('\n\nSee ');
    await quickInput.begin('Docsight: Insert Link to Page…');
    await quickInput.row('Install the agent');
    await editor.screenshot('insert-link');
    await quickInput.pick('Install the agent');
    await editor.lines('See [Install the agent](/guides/install)');
  });
  await step('insert an image', async () => {
    await editor.press('ControlOrMeta+End');
    await editor.type('\n\n');
    await quickInput.begin('Docsight: Insert Image…');
    await quickInput.row('dark.svg');
    await editor.screenshot('insert-image');
    await quickInput.pick('dark.svg');
    await editor.text('/logo/dark.svg');
  });
});
