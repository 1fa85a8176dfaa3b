import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import * as z from 'zod';
import { version } from '../../../../package.json';
import { inTurn } from '../../workspace/scheduling.ts';
import { UsageError } from '../io.ts';
import { checkSchema, findSchema, moveSchema, outlineSchema } from './toolSchemas.ts';
import { checkTool, findTool, moveTool, outlineTool, type ToolAnswer, type ToolSettings } from './tools.ts';

// Otherwise it compiles its checks to code.
z.config({ jitless: true });

/** Serves the tools over standard input and output until the input ends. */
export function serveTools(settings: ToolSettings): void {
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
