import type { SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import type { ConfigString } from './configStrings.ts';
import type { Generation } from './generation.ts';
import type { JsonTree } from './json/jsonTree.ts';
import type { Navigation } from './navigation.ts';
import type { JsonSchema } from './schema/jsonSchema.ts';
import type { SchemaProblem } from './schemaProblems.ts';

/** A text of the configuration and where it stands, quotes included. */
export interface Located {
  readonly value: string;
  readonly range: TextRange;
}

/** The start of page paths that a tab or an anchor claims. */
export interface PagePrefix {
  readonly owner: 'tab' | 'anchor';
  readonly url: Located;
  /** Whether pages under it are generated from an API description of its own. */
  readonly generatesPages: boolean;
}

/** A colour of the theme, and the background of the mode in which it is shown. */
export interface ThemeColor {
  readonly property: string;
  readonly mode: 'light' | 'dark';
  readonly color: Located;
  /** A hex colour, or undefined where the platform's own background is used. */
  readonly background: string | undefined;
}

export interface Redirect {
  readonly source: Located;
  /** The path or the pattern of paths that it takes, as they are compared: in lower case, escapes resolved. */
  readonly taken: SitePath | undefined;
  /** Whether it takes more than one path. */
  readonly isPattern: boolean;
  readonly destination: Located | undefined;
}

/** What is known of the pages that the platform makes from API descriptions. */
export interface GeneratedPages {
  /** Whether some description is named anywhere in the configuration. */
  readonly any: boolean;
  /** The folders that they are put into, as written. */
  readonly folders: readonly string[];
}

/** How the site documents an API. */
export interface ApiSettings {
  /** The addresses of the API, as written. */
  readonly servers: readonly string[];
  /** How requests are authenticated: `bearer`, `basic`, `key` …, as written. */
  readonly authMethod: string | undefined;
  /** The name of the field or the header that carries the credentials. */
  readonly authName: string | undefined;
  /** How the playground is shown, in the words of the site's generation. */
  readonly playground: string | undefined;
  /** The files and addresses of API descriptions, as written, each once. */
  readonly descriptions: readonly string[];
}

/** The configuration of a site in one shape, whichever generation its file is in. */
export interface SiteConfig {
  readonly file: SitePath;
  readonly generation: Exclude<Generation, 'foreign'>;
  readonly tree: JsonTree;
  /** The schema of the generation, for help; undefined where Docsight doesn't have it. */
  readonly schema: JsonSchema | undefined;
  /** Whether the tree is all that the text says: false behind a break that may have swallowed a part. */
  readonly isWhole: boolean;
  readonly schemaProblems: readonly SchemaProblem[];
  /** Every text whose meaning the schema knows, in the order of the file. */
  readonly strings: readonly ConfigString[];
  readonly name: string | undefined;
  /** What the site says of itself; only the current generation has a place for it. */
  readonly description: string | undefined;
  readonly navigation: Navigation;
  /** Whether the navigation is all there is: false behind a break, and where parts stand in files elsewhere. */
  readonly knowsNavigation: boolean;
  readonly versions: readonly Located[];
  readonly prefixes: readonly PagePrefix[];
  readonly colors: readonly ThemeColor[];
  readonly redirects: readonly Redirect[];
  /** The addresses that it leads to from elsewhere than its groups: from tabs, anchors, buttons and the footer. */
  readonly links: readonly Located[];
  /** Whether it leads to a page from elsewhere than its groups: from a link, a tab, a redirect. */
  leadsTo(file: SitePath): boolean;
  /**
   * Whether all was read that decides where links lead, redirects and generated pages: false behind a break of the
   * text, and where a part stands in a file of its own (`$ref`).
   */
  readonly knowsRoutes: boolean;
  /** Where the platform may make pages from API descriptions. */
  readonly generated: GeneratedPages;
  readonly api: ApiSettings;
  /** The name of basic authentication's two fields, where that method is chosen. */
  readonly basicAuthName: Located | undefined;
}
