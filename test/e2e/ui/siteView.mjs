// The view of the site.
import { pickInMenu, SITE_ICON, SITE_VIEW } from './explorer.mjs';
import { until } from './until.mjs';

export class SiteView {
  #page;
  #explorer;

  /**
   * @param {import('playwright-core').Page} page
   * @param {import('./explorer.mjs').Explorer} explorer
   */
  constructor(page, explorer) {
    this.#page = page;
    this.#explorer = explorer;
  }

  /**
   * Waits for the view’s icon, which shows that the extension runs. A file that is opened before the extension is known
   * gets neither its language nor the settings of that until later.
   */
  async known() {
    await this.#page.locator(SITE_ICON).waitFor();
  }

  /** Opens the view and waits for a row. */
  async open(label) {
    await this.#explorer.showSite();
    if (label !== undefined) await this.row(label).waitFor();
  }

  /** The row that has a label. */
  row(label) {
    const row = this.#page.locator(`${SITE_VIEW} .monaco-list-row`);
    return row.filter({ has: this.#page.locator(`.label-name >> text="${label}"`) });
  }

  /** Unfolds a row. */
  async unfold(label) {
    await this.row(label).locator('.monaco-tl-twistie').click();
    await this.row(label).and(this.#page.locator('[aria-expanded="true"]')).waitFor();
  }

  /** Folds a row if it is unfolded. */
  async fold(label) {
    const row = this.row(label);
    await row.waitFor();
    // At its place on the screen, another row may be by the time of a click.
    if ((await row.getAttribute('aria-expanded')) === 'true') {
      await row.locator('.monaco-tl-twistie').dispatchEvent('click');
    }
    await row.and(this.#page.locator('[aria-expanded="false"]')).waitFor();
  }

  /** Waits until the view shows these labels and no others, from top to bottom. */
  async shows(...labels) {
    await this.#until(labels, (shown) => shown);
  }

  /** Waits until the view begins with these labels: what is below them moves none of their rows. */
  async beginsWith(...labels) {
    await this.#until(labels, (shown) => shown.slice(0, labels.length));
  }

  async #until(labels, part) {
    const expected = labels.join('\n');
    await until(
      async () => part(await this.#labels()).join('\n'),
      (shown) => shown === expected,
      (shown) => `The view shows this:\n${shown}\nIt should show this:\n${expected}`,
    );
  }

  /** Selects a row, and no other one. */
  async select(label) {
    await this.row(label).click();
    await this.selected(label);
    const rows = this.#page.locator(`${SITE_VIEW} .monaco-list-row.selected`);
    await until(
      () => rows.count(),
      (count) => count === 1,
      (count) => `${count} rows are selected, not ${label} alone.`,
    );
  }

  /** Selects a row besides those that are selected. */
  async selectToo(label) {
    await this.row(label).click({ modifiers: ['ControlOrMeta'] });
    await this.selected(label);
  }

  /** Waits until a row is a selected one. */
  async selected(label) {
    await this.row(label).and(this.#page.locator('.selected')).waitFor();
  }

  /** Waits until a row has a number after it. */
  async badge(label, badge) {
    const icon = this.row(label).locator('.monaco-icon-label').first();
    await until(
      () => icon.evaluate((element) => window.getComputedStyle(element, '::after').content),
      (content) => content === `"${badge}"`,
      (content) => `${label} has ${content} after it, not ${badge}.`,
    );
  }

  /** Waits until the view’s icon has a number. */
  async iconBadge(number) {
    await this.#page.locator(`${SITE_ICON} .badge-content`, { hasText: String(number) }).waitFor();
  }

  /** Drags a row onto another one with the mouse. */
  async drag(label, target) {
    await this.row(label).dragTo(this.row(target));
  }

  /** Picks an entry of the menu that a row has. */
  async pick(label, entry) {
    await this.row(label).click({ button: 'right' });
    await pickInMenu(this.#page, entry);
  }

  /** Waits for what the view says where it has nothing to show. */
  async says(text) {
    await this.#page.locator(`${SITE_VIEW} .pane-body :text("${text}")`).waitFor();
  }

  /** Presses a button that the view has where it has nothing to show. */
  async pressButton(text) {
    await this.#page.locator(`${SITE_VIEW} .pane-body .monaco-button`, { hasText: text }).click();
  }

  async #labels() {
    const rows = this.#page.locator(`${SITE_VIEW} .monaco-list-row`);
    const tops = await rows.evaluateAll((all) =>
      all.map((row) => [Number.parseFloat(row.style.top), row.querySelector('.label-name')?.textContent]),
    );
    return tops.sort(([one], [other]) => one - other).map(([, label]) => label);
  }
}
