// The explorer: its files, and its sections, of which the view of the site is one.

/** The view of the site, whatever the language. */
export const SITE_VIEW = '.pane:has(> .pane-header[aria-label^="Docs"])';
const FILES = '.pane:has(> .pane-header[aria-label^="Explorer Section"])';

export class Explorer {
  #page;

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** The row of a file or folder, after the folders around it have been unfolded. */
  async row(name) {
    await this.fold(FILES, false);
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

  /** Unfolds the view of the site, which comes once there is one, and makes room for its rows. */
  async showSite() {
    await this.fold(SITE_VIEW, false);
    await this.fold(FILES, true);
  }

  /** Folds or unfolds a section. */
  async fold(section, isFolded) {
    const header = this.#page.locator(`${section} > .pane-header`);
    await header.waitFor();
    const state = String(!isFolded);
    if ((await header.getAttribute('aria-expanded')) !== state) await header.click();
    await header.and(this.#page.locator(`[aria-expanded="${state}"]`)).waitFor();
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
