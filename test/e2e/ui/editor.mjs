// The editor as a person uses it: each verb does one thing with keys or the mouse and waits until its effect shows. No
// verb is tried twice: it waits until the editor is ready for it.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Explorer } from './explorer.mjs';
import { Messages } from './messages.mjs';
import { QuickInput } from './quickInput.mjs';
import { SiteView } from './siteView.mjs';
import { replaceFiles } from '../workspaces.mjs';
import { until } from './until.mjs';

const ROWS = {
  suggestions: '.suggest-widget.visible .monaco-list-row',
  problems: '.markers-panel .monaco-list-row',
  quickFixes: '.action-widget .monaco-list-row.action',
};

export class Editor {
  #images;

  /**
   * @param {import('playwright-core').Page} page a workbench that has loaded
   * @param {{ folder: string, images?: string }} options the open folder, and where pictures go
   */
  constructor(page, { folder, images }) {
    this.page = page;
    this.folder = folder;
    this.#images = images;
    this.quickInput = new QuickInput(page);
    this.explorer = new Explorer(page);
    this.siteView = new SiteView(page, this.explorer);
    this.messages = new Messages(page);
  }

  /** The page in the panel of the preview. */
  get preview() {
    return this.page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
  }

  /** Closes everything that is open, and saves nothing. */
  async closeAll() {
    await this.quickInput.run('View: Close All Editors');
    const discard = this.page.locator('.monaco-dialog-box').getByRole('button', { name: "Don't Save" });
    const empty = this.page.locator('.editor-group-container.empty');
    await discard.or(empty).first().waitFor();
    if (await discard.isVisible()) await discard.click();
    await empty.waitFor();
    const panel = this.page.locator('.part.panel');
    if (await panel.isVisible()) await this.press('ControlOrMeta+j');
    await panel.waitFor({ state: 'hidden' });
    await this.messages.clear(this.quickInput);
  }

  /**
   * Makes the folder what another one is, and waits until the extension knows it: it hears of files in their order, so it
   * knows them all once it knows the name that the site has for a moment. What it has opened itself is closed before.
   */
  async replaceFolder(fresh) {
    await this.page.evaluate(() => globalThis.timePasses());
    replaceFiles(this.folder, fresh);
    const config = this.read('docs.json');
    this.write('docs.json', '{ "name": "Another site", "navigation": [] }');
    await this.knownAs('Another site');
    this.write('docs.json', config);
    await this.knownAs(JSON.parse(config).name);
  }

  /** Reloads the window with the editor's own command, and resolves when the new document has come. */
  async reload() {
    await this.page.evaluate(() => Object.assign(globalThis, { isBeforeReload: true }));
    await this.quickInput.begin('Developer: Reload Window');
    await this.page.waitForFunction(() => globalThis.isBeforeReload === undefined);
  }

  /** Waits until the status bar names the site, which tells that the extension has read docs.json. */
  async knownAs(site) {
    await this.page.locator('.statusbar-item[id="docsight.docsight.docsight.status"]', { hasText: site }).waitFor();
  }

  /** Opens a file by its name. A row of the explorer may move while it is clicked. */
  async openFile(name) {
    this.file = path.join(this.folder, name);
    await this.quickInput.openFile(this.file);
    await this.activeTab(name.split('/').at(-1));
    await this.waitFor('.editor-instance .monaco-editor.focused');
  }

  /** Opens docs.json and waits until the server has answered: only it knows that page entries are links. */
  async openConfig() {
    await this.openFile('docs.json');
    await this.page.locator('.editor-instance .detected-link', { hasText: 'introduction' }).first().waitFor();
  }

  /** Opens a page and waits until the server has answered: the breadcrumbs go on below the file once it has an outline. */
  async openPage(name) {
    await this.openFile(name);
    await this.outlined();
    // The editor closes no brackets on lines that it hasn't colored yet.
    await this.page.locator('.editor-instance .view-line span[class^="mtk"]:not(.mtk1)').first().waitFor();
  }

  /** Waits until the open file has an outline. */
  async outlined() {
    await this.waitFor('.breadcrumbs-control .monaco-breadcrumb-item:not(.file, .folder)');
  }

  /** Waits until the file with a name is the one in front. */
  async activeTab(name) {
    await this.waitFor(`.tab.active[data-resource-name="${name}"]`);
  }

  /** Brings an open file to the front. */
  async switchTo(name) {
    await this.page.locator(`.tab[data-resource-name="${name}"]`).click();
    await this.activeTab(name);
    await this.waitFor('.editor-instance .monaco-editor.focused');
  }

  /** Puts the cursor at a position; both numbers begin at 1. */
  async goTo(line, column) {
    await this.quickInput.goTo(line, column);
    await this.waitFor('.editor-instance .monaco-editor.focused');
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

  /**
   * Types into what has the focus. After a line break the editor gets a moment, as it does from people: it indents lines
   * and closes brackets only once it has read the lines above, which it does while it is idle.
   */
  async type(text) {
    for (const line of text.split(/(?<=\n)/)) {
      await this.page.keyboard.type(line);
      if (line.endsWith('\n')) await this.page.evaluate(untilIdle);
    }
  }

  async press(keys) {
    await this.page.keyboard.press(keys);
    if (keys === 'Enter') await this.page.evaluate(untilIdle);
  }

  /** Undoes with the keys, where the cursor is. */
  async undo() {
    await this.press('ControlOrMeta+z');
  }

  /** Waits until the status bar says where the cursor is, or how much is selected. */
  async cursor(...texts) {
    const selection = '#status\\.editor\\.selection';
    await this.waitFor(selection + texts.map((text) => `:has-text("${text}")`).join(''));
  }

  /** Waits for a suggestion and returns all labels on show. */
  async suggestionsWith(label) {
    await this.page.locator(`${ROWS.suggestions} .label-name`, { hasText: label }).first().waitFor();
    return this.page.locator(`${ROWS.suggestions} .label-name`).allInnerTexts();
  }

  /** Takes a suggestion once it is the chosen one. */
  async takeSuggestion(label) {
    const chosen = this.page
      .locator(`${ROWS.suggestions}.focused .label-name`)
      .filter({ hasText: new RegExp(`^${label}$`) });
    await chosen.waitFor();
    await this.press('Enter');
    // What is inserted may bring a list of its own.
    await chosen.waitFor({ state: 'hidden' });
  }

  /** Waits until there are no suggestions on show. */
  async noSuggestions() {
    await this.page.locator('.suggest-widget.visible').waitFor({ state: 'hidden' });
  }

  /** Opens the documentation next to the suggestions. */
  async showDocumentation() {
    await this.press('Control+Space');
    await this.waitFor('.suggest-details-container .body');
  }

  /** Opens the Problems panel, waits for a problem with each of these texts, and returns the text of all rows. */
  async problems(...texts) {
    const panel = this.page.locator('.markers-panel');
    if (!(await panel.isVisible())) await this.press('ControlOrMeta+Shift+m');
    await panel.waitFor();
    for (const text of texts) await this.page.locator(ROWS.problems, { hasText: text }).first().waitFor();
    return this.page.locator(ROWS.problems).allInnerTexts();
  }

  /** Waits until the open Problems panel has no problem with a text. */
  async noProblem(text) {
    await this.page.locator(ROWS.problems, { hasText: text }).first().waitFor({ state: 'detached' });
  }

  /** Opens the menu of quick fixes at the cursor and returns their titles. */
  async quickFixes() {
    // Before the findings are here there are no fixes.
    await this.page.waitForFunction(isFindingAtCursor);
    await this.page.evaluate(bulbAskedFor);
    await this.press('ControlOrMeta+.');
    await this.waitFor(ROWS.quickFixes);
    return (await this.page.locator(ROWS.quickFixes).allInnerTexts()).map((title) => title.trim());
  }

  /**
   * Applies the quick fix at the cursor whose title has a text, with the keys: the menu takes no clicks until the mouse has
   * moved.
   *
   * @param {string} text
   * @param {string} [picture] the name of a picture that shows the open menu
   */
  async applyQuickFix(text, picture) {
    const titles = await this.quickFixes();
    if (picture !== undefined) await this.screenshot(picture);
    const index = titles.findIndex((title) => title.includes(text));
    if (index < 0) throw new Error(`No quick fix has ${text}: ${titles.join(', ')}`);
    for (let steps = 0; steps < index; steps += 1) await this.press('ArrowDown');
    await this.page.locator(`${ROWS.quickFixes}.focused`, { hasText: titles[index] }).waitFor();
    await this.press('Enter');
    await this.page.locator('.action-widget').waitFor({ state: 'hidden' });
  }

  /** Types a new name for what is at the cursor. */
  async rename(newName, keys = 'Enter') {
    await this.press('F2');
    const input = this.page.locator('.rename-box input.rename-input');
    await input.waitFor();
    await input.fill(newName);
    await this.press(keys);
  }

  /** Types a new name for what is at the cursor, and shows what would change before anything does. */
  async renameWithPreview(newName) {
    await this.rename(newName, 'ControlOrMeta+Enter');
    await this.#applyButton().waitFor();
  }

  /** Makes the changes that are ticked in the preview. */
  async applyPreview() {
    await this.#applyButton().click();
    await this.#applyButton().waitFor({ state: 'hidden' });
  }

  /** The text of a file on the disk. */
  read(name) {
    return readFileSync(path.join(this.folder, name), 'utf8');
  }

  /**
   * Writes a file as another program would: at once. Written in place, it has two times of change, and an editor that reads
   * it between them refuses to save it later.
   */
  write(name, text) {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    const beside = path.join(this.folder, '..', 'written');
    writeFileSync(beside, text);
    renameSync(beside, file);
  }

  /** Waits until a file has a text on the disk. */
  async fileHas(name, text) {
    const file = path.join(this.folder, name);
    await until(
      () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
      (content) => content?.includes(text) ?? false,
      (content) => `${name} lacks ${text}:\n${content ?? 'it does not exist'}`,
    );
  }

  /** Waits until a file is gone from the disk. */
  async noFile(name) {
    const exists = () => existsSync(path.join(this.folder, name));
    await until(
      exists,
      (isThere) => !isThere,
      () => `${name} still exists.`,
    );
  }

  /** Waits until the editor shows these lines, one below the other, with their indentation. */
  async lines(...lines) {
    const expected = `\n${lines.join('\n')}\n`;
    await until(
      () => this.#linesOnShow(),
      (shown) => `\n${shown}\n`.includes(expected),
      (shown) => `These lines did not come:${expected}The editor shows:\n${shown}`,
    );
  }

  /** Waits until the editor shows a text. */
  async text(text) {
    await this.page.locator('.editor-instance .view-lines', { hasText: text }).first().waitFor({ state: 'attached' });
  }

  /** Waits until an editor shows one text and not another one. While an editor opens or closes it shows neither. */
  async textWithout(text, absent) {
    const lines = this.page.locator('.editor-instance .view-lines');
    await lines.filter({ hasText: text, hasNotText: absent }).first().waitFor();
  }

  /** Waits for an element. */
  async waitFor(selector) {
    await this.page.locator(selector).first().waitFor();
  }

  /** Waits until an element is gone. */
  async waitForNo(selector) {
    await this.page.locator(selector).first().waitFor({ state: 'detached' });
  }

  /**
   * Takes a picture of the whole editor, or of a part that stays readable where it is shown small, in a run that is for
   * pictures. A notification would hide what the picture is about, unless it is that.
   */
  async screenshot(name, { notifications = false, clip } = {}) {
    if (this.#images === undefined) return;
    await this.page.screenshot({
      path: path.join(this.#images, `${name}.png`),
      ...(clip && { clip }),
      animations: 'disabled',
      style: notifications ? '' : '.notifications-toasts { display: none !important; }',
    });
  }

  async #linesOnShow() {
    const lines = await this.page
      .locator('.editor-instance .view-line')
      .evaluateAll((all) =>
        all.map((line) => [Number.parseFloat(line.style.top), line.textContent.replaceAll('\u00a0', ' ')]),
      );
    // The editor keeps its lines in whatever order they came.
    return lines
      .sort(([one], [other]) => one - other)
      .map(([, text]) => text)
      .join('\n');
  }

  #applyButton() {
    return this.page.getByRole('button', { name: 'Apply', exact: true });
  }
}

/** Whether a finding is at the cursor. Runs in the browser, so it can use nothing else. */
function isFindingAtCursor() {
  const cursor = document.querySelector('.editor-instance .monaco-editor.focused .cursor')?.getBoundingClientRect();
  return [...document.querySelectorAll('[class*="squiggly-"]')]
    .map((element) => element.getBoundingClientRect())
    .some(({ top, bottom, left, right }) => {
      const isOnItsLine = top < cursor?.bottom && bottom > cursor?.top;
      return isOnItsLine && left <= cursor.right && right >= cursor.left;
    });
}

/** Resolves once the editor has done what it had put off until it is idle. Runs in the browser. */
async function untilIdle() {
  const idle = () => new Promise((resolve) => globalThis.requestIdleCallback(resolve, { timeout: 10_000 }));
  // A long task goes on in the next idle period.
  await idle();
  await idle();
}

/**
 * Resolves after the editor has asked for its light bulb, 250 ms after the cursor or the findings changed: the timers of a
 * page end in their order. A menu that is being opened then is dropped. Runs in the browser.
 */
function bulbAskedFor() {
  return new Promise((resolve) => {
    setTimeout(resolve, 260);
  });
}
