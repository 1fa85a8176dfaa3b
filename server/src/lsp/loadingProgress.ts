import type { Connection, WorkDoneProgressServerReporter } from 'vscode-languageserver';

/** What is being done with sites, until an editor shows what was found. */
export interface SiteProgress {
  readonly names: readonly string[];
  /** The share of their pages that was read, between 0 and 1. */
  readonly share: number;
  /** Whether all pages were read, and their findings aren’t shown yet. */
  readonly isRead: boolean;
}

/** Reading takes this share of the bar, finding problems the rest. */
const readingShare = 0.9;

/** Shows the progress of checking a large site in the editor. */
export class LoadingProgressBar {
  readonly #connection: Connection;
  readonly #onCancel: () => void;
  /** The bar of the current check; resolves to undefined if the client shows none. */
  #bar: Promise<WorkDoneProgressServerReporter | undefined> | undefined;

  constructor(connection: Connection, onCancel: () => void) {
    this.#connection = connection;
    this.#onCancel = onCancel;
  }

  /** Shows the current progress; undefined closes it. */
  async show(progress: SiteProgress | undefined): Promise<void> {
    if (progress === undefined) {
      await this.#end();
      return;
    }
    const { names, share, isRead } = progress;
    const percentage = Math.floor((isRead ? 1 : share) * readingShare * 100);
    const message = isRead ? 'Finding problems' : 'Reading pages';
    const isShown = this.#bar !== undefined;
    this.#bar ??= this.#begin(`Checking ${names.join(', ')}`, percentage, message);
    const bar = await this.#bar;
    if (isShown) bar?.report(percentage, message);
  }

  async #begin(
    title: string,
    percentage: number,
    message: string,
  ): Promise<WorkDoneProgressServerReporter | undefined> {
    const bar = await this.#connection.window.createWorkDoneProgress().catch(() => undefined);
    bar?.begin(title, percentage, message, true);
    bar?.token.onCancellationRequested(this.#onCancel);
    return bar;
  }

  async #end(): Promise<void> {
    const bar = this.#bar;
    this.#bar = undefined;
    (await bar)?.done();
  }
}
