import { journey } from './journey.mjs';

const MARKDOWN = 'guides/notes.md';

journey('a dropped image is saved and framed once, in Markdown too', async ({ open, step }) => {
  const editor = await open({ [MARKDOWN]: () => '---\ntitle: Notes\n---\n\n## Part\n\nText.\n\nLast.\n' });
  await editor.openPage(MARKDOWN);
  await step('drop an image', async () => {
    await dropBelow(editor, 'Last.', 'image.png');
    await editor.lines('<Frame>', '  ![](/images/notes.png)', '</Frame>');
    await editor.fileHas('images/notes.png', 'PNG');
    await editor.noFile('guides/image.png');
  });
});

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
