import classicSchemaJson from '../../../../schemas/docs.schema.json';
import { validate as validateClassic } from '../generated/validateClassic.js';
import type { SitePath } from '../paths/sitePath.ts';
import type { TextRange } from '../text/textRange.ts';
import { lazy } from '../util/lazy.ts';
import { readClassicFacts, readRedirects, type ClassicFacts } from './classic/readClassicFacts.ts';
import { readClassicNavigation } from './classic/readNavigation.ts';
import { collectConfigStrings } from './configStrings.ts';
import { detectGeneration } from './generation.ts';
import { leadingTo } from './leadsTo.ts';
import { readLinks } from './current/readLinks.ts';
import { readCurrentNavigation } from './current/readNavigation.ts';
import { memberOf, parseJson, stringOf, type JsonTree } from './json/jsonTree.ts';
import { readApiSettings } from './readApiSettings.ts';
import type { JsonSchema } from './schema/jsonSchema.ts';
import { readGenerated } from './readGenerated.ts';
import { findSchemaProblems } from './schemaProblems.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The classic generation's schema: the one source of its validation, completion and hover. */
export const classicSchema: JsonSchema = classicSchemaJson;

/** Larger than any configuration; a text beyond it is a dump that only shares the name. */
const largestText = 8_000_000;

/**
 * Reads the text of a docs.json or mint.json; undefined when it configures no site. A file that did so before
 * its last change goes on doing so, unless it has become something else altogether.
 */
export function readConfig(
  file: SitePath,
  text: string,
  before?: Pick<SiteConfig, 'generation'>,
): SiteConfig | undefined {
  if (text.length > largestText) return undefined;
  const tree = parseJson(text);
  if (isBlank(text)) return classicConfig(file, { ...tree, problems: [emptyProblem(text)] });
  const generation = beginsAsObject(text) ? detectGeneration(tree.root) : 'foreign';
  if (generation === 'foreign') {
    if (before === undefined || isClearlyForeign(tree)) return undefined;
    return before.generation === 'classic' ? classicConfig(file, tree) : currentConfig(file, tree);
  }
  return generation === 'classic' ? classicConfig(file, tree) : currentConfig(file, tree);
}

function isBlank(text: string): boolean {
  return text.replace(/^\uFEFF/, '').trim() === '';
}

/** Whole JSON without anything that a site's file has at its top. */
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
    message: 'The configuration is empty; it must be an object with at least `name` and `navigation`.',
    range: { start: 0, end: Math.min(1, text.length) },
  };
}

function classicConfig(file: SitePath, tree: JsonTree): SiteConfig {
  const { root } = tree;
  const broken = breaksOf(tree);
  const problems = lazy(() => (root ? findSchemaProblems(classicSchema, validateClassic, root, broken) : []));
  const strings = lazy(() => (root ? collectConfigStrings(classicSchema, root) : []));
  const links = lazy(() => strings().filter(({ kind, path }) => kind === 'url' && path[0] !== 'redirects'));
  const facts = root ? readClassicFacts(root) : noFacts;
  return {
    file,
    generation: 'classic',
    tree,
    schema: classicSchema,
    get schemaProblems() {
      return problems();
    },
    get strings() {
      return strings();
    },
    get links() {
      return links();
    },
    ...facts,
    leadsTo: leadingTo(() => ({ ...facts, links: links() })),
    ...readBoth(tree),
    navigation: readClassicNavigation(memberOf(root, 'navigation')),
  };
}

function breaksOf(tree: JsonTree): readonly TextRange[] {
  return tree.problems.filter((problem) => problem.kind === 'other').map((problem) => problem.range);
}

type SharedFacts = Pick<
  SiteConfig,
  'api' | 'description' | 'generated' | 'isWhole' | 'knowsNavigation' | 'knowsRoutes'
>;

/** What both generations say in the same way. */
function readBoth(tree: JsonTree): SharedFacts {
  const { hasParts, descriptions, ...generated } = readGenerated(tree.root);
  const isWhole = breaksOf(tree).length === 0;
  const knowsAll = isWhole && !hasParts;
  return {
    isWhole,
    description: stringOf(memberOf(tree.root, 'description')),
    api: readApiSettings(tree.root, descriptions),
    generated,
    knowsRoutes: knowsAll,
    knowsNavigation: knowsAll,
  };
}

/** Of the current generation there is no schema yet: its navigation and what decides where links lead is read. */
function currentConfig(file: SitePath, tree: JsonTree): SiteConfig {
  const links = lazy(() => readLinks(tree.root));
  const redirects = tree.root ? readRedirects(tree.root) : [];
  return {
    file,
    generation: 'current',
    tree,
    schema: undefined,
    schemaProblems: [],
    strings: [],
    get links() {
      return links();
    },
    ...noFacts,
    name: stringOf(memberOf(tree.root, 'name')),
    redirects,
    leadsTo: leadingTo(() => ({ ...noFacts, redirects, links: links() })),
    ...readBoth(tree),
    navigation: readCurrentNavigation(memberOf(tree.root, 'navigation')),
  };
}

const noFacts: ClassicFacts = {
  name: undefined,
  versions: [],
  prefixes: [],
  colors: [],
  redirects: [],
  basicAuthName: undefined,
};
