// A window that a journey has left, made ready for the next one: opening another one takes several times as long.

/** Closes everything that is open, without saving. The files on the disk may be replaced then. */
export async function closeAll({ page, quickInput, messages }) {
  // A box that still asks for something would take the keys.
  await page.keyboard.press('Escape');
  await quickInput.closed();
  await quickInput.run('View: Close All Editors');
  const dialog = page.locator('.monaco-dialog-box');
  await dialog.or(page.locator('.editor-group-container.empty')).first().waitFor();
  if (await dialog.isVisible()) await messages.answer("Don't Save");
  await page.locator('.tab[data-resource-name]').first().waitFor({ state: 'detached' });
  await quickInput.run('Notifications: Clear All Notifications');
  if (await page.locator('.part.panel').isVisible()) await quickInput.run('View: Hide Panel');
}

/** Has everything that the editor shows, and that the server knows, follow from the files that are on the disk now. */
export async function readAgain({ quickInput, explorer, siteView }) {
  await quickInput.run('Docsight: Restart Server');
  await explorer.row('docs.json');
  await siteView.known();
}
