import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type Connection,
} from 'vscode-languageserver';
import { configNames } from '../core/paths/fileKinds.ts';
import type { ClientSupport } from './clientSupport.ts';

/** Registers what the result of `initialize` can't declare; a client may refuse each. */
export function registerLater({ client }: Connection, support: ClientSupport): readonly Promise<unknown>[] {
  // Pages have formatters of their own; an editor would ask people to choose one.
  const documentSelector = configNames.map((name) => ({ scheme: 'file', pattern: `**/${name}` }));
  return [
    support.dynamicFormatting && client.register(DocumentFormattingRequest.type, { documentSelector }),
    support.dynamicFormatting && client.register(DocumentRangeFormattingRequest.type, { documentSelector }),
    support.watchFiles &&
      client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] }),
    support.configuration && client.register(DidChangeConfigurationNotification.type, { section: 'docsight' }),
  ].filter((registered) => registered !== false);
}
