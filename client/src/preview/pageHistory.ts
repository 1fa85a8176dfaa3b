/** The pages that a panel has shown, for going back and forward. */
export class PageHistory {
  readonly #pages: string[] = [];
  #at = -1;

  get current(): string | undefined {
    return this.#pages[this.#at];
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  get canGoForward(): boolean {
    return this.#at < this.#pages.length - 1;
  }

  /** Adds a page; those after the current one are dropped. */
  visit(page: string): void {
    if (this.current === page) return;
    this.#pages.splice(this.#at + 1);
    this.#pages.push(page);
    this.#at = this.#pages.length - 1;
  }

  /** Replaces the URIs of pages by their present ones. */
  rename(currentOf: (page: string) => string): void {
    for (const [at, page] of this.#pages.entries()) this.#pages[at] = currentOf(page);
  }

  /** Goes by one page; stays at the ends. */
  go(step: 1 | -1): void {
    this.#at = Math.max(0, Math.min(this.#pages.length - 1, this.#at + step));
  }
}
