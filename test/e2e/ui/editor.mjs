// The editor as a person uses it: each verb does one thing with keys or the mouse and waits until its effect shows.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROWS = {
  suggestions: '.suggest-widget.visible .monaco-list-row',
  problems: '.markers-panel .monaco-list-row',
  quickFixes: '.action-widget .monaco-list-row.action',
  hover: '.monaco-hover .hover-row-contents',
  quickInput: '.quick-input-widget .monaco-list-row',
};

const SITE_VIEW = '.pane:has(> .pane-header[aria-label^="Docs Site"])';
const FILES = '.pane:has(> .pane-header[aria-label^="Explorer Section"])';

export class Editor {
  /**
   * @param {import('playwright-core').Page} page a workbench that has loaded
   * @param {{ folder: string, images: string }} options the open folder, and where screenshots go
   */
  constructor(page, { folder, images }) {
    this.page = page;
    this.folder = folder;
    this.images = images;
  }

  /** Opens a file from the explorer, which shows its folders first. */
  async openFile(name) {
    const parts = name.split('/');
    await (await this.#showInExplorer(name)).dblclick();
    await this.page.locator(`.tab.active[data-resource-name="${parts.at(-1)}"]`).waitFor();
    await this.page.locator('.editor-instance .monaco-editor.focused').waitFor();
    this.file = path.join(this.folder, name);
  }

  /** Opens docs.json and waits until the server has answered: only it knows that page entries are links. */
  async openConfig() {
    await this.openFile('docs.json');
    await this.page.locator('.editor-instance .detected-link', { hasText: 'introduction' }).first().waitFor();
  }

  /** Opens a page and waits until the server has answered: the breadcrumbs go on below the file once it has an outline. */
  async openPage(name) {
    await this.openFile(name);
    await this.waitFor('.breadcrumbs-control .monaco-breadcrumb-item:not(.file, .folder)');
  }

  /** Puts the cursor at a place; both numbers begin at 1. */
  async goTo(line, column) {
    await this.page.keyboard.press('Control+g');
    await this.#quickInput(`:${line}:${column}`);
    await this.page.keyboard.press('Enter');
    await this.page.locator('#status\\.editor\\.selection', { hasText: `Ln ${line}, Col ${column}` }).waitFor();
  }

  /** Puts the cursor at the mark `|` in a passage that the open file, as it is on disk, has once. */
  async goToMark(marked) {
    const [before, after] = marked.split('|');
    const text = readFileSync(this.file, 'utf8');
    const start = text.indexOf(before + after);
    if (start < 0 || text.includes(before + after, start + 1)) throw new Error(`Not there just once: ${marked}`);
    const lines = text.slice(0, start + before.length).split('\n');
    await this.goTo(lines.length, lines.at(-1).length + 1);
  }

  /** Types into what has the focus. */
  async type(text) {
    await this.page.keyboard.type(text);
  }

  async press(keys) {
    await this.page.keyboard.press(keys);
  }

  /** The labels of the suggestions on show, once there are any. Only as many as fit are there. */
  async suggestions() {
    await this.waitFor(ROWS.suggestions);
    return this.page.locator(`${ROWS.suggestions} .label-name`).allInnerTexts();
  }

  /** Waits for a suggestion and returns all labels on show. */
  async suggestionsWith(label) {
    await this.page.locator(`${ROWS.suggestions} .label-name`, { hasText: label }).first().waitFor();
    return this.suggestions();
  }

  /** Takes a suggestion once it is the chosen one. */
  async takeSuggestion(label) {
    const chosen = this.page.locator(`${ROWS.suggestions}.focused .label-name`);
    await chosen.filter({ hasText: new RegExp(`^${label}$`) }).waitFor();
    await this.press('Enter');
  }

  /** Asks for suggestions, as people do where none open by themselves. */
  async suggest() {
    await this.press('Control+Space');
    return this.suggestions();
  }

  /** Opens the documentation beside the suggestions on show. */
  async showDocumentation() {
    await this.press('Control+Space');
    await this.waitFor('.suggest-details-container .body');
  }

  /** Opens the Problems panel, waits for a problem with each of these texts, and returns the text of all rows. */
  async problems(...texts) {
    const panel = this.page.locator('.markers-panel');
    if (!(await panel.isVisible())) await this.press('ControlOrMeta+Shift+m');
    for (const text of texts) await this.page.locator(ROWS.problems, { hasText: text }).first().waitFor();
    return this.page.locator(ROWS.problems).allInnerTexts();
  }

  /** Waits until the open Problems panel has no problem with a text. */
  async noProblem(text) {
    await this.page.locator(ROWS.problems, { hasText: text }).first().waitFor({ state: 'detached' });
  }

  /** Shows the hover at the mark `|` (see `goToMark`) and returns its text. */
  async hoverAt(marked) {
    await this.goToMark(marked);
    await this.runCommand('Show or Focus Hover');
    await this.waitFor(ROWS.hover);
    return (await this.page.locator(ROWS.hover).allInnerTexts()).join('\n');
  }

  /** The titles of the commands that the palette finds for a text. */
  async commands(text) {
    await this.press('F1');
    await this.#quickInput(`>${text}`);
    await this.waitFor(ROWS.quickInput);
    const titles = await this.page.locator(`${ROWS.quickInput} .label-name`).allInnerTexts();
    await this.press('Escape');
    return titles;
  }

  /** Waits until the palette has a command: an editor that has just opened doesn't know its extensions yet. */
  async waitForCommand(title) {
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await this.commands(title)).includes(title)) return;
      await this.page.waitForTimeout(500);
    }
    throw new Error(`The palette has no command ${title}.`);
  }

  /** Waits until the palette has a command no longer. */
  async waitForNoCommand(title) {
    for (let tries = 0; tries < 30; tries += 1) {
      if (!(await this.commands(title)).includes(title)) return;
      await this.page.waitForTimeout(500);
    }
    throw new Error(`The palette still has the command ${title}.`);
  }

  /** Opens the menu of quick fixes at the cursor and returns their titles. */
  async quickFixes() {
    await this.page.keyboard.press('ControlOrMeta+.');
    await this.waitFor(ROWS.quickFixes);
    return this.#quickFixTitles();
  }

  /** Applies a quick fix of the open menu, with the keys: the menu takes no clicks until the mouse has moved. */
  async applyQuickFix(title) {
    for (let steps = (await this.#quickFixTitles()).indexOf(title); steps > 0; steps -= 1)
      await this.press('ArrowDown');
    await this.page.locator(`${ROWS.quickFixes}.focused`, { hasText: title }).waitFor();
    await this.press('Enter');
    await this.page.locator('.action-widget').waitFor({ state: 'hidden' });
  }

  /** Runs a command of the palette by its title. */
  async runCommand(title) {
    await this.#startCommand(title);
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Runs a command of the palette that asks for a choice, and takes the one that has a text. */
  async runCommandWith(title, choice) {
    await this.#startCommand(title);
    await this.#quickInput(choice);
    await this.page.locator(`${ROWS.quickInput}.focused`, { hasText: choice }).waitFor();
    await this.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Moves a file of the explorer into a folder with the mouse, and says yes to the editor's question whether to move it. */
  async moveFile(name, folder) {
    const file = await this.#showInExplorer(name);
    await file.dragTo(await this.#showInExplorer(folder));
    await this.answer('Move');
  }

  /** Picks an entry of the menu that a file or folder of the explorer has. */
  async pickInExplorer(name, entry) {
    await (await this.#showInExplorer(name)).click({ button: 'right' });
    const item = this.page.locator('.monaco-menu').getByRole('menuitem', { name: entry });
    await item.click();
    // A menu that has just opened may pass over the click.
    while (await item.isVisible()) await item.click({ timeout: 2_000 }).catch(() => undefined);
  }

  /** Deletes a file of the explorer for good. */
  async deleteFile(name) {
    await (await this.#showInExplorer(name)).click();
    await this.press('Shift+Delete');
    await this.answer('Delete');
  }

  /** Unfolds the view of the site in the explorer, which comes once there is one, and makes room for its rows. */
  async openSiteView(label) {
    await this.#fold(SITE_VIEW, false);
    await this.#fold(FILES, true);
    if (label !== undefined) await this.siteRow(label).waitFor();
  }

  /** The row of the view of the site that has a label. */
  siteRow(label) {
    const row = this.page.locator(`${SITE_VIEW} .monaco-list-row`);
    return row.filter({ has: this.page.locator(`.label-name >> text="${label}"`) });
  }

  /** The labels in the view of the site, from top to bottom. */
  async siteLabels() {
    const rows = this.page.locator(`${SITE_VIEW} .monaco-list-row`);
    const tops = await rows.evaluateAll((all) =>
      all.map((row) => [Number.parseFloat(row.style.top), row.querySelector('.label-name').textContent]),
    );
    return tops.sort(([one], [other]) => one - other).map(([, label]) => label);
  }

  /** Waits until the view of the site shows these labels and no others, from top to bottom. */
  async waitForSite(...labels) {
    for (let tries = 0; tries < 100; tries += 1) {
      if (labels.join('\n') === (await this.siteLabels()).join('\n')) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`The view didn't come to show this:\n${labels.join('\n')}\nIt shows:\n${await this.siteLabels()}`);
  }

  /** Waits until a row of the view of the site is the selected one. */
  async waitForSelectedRow(label) {
    await this.siteRow(label).and(this.page.locator('.selected')).waitFor();
  }

  /** Waits until a row of the view of the site has a number behind it. */
  async waitForBadge(label, badge) {
    const content = () =>
      this.siteRow(label)
        .locator('.monaco-icon-label')
        .first()
        .evaluate((element) => window.getComputedStyle(element, '::after').content);
    for (let tries = 0; tries < 100; tries += 1) {
      if ((await content()) === `"${badge}"`) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`${label} has ${await content()} behind it, not ${badge}.`);
  }

  /** Selects a row of the view of the site besides those that are selected. */
  async selectInSite(label) {
    await this.siteRow(label).click({ modifiers: ['ControlOrMeta'] });
    await this.waitForSelectedRow(label);
  }

  /** Drags a row of the view of the site onto another one with the mouse. */
  async dragInSite(label, target) {
    await this.siteRow(label).dragTo(this.siteRow(target));
  }

  /** Picks an entry of the menu that a row of the view of the site has. */
  async pickInSite(label, entry) {
    await this.siteRow(label).click({ button: 'right' });
    // A menu that has just opened takes no clicks.
    await this.page.locator('.monaco-menu').getByRole('menuitem', { name: entry }).hover();
    await this.page.locator('.monaco-menu .action-item.focused', { hasText: entry }).waitFor();
    await this.press('Enter');
  }

  /** Runs a command of the palette that asks questions, which `choose` and `enter` answer. */
  async beginCommand(title) {
    await this.#startCommand(title);
  }

  /** Takes the choice that has a text, once the list with a title asks for one. */
  async choose(title, choice) {
    await this.#question(title);
    await this.#quickInput(choice);
    await this.page.locator(`${ROWS.quickInput}.focused`, { hasText: choice }).first().waitFor();
    await this.press('Enter');
  }

  /** Answers the box with a title with a text, or with the one that stands in it. */
  async enter(title, text) {
    await this.#question(title);
    if (text !== undefined) await this.#quickInput(text);
    await this.press('Enter');
  }

  /** Waits for the box or the list with a title. */
  async waitForQuestion(title) {
    await this.#question(title);
  }

  /** Types into the box that asks for something, and goes on. */
  async fillIn(text) {
    await this.#quickInput(text);
    await this.press('Enter');
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Takes the folder that the dialog which asks for one begins with, with the dialog's button. */
  async takeFolder(button) {
    const take = this.page.locator('.quick-input-widget .quick-input-action', { hasText: button });
    await take.waitFor();
    // The dialog looks at the folder before it takes it.
    while (await take.isVisible()) await take.click({ timeout: 2_000 }).catch(() => undefined);
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
  }

  /** Answers the editor's question. */
  async answer(button) {
    const dialog = this.page.locator('.monaco-dialog-box');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await dialog.getByRole('button', { name: button, exact: true }).waitFor({ state: 'hidden' });
  }

  /** Types a new name for what is at the cursor, and shows what would change before anything does. */
  async renameWithPreview(newName) {
    await this.press('F2');
    const input = this.page.locator('.rename-box input.rename-input');
    await input.waitFor();
    await input.fill(newName);
    await this.press('ControlOrMeta+Enter');
    await this.#applyButton().waitFor();
  }

  /** Makes the changes that the preview shows. */
  async applyPreview() {
    await this.#applyButton().click();
    await this.#applyButton().waitFor({ state: 'hidden' });
  }

  /** Waits until a file has a text on the disk. */
  async waitForFile(name, text) {
    const file = path.join(this.folder, name);
    for (let tries = 0; tries < 100; tries += 1) {
      if (existsSync(file) && readFileSync(file, 'utf8').includes(text)) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`${name} has no ${text}:\n${existsSync(file) ? readFileSync(file, 'utf8') : 'it is not there'}`);
  }

  /** Waits until a file is gone from the disk. */
  async waitForNoFile(name) {
    for (let tries = 0; tries < 100; tries += 1) {
      if (!existsSync(path.join(this.folder, name))) return;
      await this.page.waitForTimeout(100);
    }
    throw new Error(`${name} is still there.`);
  }

  /** Selects from the cursor to the end of the line so many lines below. */
  async select(linesBelow = 0) {
    for (let line = 0; line < linesBelow; line += 1) await this.press('Shift+ArrowDown');
    await this.press('Shift+End');
  }

  /** Waits until the editor shows these lines, one below the other, with their indentation. */
  async waitForLines(...lines) {
    await this.page.waitForFunction(linesOnShow, lines).catch(async () => {
      const shown = await this.page.evaluate(linesOnShow, []);
      throw new Error(`These lines did not come:\n${lines.join('\n')}\nThere are:\n${shown.join('\n')}`);
    });
  }

  /** Waits until the editor shows a text, or no longer shows it. */
  async waitForText(text, { gone = false } = {}) {
    const lines = this.page.locator('.editor-instance .view-lines', { hasText: text });
    await lines.waitFor({ state: gone ? 'detached' : 'attached' });
  }

  /** Waits for an element. */
  async waitFor(selector) {
    await this.page.locator(selector).first().waitFor();
  }

  /** Waits until the editor tells something, and returns all of it. */
  async notification(text) {
    const toast = this.page.locator('.notifications-toasts .notification-list-item', { hasText: text }).first();
    await toast.waitFor();
    return toast.innerText();
  }

  /** Presses a button of what the editor tells. */
  async answerNotification(text, button) {
    const toast = this.page.locator('.notifications-toasts .notification-list-item', { hasText: text }).first();
    await toast.getByRole('button', { name: button, exact: true }).click();
    await toast.waitFor({ state: 'detached' });
  }

  /** Takes a picture of the whole editor. A notification would hide what the picture is about, unless it is that. */
  async screenshot(name, { notifications = false } = {}) {
    await this.page.screenshot({
      path: path.join(this.images, `${name}.png`),
      animations: 'disabled',
      style: notifications ? '' : '.notifications-toasts { display: none !important; }',
    });
  }

  async #question(title) {
    await this.page.locator('.quick-input-title').getByText(title, { exact: true }).waitFor();
  }

  async #startCommand(title) {
    await this.page.keyboard.press('F1');
    await this.#quickInput(`>${title}`);
    // Behind the title there may be dots and the command's keys.
    const name = new RegExp(`^${title}(\\.\\.\\.)?(,|$)`);
    const row = this.page.locator('.quick-input-widget').getByRole('option', { name });
    await row.click();
    await row.waitFor({ state: 'hidden' });
  }

  async #quickFixTitles() {
    return (await this.page.locator(ROWS.quickFixes).allInnerTexts()).map((title) => title.trim());
  }

  async #quickInput(text) {
    const input = this.page.locator('.quick-input-widget input.input');
    await input.waitFor();
    await input.fill(text);
  }

  #applyButton() {
    return this.page.getByRole('button', { name: 'Apply', exact: true });
  }

  /** The row of a file or folder in the explorer, which shows the folders around it first. */
  async #showInExplorer(name) {
    await this.#fold(FILES, false);
    const parts = name.split('/');
    for (const depth of parts.slice(1).keys()) {
      const row = this.#explorerRow(parts.slice(0, depth + 1));
      if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
    }
    return this.#explorerRow(parts);
  }

  /** Folds or unfolds a section of the explorer. */
  async #fold(section, isFolded) {
    const header = this.page.locator(`${section} > .pane-header`);
    await header.waitFor();
    if ((await header.getAttribute('aria-expanded')) === String(isFolded)) await header.click();
  }

  #explorerRow(parts) {
    const row = `.explorer-folders-view .monaco-list-row[aria-level="${parts.length}"]`;
    return this.page.locator(row).filter({ has: this.page.locator(`.label-name >> text="${parts.at(-1)}"`) });
  }
}

/** The lines that the editor shows, if the wanted ones are among them. Runs in the browser, so it can use nothing else. */
function linesOnShow(wanted) {
  const lines = [...document.querySelectorAll('.editor-instance .view-line')]
    .map((line) => ({ top: Number.parseFloat(line.style.top), text: line.textContent.replaceAll('\u00a0', ' ') }))
    // The editor puts lines at their places, in whatever order they came.
    .sort((one, other) => one.top - other.top)
    .map(({ text }) => text);
  return `\n${lines.join('\n')}\n`.includes(`\n${wanted.join('\n')}\n`) || wanted.length === 0 ? lines : undefined;
}
