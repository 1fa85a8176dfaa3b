import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';
import path from 'node:path';
import { version } from '../../../package.json';
import { nodeFileSystem } from '../workspace/files/nodeFileSystem.ts';
import { fromFsPath } from '../workspace/files/resourcePath.ts';
import { inTurn } from '../workspace/scheduling.ts';
import { mcpLine } from './commandLines.ts';
import { UsageError, type Io } from './io.ts';
import { checkTool, findTool, moveTool, outlineTool, type ToolAnswer, type ToolSettings } from './mcp/tools.ts';
import { folderArgument, readArguments } from './readArguments.ts';

/** Starts the server of tools for assistants; resolves to undefined, since it keeps running. */
export async function mcp(args: readonly string[], io: Io): Promise<undefined> {
  const { values, positionals } = readArguments(mcpLine, args);
  const folder = folderArgument(mcpLine, positionals);
  const root = path.resolve(io.cwd, folder);
  if ((await nodeFileSystem.stat(fromFsPath(root))) !== 'folder') throw new UsageError(`Folder “${folder}” not found.`);
  serveTools({ root, allowWrites: values['allow-writes'] === true });
}

// Otherwise it compiles its checks to code.
z.config({ jitless: true });

/** Serves the tools over standard input and output until the input ends. */
function serveTools(settings: ToolSettings): void {
  serveStdio(() => createServer(settings));
}

function createServer(settings: ToolSettings): McpServer {
  const server = new McpServer({ name: 'docsight', version }, { instructions });
  const queue = inTurn();
  // Each call may read a whole site.
  const oneByOne = (work: () => Promise<ToolAnswer>): Promise<CallToolResult> => queue(work).then(toResult, toFailure);
  const reads = { readOnlyHint: true, openWorldHint: false };
  const mayWrite = { readOnlyHint: !settings.allowWrites, destructiveHint: false, openWorldHint: false };
  server.registerTool('check', { ...checkSchema, annotations: mayWrite }, (request, { mcpReq }) =>
    oneByOne(() => checkTool(request, settings, mcpReq.signal)),
  );
  server.registerTool('find', { ...findSchema, annotations: reads }, ({ query }) =>
    oneByOne(() => findTool(query, settings)),
  );
  server.registerTool('move', { ...moveSchema, annotations: mayWrite }, (request, { mcpReq }) =>
    oneByOne(() => moveTool(request, settings, mcpReq.signal)),
  );
  server.registerTool('outline', { ...outlineSchema, annotations: reads }, ({ within }) =>
    oneByOne(() => outlineTool(within, settings)),
  );
  return server;
}

const instructions =
  'Docsight knows the documentation site (docs.json, MDX pages) in the folder of this server. Call “check” after each change of a page, and never move or rename pages by hand: use “move”.';

function toResult({ text, isError }: ToolAnswer): CallToolResult {
  return { content: [{ type: 'text', text }], ...(isError && { isError }) };
}

function toFailure(error: unknown): CallToolResult {
  const text = error instanceof UsageError ? error.message : `Docsight failed: ${String(error)}`;
  return { content: [{ type: 'text', text }], isError: true };
}

// What an assistant reads of each tool, and what a request may have: a wrong name isn’t ignored.

const paths = z
  .array(z.string())
  .optional()
  .describe('Files or folders, from the folder of the server. Default: the whole site.');

const checkSchema = {
  title: 'Check pages',
  description:
    'Finds broken links, wrong components, syntax errors and more in pages and docs.json. Call it after each change. Each line is “path:line:column severity rule message → fix”; the last is the verdict.',
  inputSchema: z.strictObject({
    paths,
    changed: z.boolean().optional().describe('Only what has changed since the last commit, and what depends on it.'),
    fix: z.boolean().optional().describe('Apply the fixes that change nothing for readers.'),
  }),
};

const findSchema = {
  title: 'Find pages or a component',
  description:
    'Finds pages by words of their title, path or sections, with their links; or, for the name of a component such as Card, its attributes and an example of this site.',
  inputSchema: z.strictObject({ query: z.string().min(1).max(200) }),
};

const moveSchema = {
  title: 'Move or rename',
  description:
    'Moves a page, a folder, an image or a snippet, or renames a section (from: “page#section”, to: the new heading), with the navigation, links and imports. Shows the changes first; call again with “confirmed” to make them.',
  inputSchema: z.strictObject({
    from: z.string().min(1).describe('A path from the folder of the server, or “path#section”.'),
    to: z.string().min(1),
    redirect: z.boolean().optional().describe('Also add a redirect from the old address.'),
    confirmed: z.boolean().optional(),
  }),
};

const outlineSchema = {
  title: 'Outline of the site',
  description: 'Returns the navigation with the paths and titles of its pages, and the pages that it doesn’t list.',
  inputSchema: z.strictObject({
    within: z.string().optional().describe('Only groups and tabs with this in their title.'),
  }),
};
