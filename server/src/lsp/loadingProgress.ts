import type { Connection, WorkDoneProgressServerReporter } from 'vscode-languageserver';
import type { LoadingProgress } from '../workspace/pages/pageLoader.ts';

/** Shows the progress of reading a large site in the editor. */
export class LoadingProgressBar {
  readonly #connection: Connection;
  readonly #onCancel: () => void;
  /** The progress of the current reading; resolves to undefined if the client shows none. */
  #bar: Promise<WorkDoneProgressServerReporter | undefined> | undefined;

  constructor(connection: Connection, onCancel: () => void) {
    this.#connection = connection;
    this.#onCancel = onCancel;
  }

  /** Shows the current progress; undefined closes it. */
  async show(progress: LoadingProgress | undefined): Promise<void> {
    if (progress === undefined) {
      await this.#end();
      return;
    }
    const { read, total } = progress;
    const message = `${grouped(read)} of ${grouped(total)} pages`;
    const share = Math.floor((read / total) * 100);
    const isShown = this.#bar !== undefined;
    this.#bar ??= this.#begin(share, message);
    const bar = await this.#bar;
    if (isShown) bar?.report(share, message);
  }

  async #begin(share: number, message: string): Promise<WorkDoneProgressServerReporter | undefined> {
    const bar = await this.#connection.window.createWorkDoneProgress().catch(() => undefined);
    bar?.begin('Checking docs', share, message, true);
    bar?.token.onCancellationRequested(this.#onCancel);
    return bar;
  }

  async #end(): Promise<void> {
    const bar = this.#bar;
    this.#bar = undefined;
    (await bar)?.done();
  }
}

/** Formats a count for English: 10,000. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
