import { referenceTo } from '../../config/composedTree.ts';
import { divisionLists } from '../../config/current/divisions.ts';
import { inheritedDescriptions } from '../../config/current/inheritedDescriptions.ts';
import {
  itemsOf,
  memberOf,
  nodeAt,
  propertiesOf,
  stringOf,
  type JsonNode,
  type JsonPath,
} from '../../config/json/jsonTree.ts';
import { apiDescriptionIn, namesPage, type PageEntry } from '../../config/navigation.ts';
import { fixedValuesOf, kindOf, typesOf, type JsonSchema, type StringKind } from '../../config/schema/jsonSchema.ts';
import { schemasForNewValue } from '../../config/schema/schemaAt.ts';
import type { PageSummary } from '../../page/record/pageSummary.ts';
import { localFileOf } from '../../paths/address.ts';
import { extensionOf, type SitePath, folderOf, longestPath, toSitePath } from '../../paths/sitePath.ts';
import { operationFor, operationsOf, formatOperation, type KnownOperation } from '../../site/api/operations.ts';
import type { NamedPage } from '../../site/pageTitles.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { plainText } from '../../text/markdown.ts';
import { addAll } from '../../util/collections.ts';
import { hasLetters, mostRanked } from '../limitItems.ts';
import { matcherOf } from '../page/completion/rankPages.ts';
import type { ConfigCursor } from './configCursor.ts';
import { textProposal, type Proposal } from './proposal.ts';
import { defaultOf, describeValue } from './schemaText.ts';
import { bodyText, valueTemplate } from './snippets.ts';
import { routeOf, pageNameOf } from '../../paths/route.ts';
import { isConfigName } from '../../paths/fileKinds.ts';
import { libraryOfIcon } from '../../config/iconLibrary.ts';
import { iconsLike, iconsNamedIn } from '../icons.ts';
import { iconsOfSite } from '../likelyNames.ts';

/** Returns the values valid at a path: those known from the site, fixed values, and templates of objects. */
export function completeValues(site: SiteSnapshot, schema: JsonSchema, cursor: ConfigCursor): readonly Proposal[] {
  const { root } = site.config.composed;
  const schemas = schemasForNewValue(schema, root, cursor.path);
  const others = siblingValues(root, cursor);
  const kinds = new Set(schemas.map(kindOf).filter((kind) => kind !== undefined));
  const proposals = [
    ...[...kinds].flatMap((kind) => siteValues(site, kind, cursor, schemas)).filter(({ json }) => !others.has(json)),
    ...referenceProposals(site, cursor),
    ...[...fixedProposals(schemas), ...usualProposals(schemas)].filter(({ json }) => !others.has(json)),
    ...defaultProposals(schemas),
    ...exampleProposals(schemas),
    ...(cursor.inQuotes ? [] : snippetProposals(schemas)),
    ...(cursor.inQuotes ? [] : listProposals(schemas, () => schemasForNewValue(schema, root, [...cursor.path, 0]))),
  ];
  if (proposals.length === 0 && !cursor.inQuotes) addAll(proposals, emptyProposals(schemas));
  // Accepting replaces the quotes too, so that true and false can take their position.
  const inQuotes = proposals.filter(({ json, isSnippet }) => !isSnippet && json !== 'null');
  return cursor.inQuotes ? inQuotes : proposals;
}

function fixedProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  const booleans = schemas.some((schema) => typesOf(schema).includes('boolean') && schema.enum === undefined);
  const values = [...schemas.flatMap(fixedValuesOf), ...(booleans ? [true, false] : [])];
  const initial = defaultOf(schemas);
  return values.map((value) => ({
    label: String(value),
    kind: 'value',
    ...(value === initial ? { detail: 'default' } : {}),
    documentation: describeValue(schemas, value),
    json: JSON.stringify(value),
    isSnippet: false,
  }));
}

function usualProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  return schemas.flatMap((schema) => schema['x-usual'] ?? []).map((value) => textProposal(value, 'value'));
}

function defaultProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  const initial = defaultOf(schemas);
  return typeof initial === 'string' ? [textProposal(initial, 'value', 'default')] : [];
}

/** Returns the examples of a color, which show its form; for free text they would be noise. */
function exampleProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  return schemas
    .filter((schema) => kindOf(schema) === 'color')
    .flatMap((schema) => schema.examples ?? [])
    .flatMap((value) => (typeof value === 'string' ? [textProposal(value, 'value', 'example')] : []));
}

function snippetProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  const snippets = schemas.flatMap((schema) => schema.defaultSnippets ?? []);
  return snippets.map(({ label, description, body }) => ({
    label,
    kind: 'snippet',
    ...(description === undefined ? {} : { documentation: description }),
    json: bodyText(body),
    isSnippet: true,
  }));
}

/** Returns the snippets of a list’s items as lists of one, where the list has none of its own and takes only objects. */
function listProposals(schemas: readonly JsonSchema[], itemSchemas: () => readonly JsonSchema[]): readonly Proposal[] {
  const isList = schemas.some((schema) => typesOf(schema).includes('array'));
  if (!isList || schemas.some(({ defaultSnippets }) => defaultSnippets !== undefined)) return [];
  const items = itemSchemas();
  if (items.some((schema) => typesOf(schema).includes('string'))) return [];
  return snippetProposals(
    items.map(({ defaultSnippets = [] }) => ({
      defaultSnippets: defaultSnippets.map((snippet) => ({ ...snippet, body: [snippet.body] })),
    })),
  );
}

/**
 * Returns the empty quotes or brackets of a value of which only the type is known. A bracket that is typed doesn’t match them, since
 * Enter begins a new line after it.
 */
function emptyProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  const types = new Set(schemas.flatMap(typesOf));
  const isUnion = types.has('object') || types.has('array');
  return [
    ...(types.has('string') && isUnion ? [{ label: '""', filterText: 'text', json: '"$1"' }] : []),
    ...(types.has('object')
      ? [
          {
            label: '{ }',
            filterText: 'object',
            json: valueTemplate([...schemas.filter(isForObjects), { type: 'object' }]),
          },
        ]
      : []),
    ...(types.has('array') ? [{ label: '[ ]', filterText: 'list', json: '[$1]' }] : []),
  ].map((proposal): Proposal => ({ ...proposal, kind: 'snippet', isSnippet: true }));
}

function isForObjects(schema: JsonSchema): boolean {
  const [type, ...others] = typesOf(schema);
  return type === 'object' && others.length === 0;
}

/** Returns the JSON files that docs.json can include by `$ref`, API descriptions excluded. */
function referenceProposals(
  { config, files, apiDescriptions }: SiteSnapshot,
  { fragment, path, typed }: ConfigCursor,
): readonly Proposal[] {
  if (config.generation !== 'current' || path.at(-1) !== '$ref') return [];
  const isDescription = (file: SitePath): boolean => {
    const read = apiDescriptions.get(file);
    return read !== undefined && read.problem === undefined;
  };
  return files.dataFiles
    .filter(
      (file) => file !== config.file && file !== fragment.file && extensionOf(file) === '.json' && !isDescription(file),
    )
    .map((file) => textProposal(referenceTo(file, fragment.file, typed), 'file'));
}

/** Returns the values, as JSON, of the other entries of a list: a string or a language is listed once. */
function siblingValues(root: JsonNode | undefined, { path }: { readonly path: JsonPath }): ReadonlySet<string> {
  const name = path.at(-1);
  if (typeof name === 'number') return siblingTexts(nodeAt(root, path.slice(0, -1)), name, (item) => item);
  const [list, index] = path.slice(-3, -1);
  const isDivision = typeof index === 'number' && Object.entries(divisionLists).some((pair) => same(pair, list, name));
  if (!isDivision || name === undefined) return new Set();
  return siblingTexts(nodeAt(root, path.slice(0, -2)), index, (item) => memberOf(item, name));
}

function same([list, division]: readonly [string, string], ofList: unknown, name: unknown): boolean {
  return list === ofList && division === name;
}

function siblingTexts(
  list: JsonNode | undefined,
  index: number,
  textIn: (item: JsonNode) => JsonNode | undefined,
): ReadonlySet<string> {
  const others = itemsOf(list).filter((_, at) => at !== index);
  const values = others.map((item) => textIn(item)?.value).filter((value) => value !== undefined);
  return new Set(values.map((value) => JSON.stringify(value)));
}

/** Returns the values of a kind from the site itself: its pages, files, folders and versions, and known icons. */
function siteValues(
  site: SiteSnapshot,
  kind: StringKind,
  cursor: ConfigCursor,
  schemas: readonly JsonSchema[],
): readonly Proposal[] {
  switch (kind) {
    case 'page':
      return entryProposals(site, cursor);
    case 'image':
      return imageProposals(site, cursor.path);
    case 'apiDescription':
      return apiProposals(site);
    case 'file':
      return fileProposals(site, cursor);
    case 'icon':
      // An icon may be an image of the site.
      if (cursor.typed.startsWith('/')) return imageProposals(site, []);
      return iconsLike(cursor.typed, libraryOfIcon(site.config, cursor.path), [
        ...iconsNamedIn(titleBeside(site, cursor)),
        ...iconsOfSite(site),
      ]).map(({ name, libraries }) => textProposal(name, 'icon', libraries));
    case 'version':
      return site.config.versions.map(({ value }) => textProposal(value, 'version'));
    case 'pagePrefix':
      return site.files.pageFolders.map((folder) => textProposal(folder, 'folder'));
    case 'url':
      return schemas.some(takesPath) ? addressProposals(site, cursor) : serverProposals(site, cursor);
    case 'color':
    case 'versionName':
    case 'path':
      return [];
  }
}

/** Returns the title of the group or division whose icon is at the cursor: its first text. */
function titleBeside({ config }: SiteSnapshot, { path }: ConfigCursor): string {
  const texts = propertiesOf(nodeAt(config.composed.root, path.slice(0, -1))).filter(
    ({ name }) => name !== path.at(-1),
  );
  return texts.map(({ valueNode }) => stringOf(valueNode)).find((text) => text !== undefined) ?? '';
}

/** Returns the images of the site, those first whose path has the names of the property: `logo` and `dark`. */
function imageProposals({ files }: SiteSnapshot, path: JsonPath): readonly Proposal[] {
  const names = path.filter((step) => typeof step === 'string').map((step) => step.toLowerCase());
  const isBackground = names.some((name) => name.startsWith('background'));
  const words = isBackground ? ['background', 'hero', ...names.slice(1)] : names;
  const matches = (file: SitePath): number => words.filter((word) => file.toLowerCase().includes(word)).length;
  const sorted = files.images.map((file) => ({ file, score: matches(file) })).toSorted((a, b) => b.score - a.score);
  return sorted.map(({ file }) => textProposal(`/${file}`, 'file'));
}

/** Whether an address may be a path of the site: some have to be full URLs. */
function takesPath(schema: JsonSchema): boolean {
  return kindOf(schema) === 'url' && (schema.pattern === undefined || new RegExp(schema.pattern).test('/page'));
}

/** Returns the addresses that the site’s API descriptions name, for the base URL of endpoints. */
function serverProposals({ apiDescriptions }: SiteSnapshot, { path }: ConfigCursor): readonly Proposal[] {
  const [owner, name, property] = path;
  if (owner !== 'api' || !(name === 'baseUrl' || (name === 'mdx' && property === 'server'))) return [];
  const urls = [...apiDescriptions.values()].flatMap(({ content }) => content.read()?.serverUrls ?? []);
  return [...new Set(urls)].filter((url) => /^https?:\/\//i.test(url)).map((url) => textProposal(url, 'value'));
}

/** Redirects nearly always point to pages; elsewhere a value without a leading slash is usually a URL. */
function addressProposals({ files, pages }: SiteSnapshot, { path, typed }: ConfigCursor): readonly Proposal[] {
  if (path[0] !== 'redirects' && !/^(?:\/|$)/.test(typed)) return [];
  return files.pages.map((file) => textProposal(routeOf(file), 'page', pages.get(file)?.title));
}

/** Returns JSON and YAML files; those with a usual name of a description come first. */
function apiProposals(site: SiteSnapshot): readonly Proposal[] {
  const files = site.files.dataFiles.filter(
    (file) => !isConfigName(file) && !/(?:^|\/)package(?:-lock)?\.json$/.test(file),
  );
  const likely = files.filter((file) => /api|spec|swagger/i.test(file));
  // The current generation refuses a leading slash in some places, and needs it nowhere.
  const slash = site.config.generation === 'current' ? '' : '/';
  return [...new Set([...likely, ...files])].map((file) => textProposal(slash + file, 'file'));
}

/** Returns the files valid at a path: fonts, GraphQL descriptions, or data. */
function fileProposals(site: SiteSnapshot, { path }: ConfigCursor): readonly Proposal[] {
  const extensions =
    path[0] === 'fonts' ? ['.woff2', '.woff'] : path.includes('graphql') ? ['.graphql', '.gql', '.json'] : [];
  if (extensions.length === 0) return apiProposals(site);
  const fitting = site.files.paths.filter((file) => extensions.includes(extensionOf(file)) && !isConfigName(file));
  return fitting.map((file) => textProposal(`/${file}`, 'file'));
}

/** Returns the entries for a list of pages: pages, and in the current generation operations of the site's APIs. */
function entryProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const isInList = typeof cursor.path.at(-1) === 'number';
  const takesOperations = site.config.generation === 'current' && isInList;
  return [...pageProposals(site, cursor), ...(takesOperations ? operationProposals(site, cursor) : [])];
}

/**
 * Returns the pages that match what is typed and aren’t in the list yet: first those of the list’s language; of these,
 * first those that no group lists, of the folders of the list before others; then, once something is typed, those that
 * others list. The page at the cursor counts as not listed.
 */
function pageProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const { typed } = cursor;
  if (typed.length > longestPath) return [];
  const listed = new Set(
    otherEntries(site, cursor)
      .filter(({ entry }) => namesPage(entry))
      .map(({ entry }) => pageNameOf(toSitePath(entry) ?? site.config.file)),
  );
  // A typed slash or dot is kept; the platform accepts both forms.
  const prefix = /^\.?\/?/.exec(typed)?.[0] ?? '';
  const text = typed.slice(prefix.length);
  const match = matcherOf(text);
  const beginsPath = (name: string): boolean => text !== '' && name.toLowerCase().startsWith(text.toLowerCase());
  const beside = siblingPaths(site, cursor);
  const siblings = new Set(beside.map(pageNameOf));
  const folders = new Set(beside.map(folderOf));
  const languageOf = (path: SitePath): string => site.editions.languageFoldersIn(path).join('/');
  const languages = new Set(beside.map(languageOf));
  const pages = site.titles.namedPages(site).flatMap((page) => {
    const name = pageNameOf(page.path);
    const isListed = listed.has(name);
    const summary = site.pages.get(page.path);
    const remembered = isListed || summary === undefined ? undefined : rememberedOf(summary);
    if (siblings.has(name)) return [];
    const matched = beginsPath(name)
      ? 1
      : (match(page, name) ?? (isSimilar(remembered?.searchText, page, typed) ? 0 : undefined));
    if (matched === undefined) return [];
    const score =
      (languages.has(languageOf(page.path)) ? 200 : 0) +
      (isListed ? 0 : 100) +
      3 * matched +
      (folders.has(folderOf(page.path)) ? 1 : 0);
    return [{ page, name, isListed, remembered, score }];
  });
  const offersListed = typed !== '' || pages.every(({ isListed }) => isListed);
  return pages
    .filter(({ isListed }) => offersListed || !isListed)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostRanked)
    .map(({ page: { path, title, trail }, name, isListed, remembered }) => ({
      label: prefix + name,
      kind: 'page',
      detail: isListed ? `${title} · listed in ${trail?.at(-1) ?? 'the navigation'}` : site.pages.get(path)?.title,
      json: JSON.stringify(prefix + name),
      isSnippet: false,
      isRanked: true,
      documentation: remembered?.documentation,
      searchText: remembered?.searchText,
    }));
}

/** Whether a page’s path, title or sections have the typed letters in this order. */
function isSimilar(searchText: string | undefined, { searched }: NamedPage, typed: string): boolean {
  return hasLetters(searched, typed) || (searchText !== undefined && hasLetters(searchText, typed));
}

/** Returns the paths of the other pages in the list of the cursor. */
function siblingPaths({ config }: SiteSnapshot, { path }: ConfigCursor): readonly SitePath[] {
  const items = itemsOf(nodeAt(config.composed.root, path.slice(0, -1)));
  return items.flatMap((node, index) => {
    const entry = index === path.at(-1) ? undefined : stringOf(node);
    return (entry === undefined ? undefined : toSitePath(entry)) ?? [];
  });
}

/** Editors match no more than the beginning of a long text. */
const mostWords = 100;

type Remembered = Pick<Proposal, 'documentation' | 'searchText'>;

/** Returns the text by which a page is found besides its path and title: its description and its sections. */
function rememberedOf({ description, sidebarTitle, sections }: PageSummary): Remembered {
  const titles = [...(sidebarTitle === undefined ? [] : [sidebarTitle]), ...sections.map(({ title }) => title)];
  const searchText = titles.join(' ').slice(0, mostWords);
  return {
    documentation: description === undefined ? undefined : plainText(description),
    searchText: searchText === '' ? undefined : searchText,
  };
}

/**
 * Returns the operations that no list has yet, first those of the description that the list inherits. Others are
 * inserted with their file, as no description would be searched for them.
 */
function operationProposals(site: SiteSnapshot, cursor: ConfigCursor): readonly Proposal[] {
  const inherited = inheritedDescriptions(site.config.composed);
  const entries = otherEntries(site, cursor).filter(({ entry }) => !namesPage(entry));
  const listed = new Set(
    entries.map(({ entry, path }) => {
      const around = apiDescriptionIn(entry) === undefined ? inherited(path) : undefined;
      return keyOf(operationFor(site, around === undefined ? entry : `${around} ${entry}`));
    }),
  );
  const known = operationsOf(site).filter((operation) => !listed.has(keyOf(operation)));
  const isAmbiguous = new Set(operationsOf(site).map(({ file }) => file)).size > 1;
  const own = localFileOf(inherited(cursor.path) ?? '')?.path;
  return [...known.filter(({ file }) => file === own), ...known.filter(({ file }) => file !== own)].map((operation) => {
    const { file, summary } = operation;
    const written = formatOperation(operation);
    if (file === own) return textProposal(written, 'value', summary);
    const full = textProposal(`${file} ${written}`, 'value', summary);
    const isFileTyped = cursor.typed !== '' && file.startsWith(cursor.typed.split(' ', 1)[0] ?? '');
    return isAmbiguous || isFileTyped ? full : { ...full, label: written };
  });
}

function keyOf(operation: KnownOperation | undefined): string | undefined {
  return operation && `${operation.file} ${operation.method} ${operation.path}`;
}

function otherEntries({ config }: SiteSnapshot, { replace }: ConfigCursor): readonly PageEntry[] {
  return config.navigation.entries.filter(({ range }) => range.start !== replace.start);
}
