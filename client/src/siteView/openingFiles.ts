/**
 * The files of rows that were clicked. Their editors may come when another row is selected already: following one then
 * would select the row before, and the next key would act on it. Files are URIs.
 */
export class OpeningFiles {
  readonly #files = new Set<string>();

  /** Notes that the row of a file was selected; `active` is that of the active editor. */
  begin(file: string | undefined, active: string | undefined): void {
    if (file !== undefined && file !== active) this.#files.add(file);
  }

  /** Whether the file of the editor that became active was opened by its row. Another one ends the wait for the rest. */
  end(active: string | undefined): boolean {
    if (active === undefined) return false;
    if (this.#files.delete(active)) return true;
    this.#files.clear();
    return false;
  }
}
