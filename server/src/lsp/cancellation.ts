import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import type { Turns } from '../workspace/scheduling.ts';

/** Returns the error with which a canceled request is answered. */
function cancelledError(): ResponseError {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'Cancelled');
}

export function refuseIfCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) throw cancelledError();
}

/**
 * Resolves as some work does, or rejects as soon as the request is canceled, however long the work still takes. The work
 * gets a signal, so that it can end too.
 */
export async function unlessCancelled<Result>(
  token: CancellationToken,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  refuseIfCancelled(token);
  const controller = new AbortController();
  const { promise: cancelled, reject } = withReject();
  const listener = token.onCancellationRequested(() => {
    controller.abort();
    reject(cancelledError());
  });
  try {
    return await Promise.race([work(controller.signal), cancelled]);
  } finally {
    listener.dispose();
  }
}

/**
 * Waits until a request can be answered, and answers it, unless it is canceled before. The requests that an editor sends
 * after each letter wait for the same: answered in one go, they would keep others waiting for all of them.
 */
export function answerOnceReady<Result>(
  token: CancellationToken,
  ready: (signal: AbortSignal) => Promise<void>,
  answer: (signal: AbortSignal) => Result | PromiseLike<Result>,
  turns: Turns,
): Promise<Result> {
  return unlessCancelled(token, async (signal) => {
    for (;;) {
      await ready(signal);
      refuseIfCancelled(token);
      const nextTurn = turns.nextIfOver();
      if (nextTurn === undefined) return answer(signal);
      await nextTurn;
    }
  });
}

function withReject(): { readonly promise: Promise<never>; readonly reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
