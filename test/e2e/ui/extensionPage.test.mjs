import { journey } from './journey.mjs';

const ROW = '.extensions-list .extension-list-item:has-text("Docsight")';

journey('the first steps open over the page of the extension, where people look for them', async ({ open, step }) => {
  const editor = await open();
  await editor.siteView.known();
  await step('open the page of the extension', async () => {
    await editor.press('ControlOrMeta+Shift+x');
    await editor.page.locator(ROW).first().click();
    await editor.waitFor('.extension-editor');
  });
  await step('open the first steps', async () => {
    await editor.quickInput.run('Docsight: Get Started');
    await editor.waitFor('.getting-started-category:has-text("Get started with Docsight")');
  });
});
