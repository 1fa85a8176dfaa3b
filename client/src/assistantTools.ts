import * as vscode from 'vscode';
import type { SiteInfo } from '../../server/src/protocol/sites.ts';
import type { Server } from './server/server.ts';

/** The id of the provider in the manifest. */
const provider = 'docsight.tools';
const setting = 'docsight.assistantTools';

/** A program that the editor starts for its assistant. Older editors, and the types here, don't have it. */
interface Definition {
  readonly label: string;
}

/** The editor's interface for such programs, from 1.101 on. */
interface DefinitionApi {
  readonly lm: {
    readonly registerMcpServerDefinitionProvider: (id: string, provider: DefinitionProvider) => vscode.Disposable;
  };
  readonly McpStdioServerDefinition: new (
    label: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    version: string,
  ) => Definition;
}

interface DefinitionProvider {
  readonly onDidChangeMcpServerDefinitions: vscode.Event<void>;
  readonly provideMcpServerDefinitions: () => Promise<readonly Definition[]>;
}

/** Offers the tools of the command line to the editor's assistant, one server for each site, where a setting says so. */
export function assistantTools(extension: vscode.ExtensionContext, server: Server): vscode.Disposable {
  const api = vscode as unknown as Partial<DefinitionApi>;
  const { McpStdioServerDefinition } = api;
  if (McpStdioServerDefinition === undefined || typeof api.lm?.registerMcpServerDefinitionProvider !== 'function')
    return new vscode.Disposable(() => undefined);
  const changed = new vscode.EventEmitter<void>();
  const { version } = extension.extension.packageJSON as { readonly version: string };
  const define = ({ name, root }: SiteInfo): Definition =>
    new McpStdioServerDefinition(
      `Docsight: ${name}`,
      process.execPath,
      [extension.asAbsolutePath('dist/cli.js'), 'mcp', vscode.Uri.parse(root).fsPath, ...writes()],
      // The editor's program runs as Node.js.
      { ELECTRON_RUN_AS_NODE: '1' },
      version,
    );
  const registered = registeredWith(api.lm, {
    onDidChangeMcpServerDefinitions: changed.event,
    provideMcpServerDefinitions: async () =>
      mode() === 'off' ? [] : (await server.sites()).filter(({ root }) => root.startsWith('file:')).map(define),
  });
  const listeners = [
    server.onDidChangeSites(() => {
      if (mode() !== 'off') changed.fire();
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(setting)) changed.fire();
    }),
  ];
  return vscode.Disposable.from(registered, changed, ...listeners);
}

/** Registers the provider; editors in which the interface is only proposed have it, too, but refuse to be asked. */
function registeredWith(lm: DefinitionApi['lm'], definitions: DefinitionProvider): vscode.Disposable {
  try {
    return lm.registerMcpServerDefinitionProvider(provider, definitions);
  } catch {
    return new vscode.Disposable(() => undefined);
  }
}

function mode(): 'off' | 'read' | 'write' {
  return vscode.workspace.getConfiguration().get<'off' | 'read' | 'write'>(setting, 'off');
}

function writes(): readonly string[] {
  return mode() === 'write' ? ['--allow-writes'] : [];
}
