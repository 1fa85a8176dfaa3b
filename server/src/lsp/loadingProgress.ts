import type { Connection, WorkDoneProgressServerReporter } from 'vscode-languageserver';
import type { LoadingProgress } from '../workspace/pageLoader.ts';

/** Shows in the editor how far the reading of a large site has come. */
export class LoadingProgressBar {
  readonly #connection: Connection;
  readonly #onCancel: () => void;
  /** Of the reading that goes on; leads to nothing where the client wants none. */
  #bar: Promise<WorkDoneProgressServerReporter | undefined> | undefined;

  constructor(connection: Connection, onCancel: () => void) {
    this.#connection = connection;
    this.#onCancel = onCancel;
  }

  /** Shows how far it is now; undefined where nothing goes on. */
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

/** A count as English writes it: 10,000. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
