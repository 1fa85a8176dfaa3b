import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';

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

/** Waits until a request can be answered, and answers it, unless it is canceled before. */
export function answerOnceReady<Result>(
  token: CancellationToken,
  ready: (signal: AbortSignal) => Promise<void>,
  answer: (signal: AbortSignal) => Result | PromiseLike<Result>,
): Promise<Result> {
  return unlessCancelled(token, async (signal) => {
    await ready(signal);
    refuseIfCancelled(token);
    return answer(signal);
  });
}

function withReject(): { readonly promise: Promise<never>; readonly reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
