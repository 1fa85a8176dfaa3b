import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentFormattingRequest,
  DocumentRangeFormattingRequest,
  type Connection,
} from 'vscode-languageserver';
import { configNames } from '../core/paths/fileKinds.ts';
import type { CurrentFiles } from '../workspace/files/fileSystem.ts';
import { join, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { ClientSupport } from './clientSupport.ts';
import type { ReadSchemes } from './readSchemes.ts';

/** Registers what the result of `initialize` can't declare; a client may refuse each. */
export function registerLater(
  { client }: Connection,
  support: ClientSupport,
  { names }: ReadSchemes,
): readonly Promise<unknown>[] {
  const documentSelector = names.flatMap((scheme) => configNames.map((name) => ({ scheme, pattern: `**/${name}` })));
  return [
    support.dynamicFormatting && client.register(DocumentFormattingRequest.type, { documentSelector }),
    support.dynamicFormatting && client.register(DocumentRangeFormattingRequest.type, { documentSelector }),
    support.registersConfiguration && client.register(DidChangeConfigurationNotification.type, { section: 'docsight' }),
  ].filter((registered) => registered !== false);
}

/** Asks the client to tell of changed files; false if it refuses. */
export async function registerWatching({ client }: Connection, { watchFiles }: ClientSupport): Promise<boolean> {
  if (!watchFiles) return false;
  const registered = client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] });
  return registered.then(
    () => true,
    () => false,
  );
}

/** Files at the root of a repository that say how its Markdown is formatted. */
const formatterConfigs = [
  ...['.prettierrc', '.prettierrc.json', '.prettierrc.yaml', '.prettierrc.yml', '.prettierrc.toml', '.prettierrc.js'],
  ...['.prettierrc.cjs', '.prettierrc.mjs', 'prettier.config.js', 'prettier.config.cjs', 'prettier.config.mjs'],
  ...['prettier.config.ts', '.oxfmtrc.json', '.oxfmtrc.jsonc', 'dprint.json', '.dprint.json', '.remarkrc'],
  ...['.remarkrc.json', '.remarkrc.js', '.remarkrc.mjs', '.remarkrc.yml', '.mdformat.toml'],
] as const;

/** Whether one of the opened folders configures a formatter of its own: an editor would ask people to choose one. */
export async function hasFormatter(files: CurrentFiles, folders: readonly ResourcePath[]): Promise<boolean> {
  const paths = folders.flatMap((folder) => formatterConfigs.map((name) => join(folder, name)));
  const found = await Promise.all(paths.map((path) => files.stat(path)));
  return found.includes('file');
}

export async function registerPageFormatting({ client }: Connection, { names }: ReadSchemes): Promise<void> {
  const documentSelector = names.flatMap((scheme) => ['mdx', 'markdown'].map((language) => ({ scheme, language })));
  await client.register(DocumentFormattingRequest.type, { documentSelector });
  await client.register(DocumentRangeFormattingRequest.type, { documentSelector });
}
