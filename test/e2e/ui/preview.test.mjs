import assert from 'node:assert/strict';
import { journey } from './journey.mjs';
import { until } from './until.mjs';

/** Whether the top of an element is on the screen of the preview. */
function isOnScreen(element) {
  return element.evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    return top >= 0 && top < globalThis.innerHeight;
  });
}

/** Waits until the preview shows an element that the editor shows. */
async function isShown(element) {
  await element.waitFor();
  await until(
    () => isOnScreen(element),
    Boolean,
    () => 'The preview shows another part of the page than the editor.',
  );
}

const LONG = 'guides/upgrade.mdx';
const paragraphs = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.\n`).join('\n');

const TYPED = '\n## Typed\n\nSee [the introduction](/introduction) and and more.\n\nThe end.\n';

journey(
  'the preview shows a page as it is typed, follows its links, and goes back to the source',
  { essential: true, changes: { 'guides/install.mdx': (text) => `${text}${TYPED}` } },
  async ({ open, step }) => {
    const editor = await open();
    await editor.openPage('guides/install.mdx');
    const { preview } = editor;
    await step('open the preview to the side', async () => {
      await editor.press('ControlOrMeta+k');
      await editor.press('v');
      await preview.locator('#_docsight-article h2', { hasText: 'Typed' }).waitFor();
      await editor.screenshot('preview');
      await editor.screenshot('walkthrough-preview', { clip: { x: 348, y: 36, width: 932, height: 460 } });
    });
    await step('see a hint next to its block, which the panel doesn’t count', async () => {
      await preview.locator('#_docsight-marks .mark.is-hint').waitFor();
      assert.equal(await preview.locator('#_docsight-count').textContent(), '✓');
    });
    await step('type, also a tag that is unfinished for a moment', async () => {
      await editor.goToMark('The end.|');
      await editor.press('Enter');
      await editor.press('Enter');
      await editor.type('<Note');
      await preview.locator('#_docsight-article .break').first().waitFor();
      await preview.locator('#_docsight-article p', { hasText: 'The end.' }).waitFor();
      await editor.type('>Typed just now');
      await preview.locator('#_docsight-article', { hasText: 'Typed just now' }).waitFor();
      await preview.locator('#_docsight-article .callout').waitFor();
    });
    await step('go to a line by a double click', async () => {
      await preview.locator('#_docsight-article h2', { hasText: 'Typed' }).dblclick();
      await editor.cursor('Ln');
    });
    await step('follow a link, and go back', async () => {
      await preview.locator('#_docsight-article a', { hasText: 'the introduction' }).click();
      await preview.locator('#_docsight-article h1', { hasText: 'Introduction' }).waitFor();
      await preview.locator('[data-action=back]').click();
      await preview.locator('#_docsight-article h2', { hasText: 'Typed' }).waitFor();
    });
  },
);

journey(
  'the preview begins where the writer is, scrolls with the editor, and stays when the server is restarted',
  {
    changes: {
      'guides/install.mdx': (text) => `${text}${TYPED}\n<Note>In short</Note>\n`,
      [LONG]: (text) => `${text}\n\n## Top\n\n${paragraphs}\n## Bottom\n`,
    },
  },
  async ({ open, step }) => {
    const editor = await open();
    await editor.openPage('guides/install.mdx');
    const { preview } = editor;
    await editor.press('ControlOrMeta+k');
    await editor.press('v');
    await preview.locator('#_docsight-article h2', { hasText: 'Typed' }).waitFor();
    await step('switch to light and back', async () => {
      await preview.locator('[data-mode-button]').click();
      await preview.locator('html[data-mode=light]').waitFor();
      await editor.screenshot('preview-light');
      await preview.locator('[data-mode-button]').click();
      await preview.locator('html[data-mode=dark]').waitFor();
    });
    await step('begin where the writer is', async () => {
      // Files are opened next to the one that has the focus, which is the preview.
      await editor.switchTo('install.mdx');
      await editor.openPage(LONG);
      await editor.press('ControlOrMeta+End');
      await editor.switchTo('install.mdx');
      await preview.locator('#_docsight-article h2', { hasText: 'Typed' }).waitFor();
      await editor.switchTo('upgrade.mdx');
      await isShown(preview.locator('#_docsight-article h2', { hasText: 'Bottom' }));
    });
    await step('restart the server, after which the preview continues', async () => {
      await editor.quickInput.run('Docsight: Restart Server');
      await editor.switchTo('install.mdx');
      await editor.type('x');
      await preview.locator('#_docsight-article .callout').waitFor();
    });
    await step('scroll the editor, which the preview follows', async () => {
      await editor.switchTo('upgrade.mdx');
      await isShown(preview.locator('#_docsight-article h2', { hasText: 'Bottom' }));
      await editor.press('ControlOrMeta+Home');
      await followsToTop(preview);
    });
    await step('scroll the preview, which the editor follows', async () => {
      await preview.locator('#_docsight-article').evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight));
      await editor.page.locator('.editor-instance .view-lines', { hasText: '## Bottom' }).waitFor();
    });
    await step('scroll the editor while it may still be following', async () => {
      await editor.press('ControlOrMeta+Home');
      await followsToTop(preview);
    });
  },
);

function followsToTop(preview) {
  return until(
    () => preview.locator('#_docsight-article').evaluate(() => globalThis.scrollY),
    (top) => top === 0,
    (top) => `The preview didn’t follow the editor to its top: it is ${top} pixels below.`,
  );
}
