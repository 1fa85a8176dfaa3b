import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { journey } from './journey.mjs';

const PAGE = 'guides/tables.mdx';
const PASTED = 'guides/install.mdx';
const MARKDOWN = 'guides/notes.md';
const LINKING = 'introduction.mdx';

/** A page whose path says nothing of its title. */
const KEYS = '---\ntitle: Rotate the keys\ndescription: How to rotate keys.\n---\n\nText.\n';

const TABLE = '---\ntitle: Tables\n---\n\n## Defaults\n\n| Setting | Default |\n| --- | --- |\n| port | |\n';

/** The number of words in the status bar, which is off by default. */
const SETTINGS = () => JSON.stringify({ 'docsight.wordCount.enabled': true });

journey(
  'lists, tables, links and images are written without the mouse or pasted, in the form of the site',
  {
    changes: {
      [PAGE]: () => TABLE,
      [PASTED]: (text) => `${text}\n\nSee the manual for more.\n`,
      [MARKDOWN]: () => '---\ntitle: Notes\n---\n\n## Part\n\nText.\n',
      'guides/new-keys.mdx': () => KEYS,
      'de/guides/install.mdx': () => '---\ntitle: Agenten installieren\n---\n\nText.\n',
      '.docsight.json': () => JSON.stringify({ translations: { folders: ['de'] } }),
      '.vscode/settings.json': SETTINGS,
      images: () => 'Not a folder.\n',
    },
  },
  async ({ open, step }) => {
    const editor = await open();
    const { quickInput } = editor;
    // Keys follow what the extension knows of the cursor’s line; a new count shows that it has seen what was typed.
    const words = (count) => editor.waitFor(`.statusbar-item:has-text("Words: ${count}, 1 min")`);
    await editor.openPage(PAGE);
    await step('fill in a table with the Tab key, and align a column', async () => {
      await editor.goTo(9, 10);
      await editor.type('8080 ');
      await words(5);
      await editor.press('Tab');
      await editor.lines(
        '| Setting | Default |',
        '| ------- | ------- |',
        '| port    | 8080    |',
        '|         |         |',
      );
      await editor.cursor('Ln 10, Col 3');
      await editor.type('folder');
      await editor.press('Tab');
      await editor.cursor('Ln 10, Col 19');
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
    await step('begin a row with Enter, leave the table, and insert another', async () => {
      // The command has selected the cell once it has ended.
      await editor.cursor('selected');
      await editor.press('Enter');
      await editor.lines('| folder  | deliveries |', '|         |            |');
      await editor.cursor('Ln 11, Col 3');
      await editor.press('Enter');
      await editor.cursor('Ln 12, Col 1');
      await quickInput.begin('Docsight: New Table…');
      await quickInput.fillIn('Name, Type');
      await editor.lines('| Name | Type |', '| --- | --- |', '|  |  |');
      await editor.cursor('Ln 14, Col 3');
    });
    await step('write a list, with a word in bold', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('\n- Open the port');
      await words(12);
      // Letters that follow Enter at once come after the line break.
      await editor.type('\nRead the guide');
      await editor.lines('- Open the port', '- Read the guide');
      await editor.press('ControlOrMeta+b');
      await editor.lines('- Open the port', '- Read the **guide**');
      await editor.press('End');
      await editor.press('Enter');
      await editor.lines('- Read the **guide**', '- ');
      await editor.press('Enter');
      await editor.lines('- Read the **guide**', '', '');
    });
    await step('write a block of code whose language is in the list, with a closing fence of one’s own', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('```bas');
      await editor.suggestionsWith('bash');
      // The unclosed block is a finding, which shows that the extension has seen what was typed.
      await editor.waitFor('.squiggly-warning');
      // From this letter on the suggestion is what was typed, so that Enter doesn’t take it.
      await editor.type('h');
      await editor.waitFor('.suggest-widget.visible .monaco-list-row.focused .highlight:text-is("bash")');
      await editor.press('Enter');
      await editor.lines('```bash', '', '```');
      await editor.type('agent start\n```');
      // The one that Enter has added would be the last line.
      await editor.press('ControlOrMeta+End');
      await editor.cursor('Ln 22, Col 4');
      await editor.lines('```bash', 'agent start', '```');
    });
    await step('link a page that is picked by its title', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\nSee ');
      await quickInput.begin('Docsight: Insert Link to Page…');
      await quickInput.row('Install the agent');
      await editor.screenshot('insert-link');
      await quickInput.pick('Install the agent');
      await editor.lines('agent start', '```', '', 'See [Install the agent](/guides/install)');
    });
    await step('paste an address, which makes the selection a link', async () => {
      await editor.openPage(PASTED);
      await editor.goToMark('the |manual for');
      await editor.press('Shift+ControlOrMeta+ArrowRight');
      await paste(editor, { text: 'https://acme.com/manual' });
      await editor.lines('See the [manual](https://acme.com/manual) for more.');
    });
    await step('be told why an image can’t be saved, and see nothing inserted', async () => {
      await editor.press('ControlOrMeta+End');
      await paste(editor, { file: 'image.png' });
      await editor.messages.notification('images/install.png couldn’t be written: a folder in its path is a file.');
      rmSync(path.join(editor.folder, 'images'));
      await editor.press('Escape');
      await editor.type('Then');
      await editor.lines('See the [manual](https://acme.com/manual) for more.', 'Then');
      await editor.undo();
    });
    await step('save an image and show it, the cursor in its text', async () => {
      await editor.press('ControlOrMeta+End');
      await paste(editor, { file: 'image.png' });
      await editor.lines(
        'See the [manual](https://acme.com/manual) for more.',
        '',
        '<Frame>',
        '  ![](/images/install.png)',
        '</Frame>',
      );
      await editor.waitFor('.post-edit-widget');
      await editor.type('The settings');
      await editor.lines('  ![The settings](/images/install.png)');
      await editor.fileHas('images/install.png', 'PNG');
    });
    await step('paste HTML as text, and take it as MDX', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\n');
      // The menu of the paste before may stay, since what is typed at the end of a pasted text counts as part of it.
      await editor.press('Escape');
      await editor.waitForNo('.post-edit-widget');
      await paste(editor, { text: 'One Two', html: '<table><tr><th>One</th></tr><tr><td>Two</td></tr></table>' });
      await editor.lines('One Two');
      await editor.waitFor('.post-edit-widget');
      await editor.press('ControlOrMeta+.');
      await editor.page.getByText('Paste as MDX', { exact: true }).waitFor();
      await editor.screenshot('paste');
      // The menu takes no clicks until the mouse has moved.
      await editor.press('ArrowDown');
      await editor.press('Enter');
      await editor.lines('| One |', '| --- |', '| Two |');
    });
    await step('paste an image in Markdown, once', async () => {
      await editor.openPage(MARKDOWN);
      await editor.press('ControlOrMeta+End');
      await paste(editor, { file: 'image.png' });
      await editor.lines('<Frame>', '  ![](/images/notes.png)', '</Frame>');
      assert.equal(editor.read(MARKDOWN).includes('images'), false, 'the page was saved');
      await editor.noFile('guides/image.png');
    });
    await step('drop an image there, which is framed once', async () => {
      await editor.press('Escape');
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\nLast.\n\n');
      await dropBelow(editor, 'Last.', 'other.png');
      await editor.lines('Last.', '', '<Frame>', '  ![](/images/other.png)', '</Frame>');
      await editor.noFile('guides/other.png');
    });
    await step('insert an image', async () => {
      await editor.openPage(PAGE);
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\n');
      await quickInput.begin('Docsight: Insert Image…');
      await quickInput.row('dark.svg');
      await editor.screenshot('insert-image');
      await quickInput.pick('dark.svg');
      await editor.text('/logo/dark.svg');
    });
    await step('find a page by words of its title in the address of a link, also after a space', async () => {
      await editor.openPage(LINKING);
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\nSee [the page](rotate');
      await editor.suggestionsWith('Rotate the keys');
      await editor.type(' the k');
      await editor.suggestionsWith('Rotate the keys');
      await editor.takeSuggestion('Rotate the keys');
      await editor.lines('See [the page](/guides/new-keys)');
    });
    await step('find it in an attribute', async () => {
      await editor.press('ControlOrMeta+End');
      await editor.type('\n\n<Card title="B" href="rotate');
      await editor.suggestionsWith('Rotate the keys');
      await editor.type(' the k');
      await editor.takeSuggestion('Rotate the keys');
      await editor.lines('<Card title="B" href="/guides/new-keys"');
    });
    await step('open a page in another language', async () => {
      await editor.openPage(PASTED);
      await quickInput.begin('Docsight: Open Translation…');
      await quickInput.row('de');
      await editor.screenshot('open-translation');
      await quickInput.pick('de');
      await editor.text('title: Agenten installieren');
    });
    await step('find a page by words of its title in the navigation', async () => {
      await editor.openConfig();
      await editor.goToMark('"guides/configure"|]');
      await editor.type(', "rotate');
      await editor.suggestionsWith('guides/new-keys');
      await editor.type(' the k');
      await editor.takeSuggestion('guides/new-keys');
      await editor.text('"guides/new-keys"');
    });
  },
);

/** Drops a file from outside on the line below a text. The key says that it goes into the text. */
async function dropBelow(editor, line, file) {
  const box = await editor.page.locator('.view-line', { hasText: line }).last().boundingBox();
  const at = { clientX: box.x + 2, clientY: box.y + 1.5 * box.height };
  await editor.page.evaluate(
    ({ name, clientX, clientY }) => {
      const { DataTransfer, DragEvent, File, document } = globalThis;
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['PNG'], name, { type: 'image/png' }));
      const options = { dataTransfer, clientX, clientY, shiftKey: true, bubbles: true, cancelable: true };
      const target = document.elementFromPoint(clientX, clientY);
      for (const type of ['dragenter', 'dragover', 'drop']) target.dispatchEvent(new DragEvent(type, options));
    },
    { name: file, ...at },
  );
}

/** Pastes as a browser does: without asking for the clipboard. */
async function paste(editor, data) {
  await editor.page.evaluate(({ text, html, file }) => {
    const { ClipboardEvent, DataTransfer, File, document } = globalThis;
    const transfer = new DataTransfer();
    if (text !== undefined) transfer.setData('text/plain', text);
    if (html !== undefined) transfer.setData('text/html', html);
    if (file !== undefined) transfer.items.add(new File(['PNG'], file, { type: 'image/png' }));
    const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}
