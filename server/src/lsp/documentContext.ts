import type { TextDocument } from 'vscode-languageserver-textdocument';
import { isConfigName } from '../core/paths/fileKinds.ts';
import { fromUri, nameOf } from '../workspace/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { ClientSupport } from './clientSupport.ts';
import type { JsonHelp } from './jsonHelp.ts';
import type { Settings } from './settings.ts';

/** What a request about a document is answered from. */
export interface DocumentContext {
  readonly document: TextDocument;
  /** The site whose configuration the document is. */
  readonly site: Site | undefined;
  readonly json: JsonHelp;
  readonly client: ClientSupport;
  readonly settings: Settings;
}

/** The site that a document configures; undefined for pages and for files that only share the name. */
export function configuredSite(workspace: Workspace, uri: string): Site | undefined {
  if (!uri.startsWith('file:')) return undefined;
  const path = fromUri(uri);
  const site = isConfigName(nameOf(path)) ? workspace.siteOf(path) : undefined;
  return site?.configPath === path ? site : undefined;
}
