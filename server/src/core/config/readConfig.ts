import { validate as validateClassic } from '../generated/validateClassic.js';
import { validate as validateCurrent } from '../generated/validateCurrent.js';
import type { SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import { finished } from '../util/finished.ts';
import { lazy, lazyInSteps, withLazy, type LazyInSteps } from '../util/lazy.ts';
import { composeAlone, type ComposedTree } from './composedTree.ts';
import { composeFragments, type FragmentTreeOf } from './composeFragments.ts';
import { readGenerated } from './readGenerated.ts';
import { readClassicFacts, readingClassicNavigation } from './classic/readClassic.ts';
import { collectingConfigStrings } from './configStrings.ts';
import { detectGeneration, generationBySignals } from './generation.ts';
import { readApiSettings, readRedirects, type ConfigFacts } from './configFacts.ts';
import { withRefusedRoot } from './current/refusedRoot.ts';
import { isLinkedFrom } from './linkedFrom.ts';
import { outsideOf, readCurrentFacts, readingCurrentNavigation, refusedLists } from './current/readCurrent.ts';
import type { SchemaProblem } from './schemaProblem.ts';
import { memberOf, parsingJson, stringOf, type JsonTree } from './json/jsonTree.ts';
import { redirectFinder, type RedirectFinder } from './redirecting.ts';
import { classicSchema } from './schema/classicSchema.ts';
import { currentSchema } from './schema/currentSchema.ts';
import type { JsonSchema, Validator } from './schema/jsonSchema.ts';
import { findingSchemaProblems } from './schemaProblems.ts';
import type { SiteConfig, Redirect } from './siteConfig.ts';
import { splitAddress } from '../paths/address.ts';

/** Larger than any configuration; a text beyond it is a dump that only shares the name. */
export const largestText = 8_000_000;

/**
 * Reads the text of a docs.json or mint.json; undefined if it configures no site. A file that did so before its last
 * change still does, unless it has become something else altogether.
 */
export function readConfig(
  file: SitePath,
  text: string,
  before?: Pick<SiteConfig, 'generation'>,
): SiteConfig | undefined {
  return finished(readingConfig(file, text, before));
}

/** As {@link readConfig}, in steps: a caller may do something else after each. {@link SiteConfig.readingRest} follows. */
export function* readingConfig(
  file: SitePath,
  text: string,
  before?: Pick<SiteConfig, 'generation'>,
): Generator<undefined, SiteConfig | undefined> {
  if (text.length > largestText) return undefined;
  const tree = yield* parsingJson(text);
  yield;
  if (isWhitespace(text)) return classicConfig(file, { ...tree, problems: [emptyProblem(text)] });
  const generation = beginsAsObject(text) ? detectGeneration(tree.root) : 'foreign';
  if (generation === 'foreign') {
    if (before === undefined || isClearlyForeign(tree)) return undefined;
    return continuesAs(tree, before) === 'classic' ? classicConfig(file, tree) : currentConfig(file, tree);
  }
  return generation === 'classic' ? classicConfig(file, tree) : currentConfig(file, tree);
}

/**
 * Returns the configuration composed with the files that it refers to (`$ref`); the same one if that changes nothing.
 */
export function withFragments(config: SiteConfig, fragmentTreeOf: FragmentTreeOf): SiteConfig {
  if (config.generation === 'classic') return config;
  const composed = composeFragments(config.file, config.tree, fragmentTreeOf);
  return isSameComposed(composed, config.composed) ? config : currentConfig(config.file, config.tree, composed);
}

function isSameComposed(a: ComposedTree, b: ComposedTree): boolean {
  const shown = ({ references }: ComposedTree): string => JSON.stringify(references);
  return a.text === b.text && shown(a) === shown(b);
}

/**
 * Returns the generation of a file that is being typed: the previous one, unless its navigation begins to be the
 * other's.
 */
function continuesAs({ root }: JsonTree, before: Pick<SiteConfig, 'generation'>): SiteConfig['generation'] {
  const navigation = memberOf(root, 'navigation')?.type;
  if (navigation === 'object') return 'current';
  // It may be a list only because of a syntax error.
  return navigation === 'array' ? generationBySignals(root) : before.generation;
}

function isWhitespace(text: string): boolean {
  return text.replace(/^\uFEFF/, '').trim() === '';
}

/** Whether the text is complete JSON without any top-level property of a site's file. */
function isClearlyForeign({ root, problems }: JsonTree): boolean {
  if (root === undefined || problems.some((problem) => problem.kind === 'other')) return false;
  return !['name', 'navigation', 'colors'].some((name) => memberOf(root, name) !== undefined);
}

/** Whether the text begins with an object, or with a comment before one; the parser would find one in any bytes. */
function beginsAsObject(text: string): boolean {
  return /^\uFEFF?\s*(?:\{|\/\/|\/\*|<{7}|"[^"\n]*"\s*:)/.test(text);
}

function emptyProblem(text: string): JsonTree['problems'][number] {
  return {
    kind: 'other',
    message: 'The configuration is empty. Add an object with at least `name` and `navigation`.',
    range: { start: 0, end: Math.min(1, text.length) },
  };
}

function classicConfig(file: SitePath, tree: JsonTree): SiteConfig {
  return configOf(file, tree, composeAlone(file, tree), {
    generation: 'classic',
    schema: classicSchema,
    validate: validateClassic,
    facts: tree.root && readClassicFacts(tree.root),
    readingNavigation: () => readingClassicNavigation(memberOf(tree.root, 'navigation')),
  });
}

function currentConfig(file: SitePath, tree: JsonTree, composed = composeAlone(file, tree)): SiteConfig {
  return configOf(file, tree, composed, {
    generation: 'current',
    schema: currentSchema,
    validate: validateCurrent,
    adjust: withRefusedRoot,
    facts: composed.root && readCurrentFacts(composed.root),
    readingNavigation: (problems) =>
      readingCurrentNavigation(
        memberOf(composed.root, 'navigation'),
        lazy(() => refusedLists(problems())),
      ),
  });
}

/** Properties of docs.json with addresses that no reader follows. */
const notForReaders: ReadonlySet<unknown> = new Set(['redirects', 'api', 'seo', 'integrations']);

/** What each generation reads in a form of its own. */
interface Reading extends Pick<SiteConfig, 'generation'> {
  readonly readingNavigation: (
    schemaProblems: () => readonly SchemaProblem[],
  ) => Generator<undefined, SiteConfig['navigation']>;
  readonly schema: () => JsonSchema;
  readonly validate: Validator;
  /** Adjusts the schema's problems if their effect depends on the complete file. */
  readonly adjust?: typeof withRefusedRoot;
  readonly facts: ConfigFacts | undefined;
}

function configOf(
  file: SitePath,
  tree: JsonTree,
  composed: ComposedTree,
  { generation, schema, validate, adjust = unadjusted, facts, readingNavigation }: Reading,
): SiteConfig {
  const { root } = composed;
  const strings = lazyInSteps(function* () {
    return root ? yield* collectingConfigStrings(schema(), root) : [];
  });
  const links = lazy(() => strings.get().filter(({ kind, path: [top] }) => kind === 'url' && !notForReaders.has(top)));
  const problems = lazyInSteps(function* () {
    return root ? adjust(root, yield* findingSchemaProblems(schema(), validate, root, syntaxErrorsOf(composed))) : [];
  });
  const navigation = lazyInSteps(() => readingNavigation(problems.get));
  const both = readBoth(composed);
  const finder = redirectFinder(both.redirects);
  return withLazy(
    {
      file,
      tree,
      composed,
      name: stringOf(memberOf(root, 'name')),
      ...(facts ?? noFacts),
      redirectOf: (path: SitePath) => finder.find(path)?.destination?.value,
      redirectTargetOf: (path: SitePath) => {
        const redirect = finder.find(path);
        return redirect && filledDestination(redirect, path);
      },
      resolvesTo: isLinkedFrom(() => ({ prefixes: facts?.prefixes ?? [], redirects: both.redirects, links: links() })),
      ...both,
      generation,
      readingRest: () => readingAll({ navigation, strings, problems, redirects: finder }),
    },
    {
      schema,
      schemaProblems: () => outsideOf(navigation.get().ignored, problems.get()),
      strings: strings.get,
      navigation: navigation.get,
      links,
      shownVariations: () => readShownVariations({ composed, isComplete: both.isComplete, generation }),
    },
  );
}

/** Reads what takes long if the configuration is large. */
function* readingAll({
  navigation,
  strings,
  problems,
  redirects,
}: {
  readonly navigation: LazyInSteps<SiteConfig['navigation']>;
  readonly strings: LazyInSteps<SiteConfig['strings']>;
  readonly problems: LazyInSteps<SiteConfig['schemaProblems']>;
  readonly redirects: RedirectFinder;
}): Generator<undefined, void> {
  yield* navigation.computing();
  yield;
  Reflect.get(navigation.get(), 'passedOver');
  yield;
  yield* strings.computing();
  yield;
  yield* redirects.preparing();
  yield;
  yield* problems.computing();
}

const unadjusted: typeof withRefusedRoot = (_root, problems) => problems;

function syntaxErrorsOf(tree: JsonTree): readonly TextRange[] {
  return tree.problems.filter((problem) => problem.kind === 'other').map((problem) => problem.range);
}

type SharedFacts = Pick<
  SiteConfig,
  'api' | 'description' | 'generated' | 'isComplete' | 'knowsNavigation' | 'knowsRoutes' | 'redirects'
>;

/** Reads what both generations have in the same form. */
function readBoth(tree: ComposedTree): SharedFacts {
  const { hasReferences, descriptions, ...generated } = readGenerated(tree.root);
  const isComplete = syntaxErrorsOf(tree).length === 0;
  const isRead = tree.problems.every(({ kind, hidesNothing }) => kind !== 'other' || hidesNothing === true);
  return {
    isComplete,
    description: stringOf(memberOf(tree.root, 'description')),
    api: readApiSettings(tree.root, descriptions),
    redirects: tree.root ? readRedirects(tree.root) : [],
    generated,
    knowsRoutes: isRead && !hasReferences,
    knowsNavigation: isComplete && !hasReferences,
  };
}

const noFacts: ConfigFacts = {
  versions: [],
  prefixes: [],
  colors: [],
  basicAuthName: undefined,
  iconLibrary: 'fontawesome',
  variables: [],
};

/** The only theme that shows variations. */
const themeOfVariations = 'willow';

/** Returns the ids of the variations that the site shows; undefined if docs.json doesn't show them for certain. */
function readShownVariations({
  composed,
  isComplete,
  generation,
}: Pick<SiteConfig, 'composed' | 'isComplete' | 'generation'>): SiteConfig['shownVariations'] {
  const lacksFragment = composed.references.some(({ problem, file }) => problem !== undefined || file === undefined);
  const theme = stringOf(memberOf(composed.root, 'theme'));
  if (!isComplete || lacksFragment || theme === undefined || generation !== 'current') return undefined;
  if (theme !== themeOfVariations) return [];
  const options = memberOf(memberOf(composed.root, 'variations'), 'options');
  if (options === undefined) return [];
  const ids = (options.children ?? []).map((option) => stringOf(memberOf(option, 'id')));
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/**
 * Returns the address to which a redirect sends a path, with wildcards filled in; undefined if the pattern has forms
 * whose values are unknown.
 */
function filledDestination({ sourcePath, isPattern, destination }: Redirect, path: SitePath): string | undefined {
  if (destination === undefined || sourcePath === undefined) return undefined;
  if (!isPattern) return destination.value;
  const captured = capturedSegments(sourcePath.split('/'), path.split('/'));
  return captured && fill(destination.value, captured);
}

/** What the wildcards of a pattern match. */
interface Captured {
  /** By the names of parameters, in lower case as patterns are compared. */
  readonly byName: ReadonlyMap<string, string>;
  /** Of each `*` without a name. */
  readonly rests: readonly string[];
}

function capturedSegments(pattern: readonly string[], segments: readonly string[]): Captured | undefined {
  const byName = new Map<string, string>();
  for (const [at, one] of pattern.entries()) {
    const [, name, star] = /^:(\w+)(\*?)$/.exec(one) ?? [];
    const isRest = one === '*' || star === '*';
    if (isRest && at !== pattern.length - 1) return undefined;
    const value = isRest ? segments.slice(at).join('/') : segments[at];
    if (value === undefined) return undefined;
    if (one === '*') return { byName, rests: [value] };
    if (name !== undefined) byName.set(name, value);
    else if (/[:*()+?]/.test(one)) return undefined;
  }
  return { byName, rests: [] };
}

function fill(destination: string, { byName, rests }: Captured): string | undefined {
  const scheme = /^[a-z][a-z\d+.-]*:\/\/[^/]*/i.exec(destination)?.[0] ?? '';
  const rest = destination.slice(scheme.length);
  const unused = [...rests];
  const filled = rest.replace(/:(\w+)\*?|\*/g, (wildcard, name?: string) =>
    name === undefined ? (unused.shift() ?? wildcard) : (byName.get(name.toLowerCase()) ?? wildcard),
  );
  return /[:*]/.test(splitAddress(filled).path) ? undefined : scheme + filled;
}
