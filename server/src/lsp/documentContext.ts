import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ConfigFragment } from '../core/config/composedTree.ts';
import { isConfigName } from '../core/paths/fileKinds.ts';
import type { PageContext } from '../core/site/siteSnapshot.ts';
import { fromUri, nameOf, relativeTo, type ResourcePath } from '../workspace/files/resourcePath.ts';
import type { Site } from '../workspace/site.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { ClientSupport } from './clientSupport.ts';
import type { JsonHelp } from './jsonHelp.ts';
import type { ShownFindings } from './findings/shownFindings.ts';
import type { PendingFiles } from './findings/pendingFiles.ts';
import type { RedirectOffers } from './moves/redirectOffers.ts';
import type { ReadSchemes } from './readSchemes.ts';
import type { Settings } from './settings.ts';

/** The services that every request handler gets. */
export interface Session {
  readonly json: JsonHelp;
  readonly client: ClientSupport;
  readonly settings: Settings;
  readonly workspace: Workspace;
  readonly schemes: ReadSchemes;
  readonly pendingFiles: PendingFiles;
  readonly redirectOffers: RedirectOffers;
  readonly shownFindings: ShownFindings;
}

interface AboutDocument extends Session {
  readonly document: TextDocument;
}

/** A docs.json that configures a site. */
export interface ConfigContext extends AboutDocument {
  readonly kind: 'config';
  readonly site: Site;
}

/** A file that docs.json includes. */
export interface FragmentContext extends AboutDocument {
  readonly kind: 'fragment';
  readonly site: Site;
  readonly fragment: ConfigFragment;
}

/** A docs.json that isn't the configuration of a site. */
export interface JsonContext extends AboutDocument {
  readonly kind: 'json';
}

/** A page or snippet of a site. */
export interface PageDocumentContext extends AboutDocument {
  readonly kind: 'page';
  readonly site: Site;
  readonly page: PageContext;
}

/** The document of a request, with what its handler needs. */
export type DocumentContext = ConfigContext | FragmentContext | JsonContext | PageDocumentContext;

/** Resolves what a document is to Docsight; undefined if Docsight doesn't support it. */
export function contextOf(workspace: Workspace, document: TextDocument, session: Session): DocumentContext | undefined {
  if (!session.schemes.has(document.uri)) return undefined;
  const path = fromUri(document.uri);
  const site = workspace.siteOf(path);
  const fragment = site && includedFile(site, path);
  if (site !== undefined && fragment !== undefined) return { ...session, kind: 'fragment', document, site, fragment };
  if (isConfigName(nameOf(path))) {
    return site?.configPath === path
      ? { ...session, kind: 'config', document, site }
      : { ...session, kind: 'json', document };
  }
  const page = site === undefined ? undefined : workspace.pageOf(path);
  return site === undefined || page === undefined ? undefined : { ...session, kind: 'page', document, site, page };
}

/** Returns the fragment that an included file of a site is; undefined for docs.json itself and all other files. */
function includedFile({ root, configPath, state }: Site, path: ResourcePath): ConfigFragment | undefined {
  const { fragments } = state.config.composed;
  if (fragments.length === 1 || path === configPath) return undefined;
  const file = relativeTo(root, path);
  return fragments.find((fragment) => fragment.file === file);
}

/** The lines of a document, by offsets in the composed config that contains it. */
export type ComposedLines = Pick<TextDocument, 'offsetAt' | 'positionAt'>;

/**
 * Returns the lines of docs.json, or of an included file, by offsets in the composed config. Those of the document
 * follow its text; `lines` are others, for an answer that pauses.
 */
export function composedLinesOf(
  context: ConfigContext | FragmentContext,
  lines: ComposedLines = context.document,
): ComposedLines {
  const { start } = fragmentOf(context);
  if (start === 0) return lines;
  return {
    offsetAt: (position) => lines.offsetAt(position) + start,
    positionAt: (offset) => lines.positionAt(offset - start),
  };
}

/** Returns the fragment of a composed config that a document is. */
export function fragmentOf(context: ConfigContext | FragmentContext): ConfigFragment {
  return context.kind === 'fragment' ? context.fragment : context.site.takeSnapshot().config.composed.fragments[0];
}
