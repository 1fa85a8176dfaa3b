/** What a browser can't do without git: what the site's pages were before isn't known. */
export class RedirectOffers {
  noteMoves(): void {
    // Nothing is offered.
  }

  noteChanges(): Promise<void> {
    return Promise.resolve();
  }
}
