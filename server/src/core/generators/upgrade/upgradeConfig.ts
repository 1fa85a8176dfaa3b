import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import { ClassicSource, type UnlistedAt, type UpgradeNote } from './classicSource.ts';
import {
  objectOut,
  valueOut,
  descriptionsOut,
  objectIfAny,
  sameOut,
  arrayOut,
  type OutMembers,
  type OutNode,
} from './outNode.ts';
import { printOut } from './printOut.ts';
import { upgradeNavigation } from './upgradeNavigation.ts';
import { propertiesOf, stringOf, memberOf, itemsOf, type JsonNode } from '../../config/json/jsonTree.ts';
import { ownValue } from '../../util/values.ts';
import { code } from '../../util/messageText.ts';
import { currentSchema } from '../../config/schema/currentSchema.ts';
import { lazy } from '../../util/lazy.ts';
import { hrefOf, secureHrefOf } from './addresses.ts';

/** A classic configuration converted to the current generation. */
export interface Upgrade {
  /** The file name of the configuration in the current generation. */
  readonly file: SitePath;
  readonly text: string;
  /** Values without a counterpart, which aren't converted. */
  readonly left: readonly UpgradeNote[];
  /** Values that are converted differently, or added. */
  readonly changed: readonly UpgradeNote[];
}

/** The URL of the current generation's schema, for files with a `$schema`. */
const currentSchemaAddress = 'https://mintlify.com/docs.json';

/**
 * Returns a classic configuration converted to the current generation, with its layout and comments; undefined if it is
 * current already, or has syntax errors and can't be read completely. `unlistedAt` returns the pages outside of groups
 * that tabs open.
 */
export function upgradeConfig(
  { generation, tree }: SiteConfig,
  unlistedAt: UnlistedAt = () => undefined,
): Upgrade | undefined {
  const isBroken = tree.problems.some(({ kind }) => kind === 'other');
  if (generation !== 'classic' || isBroken || tree.root?.type !== 'object') return undefined;
  const source = new ClassicSource(tree.root, unlistedAt);
  const schema = source.take('$schema');
  const { redirects, ...services } = upgradeServices(source);
  const look = upgradeLook(source);
  const out = objectOut(
    {
      $schema: schema && valueOut(currentSchemaAddress),
      ...look,
      navigation: upgradeNavigation(source),
      ...upgradeLinks(source),
      ...services,
      redirects,
    },
    tree.root,
  );
  source.take('mintlify');
  const text = printOut(out, tree.text);
  return { file: 'docs.json' as SitePath, text, left: source.left(), changed: source.changed() };
}

/** Returns the API, search, metadata for search engines, redirects, and the integrations of the site. */
function upgradeServices(source: ClassicSource): OutMembers {
  return {
    api: apiOf(source),
    search: objectIfAny({ prompt: source.same('search', 'prompt') }, source.peek('search')),
    seo: objectIfAny({ metatags: source.same('metadata'), indexing: indexingOf(source) }),
    redirects: source.same('redirects'),
    integrations: integrationsOf(source),
  };
}

const playgroundModes: Readonly<Record<string, string>> = { show: 'interactive', simple: 'simple', hide: 'none' };

function apiOf(source: ClassicSource): OutNode | undefined {
  const mode = stringOf(source.take('api', 'playground', 'mode'));
  const openapi = source.take('openapi');
  const direct = source.take('api', 'playground', 'disableProxy');
  return objectIfAny(
    {
      openapi: openapi && descriptionsOut(openapi),
      playground: objectIfAny({
        display: mode === undefined ? undefined : valueOut(ownValue(playgroundModes, mode) ?? mode),
        proxy: direct && valueOut(direct.value !== true),
      }),
      params: objectIfAny({ expanded: expandedOf(source), post: source.same('api', 'paramFields', 'post') }),
      examples: objectIfAny({
        defaults: exampleDefaultsOf(source),
        languages: source.same('api', 'request', 'example', 'languages'),
      }),
      mdx: objectIfAny({
        server: source.same('api', 'baseUrl'),
        auth: objectIfAny({ method: source.same('api', 'auth', 'method'), name: source.same('api', 'auth', 'name') }),
      }),
    },
    source.peek('api'),
  );
}

const expansions: Readonly<Record<string, string>> = { all: 'all', none: 'closed' };

/** Parameters are shown in full or not at all; other values have no counterpart. */
function expandedOf(source: ClassicSource): OutNode | undefined {
  const expanded = source.peek('api', 'paramFields', 'expanded');
  const value = ownValue(expansions, stringOf(expanded) ?? '');
  if (value === undefined) return undefined;
  source.take('api', 'paramFields', 'expanded');
  return valueOut(value);
}

/** Returns which parameters the examples of requests have. */
function exampleDefaultsOf(source: ClassicSource): OutNode | undefined {
  const shown = source.take('api', 'request', 'example', 'showOptionalParams');
  return shown && valueOut(shown.value === true ? 'all' : 'required');
}

function indexingOf(source: ClassicSource): OutNode | undefined {
  const hidden = source.take('seo', 'indexHiddenPages');
  return hidden && valueOut(hidden.value === true ? 'all' : 'navigable');
}

/** For the two chats, the classic generation had only the id. */
const chatIds: Readonly<Record<string, string>> = { intercom: 'appId', frontchat: 'snippetId' };

function integrationsOf(source: ClassicSource): OutNode | undefined {
  const analytics = propertiesOf(source.peek('analytics')).map(
    ({ name }) => [name, source.same('analytics', name)] as const,
  );
  const chats = propertiesOf(source.peek('integrations')).map(({ name }) => {
    const id = source.take('integrations', name);
    const key = ownValue(chatIds, name);
    return [
      name,
      id && key !== undefined && id.type === 'string' ? objectIfAny({ [key]: sameOut(id) }) : id && sameOut(id),
    ] as const;
  });
  return objectIfAny(Object.fromEntries([...analytics, ...chats]), source.peek('analytics'));
}

const themes: Readonly<Record<string, string>> = { venus: 'palm', quill: 'willow' };
const layouts: Readonly<Record<string, string>> = { sidenav: 'maple', solidSidenav: 'willow' };

/** Returns the site's look: theme, colors, logo, background, fonts, code. */
function upgradeLook(source: ClassicSource): OutMembers {
  return {
    theme: valueOut(themeOf(source)),
    name: source.same('name'),
    logo: logoOf(source),
    favicon: source.same('favicon'),
    colors: colorsOf(source),
    background: objectIfAny({
      image: source.same('backgroundImage'),
      decoration: source.same('background', 'style'),
      color: source.same('colors', 'background'),
    }),
    appearance: objectIfAny({
      default: source.same('modeToggle', 'default'),
      strict: source.same('modeToggle', 'isHidden'),
    }),
    fonts: fontsOf(source),
    styling: objectIfAny({ eyebrows: source.same('eyebrow', 'display'), codeblocks: codeblocksOf(source) }),
  };
}

/** Returns the theme, or else the one for the layout of the classic generation. */
function themeOf(source: ClassicSource): string {
  const theme = stringOf(source.take('theme')) ?? '';
  const layout = stringOf(source.take('layout')) ?? '';
  return ownValue(themes, theme) ?? (theme === '' ? ownValue(layouts, layout) : undefined) ?? 'mint';
}

/** The current generation requires the images of both modes. */
function logoOf(source: ClassicSource): OutNode | undefined {
  const logo = source.peek('logo');
  if (logo?.type !== 'object') return source.same('logo');
  const actual = memberOf(logo, 'light') ?? memberOf(logo, 'dark');
  if (actual === undefined) {
    source.leave(logo, 'It has no image.');
    return undefined;
  }
  const missing = (['light', 'dark'] as const).find((mode) => memberOf(logo, mode) === undefined);
  if (missing === undefined) return source.same('logo');
  source.change(
    ['logo', missing],
    'The current format requires an image for each mode. Both are set to the same image.',
  );
  source.takeMember(logo, missing === 'light' ? 'dark' : 'light');
  return objectOut({ light: sameOut(actual), dark: sameOut(actual), href: source.sameIn(logo, 'href') }, logo);
}

/** The default color of a site. */
const usualPrimary = '#0D9373';

function colorsOf(source: ClassicSource): OutNode {
  const primary = source.same('colors', 'primary');
  if (primary === undefined) {
    const message = `The current format requires a color. It was set to ${code(usualPrimary)}; change it to your own.`;
    source.change(['colors', 'primary'], message);
  }
  return objectOut(
    {
      primary: primary ?? valueOut(usualPrimary),
      light: source.same('colors', 'light'),
      dark: source.same('colors', 'dark'),
    },
    source.peek('colors'),
  );
}

function codeblocksOf(source: ClassicSource): OutMembers[string] {
  const mode = source.take('codeBlock', 'mode');
  return mode && valueOut(stringOf(mode) === 'dark' ? 'dark' : 'system');
}

function fontsOf(source: ClassicSource): OutMembers[string] {
  const details = (...path: readonly string[]): OutMembers => ({
    family: source.same('font', ...path, 'family'),
    weight: source.same('font', ...path, 'weight'),
    source: source.same('font', ...path, 'url'),
    format: source.same('font', ...path, 'format'),
  });
  return objectIfAny({
    ...details(),
    heading: objectIfAny(details('headings')),
    body: objectIfAny(details('body')),
  });
}

/** Returns the links around the pages: in the top bar and in the footer. */
function upgradeLinks(source: ClassicSource): OutMembers {
  return {
    navbar: objectIfAny({ links: topbarLinks(source), primary: callToAction(source) }),
    footer: objectIfAny({ socials: socialsOf(source), links: footerLinks(source) }, source.peek('footer')),
  };
}

function topbarLinks(source: ClassicSource): OutNode | undefined {
  const list = source.peek('topbarLinks');
  const links = itemsOf(list).map((item) => {
    const isRepository = stringOf(source.takeMember(item, 'type')) === 'github';
    const href = hrefOf(source, item);
    if (!isRepository) return objectOut({ label: source.sameIn(item, 'name'), href }, item);
    return objectOut({ label: valueOut('GitHub'), type: valueOut('github'), href }, item);
  });
  return links.length === 0 ? undefined : arrayOut(links, list);
}

function callToAction(source: ClassicSource): OutNode | undefined {
  const button = source.peek('topbarCtaButton');
  if (button === undefined) return undefined;
  const type = stringOf(source.takeMember(button, 'type')) === 'github' ? 'github' : 'button';
  const href = hrefOf(source, button);
  const label = type === 'github' ? undefined : source.sameIn(button, 'name');
  return href && objectOut({ type: valueOut(type), label, href }, button);
}

function footerLinks(source: ClassicSource): OutNode | undefined {
  const columns = source.peek('footer', 'links');
  const moved = itemsOf(columns).map((column) => {
    const links = memberOf(column, 'links');
    return objectOut(
      {
        header: headerOf(source, column),
        items:
          links &&
          arrayOut(
            itemsOf(links).map((link) => footerLink(source, link)),
            links,
          ),
      },
      column,
    );
  });
  return moved.length === 0 ? undefined : arrayOut(moved, columns);
}

/** The current generation doesn't accept an empty title. */
function headerOf(source: ClassicSource, column: JsonNode): OutNode | undefined {
  const title = source.takeMember(column, 'title');
  return title === undefined || stringOf(title)?.trim() === '' ? undefined : sameOut(title);
}

function footerLink(source: ClassicSource, link: JsonNode): OutNode {
  const href = secureHrefOf(source, link);
  return objectOut({ label: source.sameIn(link, 'label'), href }, link);
}

/** The platforms that the current generation knows. */
const platforms = lazy(() => new Set(Object.keys(currentSchema().definitions?.['socials']?.properties ?? {})));

/** Returns an object by platform; in an older form a list of objects with `type` and `url`. */
function socialsOf(source: ClassicSource): OutNode | undefined {
  const actual = source.peek('footer', 'socials') ?? source.peek('footerSocials');
  const named = propertiesOf(actual).map(({ name }) => [name, actual, name] as const);
  const listed = itemsOf(actual).map((item) => [source.textIn(item, 'type') ?? '', item, 'url'] as const);
  const accounts = [...named, ...listed].flatMap(([platform, owner, name]) => {
    if (!platforms().has(platform)) return [];
    const url = secureHrefOf(source, owner, name);
    return url === undefined ? [] : [[platform, url] as const];
  });
  return objectIfAny(Object.fromEntries(accounts), actual);
}
