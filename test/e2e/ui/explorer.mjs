// The side bar: the explorer with its files, and the view of the site, which has an icon of its own.

/** The view of the site, whatever the language. */
export const SITE_VIEW = '.pane:has(> .pane-header[aria-label^="Docs"])';
/** The icon of the view of the site, which comes once there is a site. */
export const SITE_ICON = '.activitybar .action-item:has(> .action-label[aria-label^="Docs"])';
const FILES_ICON = '.activitybar .action-item:has(> .action-label[aria-label^="Explorer"])';
const FILES = '.pane:has(> .pane-header[aria-label^="Explorer Section"])';

export class Explorer {
  #page;

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** The row of a file or folder, after the folders around it have been unfolded. */
  async row(name) {
    await this.#show(FILES_ICON);
    await this.#unfold(FILES);
    const segments = name.split('/');
    for (const depth of segments.slice(1).keys()) {
      const folder = this.#rowOf(segments.slice(0, depth + 1));
      if ((await folder.getAttribute('aria-expanded')) !== 'true') await folder.click();
      await folder.and(this.#page.locator('[aria-expanded="true"]')).waitFor();
    }
    return this.#rowOf(segments);
  }

  /** Drags a file into a folder. The editor asks whether to move it. */
  async move(name, folder) {
    const file = await this.row(name);
    await file.dragTo(await this.row(folder));
  }

  /** Picks an entry of the menu that a file or folder has. */
  async pick(name, entry) {
    await (await this.row(name)).click({ button: 'right' });
    await pickInMenu(this.#page, entry);
  }

  /** Deletes a file for good. The editor asks whether to. */
  async delete(name) {
    const row = await this.row(name);
    await row.click();
    await row.and(this.#page.locator('.focused.selected')).waitFor();
    await this.#page.keyboard.press('Shift+Delete');
  }

  /** Opens the view of the site. */
  async showSite() {
    await this.#show(SITE_ICON);
    await this.#unfold(SITE_VIEW);
  }

  /** Opens the view of an icon in the activity bar. A click on the icon of what is open would close it. */
  async #show(icon) {
    const item = this.#page.locator(icon);
    await item.waitFor();
    if (!(await item.evaluate((element) => element.classList.contains('checked')))) await item.click();
    await item.and(this.#page.locator('.checked')).waitFor();
  }

  async #unfold(section) {
    const header = this.#page.locator(`${section} > .pane-header`);
    await header.waitFor();
    if ((await header.getAttribute('aria-expanded')) !== 'true') await header.click();
    await header.and(this.#page.locator('[aria-expanded="true"]')).waitFor();
  }

  #rowOf(parts) {
    const row = `.explorer-folders-view .monaco-list-row[aria-level="${parts.length}"]`;
    return this.#page.locator(row).filter({ has: this.#page.locator(`.label-name >> text="${parts.at(-1)}"`) });
  }
}

/** Picks an entry of the open menu with the keys: a menu that has just opened takes no clicks. */
export async function pickInMenu(page, entry) {
  await page.locator('.monaco-menu').getByRole('menuitem', { name: entry }).hover();
  await page.locator('.monaco-menu .action-item.focused', { hasText: entry }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.monaco-menu').waitFor({ state: 'hidden' });
}
