import { journey } from './journey.mjs';
import { previewOf } from './previewPanel.mjs';
import { until } from './until.mjs';

// What the panel of the preview does beside showing a page: it scrolls with the editor, and comes back.

/** Whether the top of an element is on the screen of the preview. */
function isOnScreen(element) {
  return element.evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    return top >= 0 && top < globalThis.innerHeight;
  });
}

async function openPreview(editor) {
  await editor.press('ControlOrMeta+k');
  await editor.press('v');
  const preview = previewOf(editor);
  await preview.locator('#_article h1').waitFor();
  return preview;
}

const paragraphs = Array.from({ length: 150 }, (_, index) => `Paragraph ${index}.\n`).join('\n');

journey(
  'the preview and its editor scroll together, and the panel is shown again when the window is reloaded',
  async ({ open, step }) => {
    const editor = await open({ 'guides/install.mdx': (text) => `${text}\n## Top\n\n${paragraphs}\n## Bottom\n` });
    await editor.openPage('guides/install.mdx');
    let preview = await openPreview(editor);
    await step('scroll the editor, which the preview follows', async () => {
      await editor.switchTo('install.mdx');
      await editor.press('ControlOrMeta+End');
      const bottom = preview.locator('#_article p', { hasText: 'Paragraph 149.' });
      await until(
        () => isOnScreen(bottom),
        Boolean,
        () => 'The preview didn’t follow the editor to its end.',
      );
    });
    await step('scroll the preview, which the editor follows', async () => {
      // As with a wheel, in many small steps: the first ones may be taken for the end of the editor’s own scroll.
      const top = editor.page.locator('.editor-instance .view-lines', { hasText: 'description:' });
      const roll = async () => {
        await preview.locator('#_article').evaluate(() => globalThis.scrollTo(0, globalThis.scrollY === 0 ? 8 : 0));
        return top.count();
      };
      await until(
        roll,
        (count) => count > 0,
        () => 'The editor didn’t follow the preview to its top.',
      );
    });
    await step('choose the light mode and keep the page', async () => {
      await preview.locator('[data-mode-button]').click();
      await preview.locator('html[data-mode=light]').waitFor();
      await preview.locator('[data-action=lock]').click();
      await preview.locator('[data-action=lock][aria-pressed=true]').waitFor();
    });
    await step('reload the window', async () => {
      await editor.page.evaluate(() => Object.assign(globalThis, { isBeforeReload: true }));
      await editor.quickInput.begin('Developer: Reload Window');
      await editor.page.waitForFunction(() => globalThis.isBeforeReload === undefined);
      preview = previewOf(editor);
      await preview.locator('#_article h2', { hasText: 'Bottom' }).waitFor();
      await preview.locator('html[data-mode=light]').waitFor();
      await preview.locator('[data-action=lock][aria-pressed=true]').waitFor();
    });
  },
);
