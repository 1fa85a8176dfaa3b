// The box at the top of the editor: the command palette, and the questions that commands ask there.
import path from 'node:path';

const ROW = '.monaco-list-row';

export class QuickInput {
  #page;
  #widget;

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.#page = page;
    this.#widget = page.locator('.quick-input-widget');
  }

  /** The titles of the commands in the palette that begin with a text. There must be one. */
  async commands(text) {
    await this.#page.keyboard.press('F1');
    await this.#fill(`>${text}`);
    // The list of all commands is on show for a moment, until it is filtered.
    const rows = this.#widget.locator(`${ROW} .label-name`);
    await rows
      .first()
      .filter({ hasText: new RegExp(`^${literal(text)}`) })
      .waitFor();
    const titles = await rows.allInnerTexts();
    await this.#input.press('Escape');
    await this.closed();
    return titles.filter((title) => title.startsWith(text));
  }

  /** Runs a command of the palette. Its title is the only one that the palette finds for itself. */
  async run(title) {
    await this.begin(title);
    await this.closed();
  }

  /** Runs a command of the palette that asks questions, which `choose`, `enter` and `pick` answer. */
  async begin(title) {
    await this.#page.keyboard.press('F1');
    await this.#fill(`>${title}`);
    // After the title there may be dots and the command's keys.
    const name = new RegExp(`^${literal(title)}(\\.\\.\\.)?(,|$)`);
    const row = this.#widget.getByRole('option', { name });
    await row.and(this.#page.locator('.focused')).waitFor();
    await this.#accept();
    await row.waitFor({ state: 'hidden' });
  }

  /** Runs a command of the palette that asks for one choice, and takes the one that has a text. */
  async runWith(title, choice) {
    await this.begin(title);
    await this.pick(choice);
  }

  /** Takes the choice that has a text, whatever the list is called. */
  async pick(choice) {
    await this.#take(choice);
    await this.closed();
  }

  /** Takes the choice that has a text, once the list with a title asks for one. */
  async choose(title, choice) {
    await this.question(title);
    await this.#take(choice);
  }

  /** Ticks a choice of a list that takes several; `takeTicked` takes them. */
  async tick(choice) {
    await this.#widget.locator(ROW, { hasText: choice }).first().click();
    await this.#widget.locator('.quick-input-count', { hasText: '1 Selected' }).waitFor();
  }

  async takeTicked() {
    await this.#accept();
    await this.closed();
  }

  /** Answers the box with a title with a text, or with the one that is in it. */
  async enter(title, text) {
    await this.question(title);
    if (text !== undefined) await this.#fill(text);
    await this.#accept();
  }

  /** Answers the box that asks for something, which has no title. */
  async fillIn(text) {
    await this.#fill(text);
    await this.#accept();
    await this.closed();
  }

  /** Waits for the box or the list with a title. */
  async question(title) {
    await this.#widget.locator('.quick-input-title').getByText(title, { exact: true }).waitFor();
  }

  /** Waits for what the box says of the text in it. */
  async message(text) {
    await this.#widget.locator('.quick-input-message', { hasText: text }).waitFor();
  }

  /** Waits for a row of the list. */
  async row(text) {
    await this.#widget.locator(ROW, { hasText: text }).first().waitFor();
  }

  /** Takes the folder that the dialog which asks for one begins with, with the dialog's button. */
  async takeFolder(button) {
    const take = this.#widget.locator('.quick-input-action', { hasText: button });
    await take.waitFor();
    // The dialog passes over the button until it has read the folder; meanwhile a bar moves.
    await this.#widget.locator(ROW).first().waitFor();
    await this.#widget.locator('.quick-input-progress .active').waitFor({ state: 'hidden' });
    await take.click();
    await this.closed();
  }

  /** Closes what is open without an answer. */
  async cancel() {
    await this.#input.press('Escape');
    await this.closed();
  }

  async closed() {
    await this.#widget.waitFor({ state: 'hidden' });
  }

  /**
   * Opens a file by its path. While the list reads the folder it searches what it had last time, in which a new file
   * isn't; only a path is looked up on the disk.
   */
  async openFile(file) {
    await this.#page.keyboard.press('ControlOrMeta+p');
    await this.#fill(file);
    const row = this.#widget.getByRole('option', { name: path.basename(file) });
    await row.and(this.#page.locator('.focused')).waitFor();
    await this.#accept();
    await this.closed();
  }

  /** Goes to a position; both numbers begin at 1. */
  async goTo(line, column) {
    await this.#page.keyboard.press('Control+g');
    await this.#take(`:${line}:${column}`, `line ${line} and character ${column}`);
    await this.closed();
    await this.#page.locator('#status\\.editor\\.selection', { hasText: `Ln ${line}, Col ${column}` }).waitFor();
  }

  /** Types a text and takes the row that the list has for it, by default one with that text. */
  async #take(typed, choice = typed) {
    await this.#fill(typed);
    await this.#widget.locator(`${ROW}.focused`, { hasText: choice }).first().waitFor();
    await this.#accept();
  }

  async #fill(text) {
    await this.#input.waitFor();
    await this.#input.evaluate(fillAtOnce, text);
  }

  async #accept() {
    await this.#input.waitFor();
    await this.#input.evaluate(acceptAtOnce);
  }

  get #input() {
    return this.#widget.locator('input.input');
  }
}

/** A text as a pattern that matches it alone. */
function literal(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

// An editor that has just opened takes the focus whenever it is ready, also between two orders to the browser: what was
// meant for the box would be written into a file. So the box gets the focus and the text, or the key, in one order.

/** Writes a text into the box. Runs in the browser. */
function fillAtOnce(input, text) {
  input.focus();
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Presses Enter in the box. Runs in the browser. */
function acceptAtOnce(input) {
  input.focus();
  const enter = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
  input.dispatchEvent(new KeyboardEvent('keydown', enter));
}
