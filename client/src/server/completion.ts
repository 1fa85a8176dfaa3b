import type { CompletionMiddleware } from 'vscode-languageclient';
import { closesString } from '../../../server/src/core/text/closesString.ts';

/** Asks the server for completions, except after a quote that closes a string: the list has to close at once there. */
export const completeUnlessClosed: NonNullable<CompletionMiddleware['provideCompletionItem']> = (
  document,
  position,
  context,
  token,
  next,
) => {
  const line = document.lineAt(position).text.slice(0, position.character);
  const isQuote = context.triggerCharacter === '"' || context.triggerCharacter === "'";
  const isJson = document.languageId === 'docs-json';
  if (isQuote && closesString(line, isJson)) return [];
  return next(document, position, context, token);
};
