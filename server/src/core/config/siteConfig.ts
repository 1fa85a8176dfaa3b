import type { SiteIconLibrary } from '../icons/iconNames.ts';
import type { SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import type { ComposedTree } from './composedTree.ts';
import type { ConfigString } from './configStrings.ts';
import type { Generation } from '../components/componentSpec.ts';
import type { JsonPath, JsonTree } from './json/jsonTree.ts';
import type { Navigation } from './navigation.ts';
import type { JsonSchema } from './schema/jsonSchema.ts';
import type { SchemaProblem } from './schemaProblem.ts';

/** A string of the configuration with its range, quotes included. */
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

/** A color of the theme, and the background of the mode in which it is used. */
export interface ThemeColor {
  readonly property: string;
  readonly mode: 'light' | 'dark';
  readonly color: Located;
  /** A hex color, or undefined for the platform's own background. */
  readonly background: string | undefined;
}

/** A variable of the site that pages and snippets use as `{{name}}`. */
export interface Variable {
  readonly name: string;
  readonly value: string;
  /** Of its name, quotes included. */
  readonly range: TextRange;
}

/** A redirect as docs.json has it. */
export interface Redirect {
  /** The path of the complete entry. */
  readonly path: JsonPath;
  readonly source: Located;
  /** The path or the pattern of paths that it takes, as they are compared: in lower case, escapes resolved. */
  readonly sourcePath: SitePath | undefined;
  /** Whether it takes more than one path. */
  readonly isPattern: boolean;
  readonly destination: Located | undefined;
}

/** What is known of the pages that the platform generates from API descriptions. */
export interface GeneratedPages {
  /** Whether some description is named anywhere in the configuration. */
  readonly any: boolean;
  /** The folders of these pages, as written. */
  readonly folders: readonly string[];
  /** The folders of descriptions that name no folder for their pages, as written. */
  readonly foldersAround: readonly string[];
  /** The OpenAPI descriptions, as written: paths or URLs. */
  readonly openApi: readonly string[];
  /** Those of which every operation gets a page, each with the folder that is named with it. */
  readonly complete: readonly { readonly source: string; readonly folder: string | undefined }[];
  /** Whether pages also come from something else: AsyncAPI, GraphQL, an SDK reference, overlays of a description. */
  readonly others: boolean;
}

/** How the site documents an API. */
export interface ApiSettings {
  /** The addresses of the API, as written. */
  readonly servers: readonly string[];
  /** How requests are authenticated: `bearer`, `basic`, `key` …, as written. */
  readonly authMethod: string | undefined;
  /** The name of the field or the header that carries the credentials. */
  readonly authName: string | undefined;
  /** How the playground is displayed, as a value of the site's generation. */
  readonly playground: string | undefined;
  /** The files and addresses of API descriptions, as written, each once. */
  readonly descriptions: readonly string[];
}

/** The configuration of a site in one shape, whichever generation its file is in. */
export interface SiteConfig {
  readonly file: SitePath;
  readonly generation: Generation;
  /** The tree of the file's own text, for requests at an offset of it. */
  readonly tree: JsonTree;
  /**
   * The composed file and those that it refers to (`$ref`). The configuration is read from it, so all ranges and paths
   * below are its own; `locateIn` and `writtenAt` convert them to those of a file.
   */
  readonly composed: ComposedTree;
  /** The schema of the generation, for help; undefined if Docsight has none. */
  readonly schema: JsonSchema | undefined;
  /** Whether the tree is complete: false after a syntax error that may have swallowed some of it. */
  readonly isComplete: boolean;
  readonly schemaProblems: readonly SchemaProblem[];
  /** Every string whose kind the schema names, in the order of the file. */
  readonly strings: readonly ConfigString[];
  readonly name: string | undefined;
  /** The site's description; only the current generation has one. */
  readonly description: string | undefined;
  readonly navigation: Navigation;
  /** Whether the navigation is complete: false after a syntax error, or if an included file is missing. */
  readonly knowsNavigation: boolean;
  readonly versions: readonly Located[];
  readonly prefixes: readonly PagePrefix[];
  /** Those of the modes that readers can see. */
  readonly colors: readonly ThemeColor[];
  /** The variables that pages use by name; the classic generation has none. */
  readonly variables: readonly Variable[];
  /** The default library of icons; the classic generation has no choice. */
  readonly iconLibrary: SiteIconLibrary;
  /** The ids of the variations that the site shows; undefined if docs.json doesn't show them for certain. */
  readonly shownVariations: readonly string[] | undefined;
  readonly redirects: readonly Redirect[];
  /** Returns the address to which readers of a path are redirected; undefined if no redirect takes the path. */
  redirectOf(path: SitePath): string | undefined;
  /** As {@link redirectOf}, with wildcards filled in; undefined also if they can't be. */
  redirectTargetOf(path: SitePath): string | undefined;
  /** The addresses that it links to outside of its groups: in tabs, anchors, buttons and the footer. */
  readonly links: readonly Located[];
  /** Whether it points to a page from outside of its groups: from a link, a tab, a redirect. */
  resolvesTo(file: SitePath): boolean;
  /**
   * Whether everything was read that decides where links resolve, redirects and generated pages: false after a syntax
   * error, or if an included file (`$ref`) is missing.
   */
  readonly knowsRoutes: boolean;
  /** Where the platform may generate pages from API descriptions. */
  readonly generated: GeneratedPages;
  readonly api: ApiSettings;
  /** The name of basic authentication's two fields, if that method is configured. */
  readonly basicAuthName: Located | undefined;
  /**
   * Reads what takes long in a large file, and is otherwise read when somebody first asks for it (navigation, strings,
   * redirects and what the schema finds), in steps: a caller may do something else after each.
   */
  readingRest(): Generator<undefined, void>;
}
