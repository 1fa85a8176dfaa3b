import path from 'node:path';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../workspace/files/resourcePath.ts';
import { mcpLine } from './commandLines.ts';
import { UsageError, type Io } from './io.ts';
import { serveTools } from './mcp/server.ts';
import { folderArgument, readArguments } from './readArguments.ts';

/** Starts the server of tools for assistants; resolves to undefined, since it keeps running. */
export async function mcp(args: readonly string[], io: Io): Promise<undefined> {
  const { values, positionals } = readArguments(mcpLine, args);
  const folder = folderArgument(mcpLine, positionals);
  const root = path.resolve(io.cwd, folder);
  if ((await nodeFileSystem.stat(fromFsPath(root))) !== 'folder') throw new UsageError(`Folder “${folder}” not found.`);
  serveTools({ root, allowWrites: values['allow-writes'] === true });
}
