// What the editor asks and says: dialogs in the middle, and notifications at the bottom right.

export class Messages {
  #page;

  /** @param {import('playwright-core').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** Answers the editor's dialog. */
  async answer(button) {
    const found = this.#page.locator('.monaco-dialog-box').getByRole('button', { name: button, exact: true });
    await found.click();
    await found.waitFor({ state: 'hidden' });
  }

  /** Waits for a notification and returns all of its text. */
  async notification(text) {
    const toast = this.#toast(text);
    await toast.waitFor();
    return toast.innerText();
  }

  /** Presses a button of a notification, and waits until that one is gone: it may be asked again in the same words. */
  async answerNotification(text, button) {
    const found = await this.#toast(text).getByRole('button', { name: button, exact: true }).elementHandle();
    await found.click();
    await found.waitForElementState('hidden');
  }

  /** Waits until there is no notification with a text. */
  async noNotification(text) {
    await this.#toast(text).waitFor({ state: 'detached' });
  }

  /** Closes all notifications. */
  async clear(quickInput) {
    const toasts = this.#page.locator('.notifications-toasts .notification-list-item');
    if ((await toasts.count()) > 0) await quickInput.run('Notifications: Clear All Notifications');
    await toasts.first().waitFor({ state: 'detached' });
  }

  #toast(text) {
    return this.#page.locator('.notifications-toasts .notification-list-item', { hasText: text }).first();
  }
}
