import * as vscode from 'vscode';
import {
  CloseAction,
  ErrorAction,
  type CloseHandlerResult,
  type ErrorHandler,
  type ErrorHandlerResult,
  type Message,
} from 'vscode-languageclient';
import { Restarts } from './restarts.ts';

/** The number of failed messages in a row after which the connection is of no use. */
const mostFailures = 3;

/**
 * Starts a server again that has ended; the client then sends it the open texts, unsaved ones too. If it keeps ending,
 * shows a message with the log.
 */
export class ServerErrors implements ErrorHandler {
  readonly #output: vscode.OutputChannel;
  readonly #restarts = new Restarts();

  constructor(output: vscode.OutputChannel) {
    this.#output = output;
  }

  error(_error: Error, _message: Message | undefined, count = 0): ErrorHandlerResult {
    return { action: count <= mostFailures ? ErrorAction.Continue : ErrorAction.Shutdown };
  }

  closed(): CloseHandlerResult {
    if (this.#restarts.mayRestart(Date.now())) return { action: CloseAction.Restart };
    void this.#showLog();
    return { action: CloseAction.DoNotRestart, handled: true };
  }

  async #showLog(): Promise<void> {
    const show = vscode.l10n.t('Show Output');
    const message = vscode.l10n.t('The Docsight server has stopped several times and wasn’t restarted.');
    if ((await vscode.window.showErrorMessage(message, show)) === show) this.#output.show();
  }
}
