import { currentSchema } from '../schema/currentSchema.ts';
import { itemsOf, memberOf, propertiesOf, stringOf, type JsonNode } from '../json/jsonTree.ts';
import { lazy } from '../../util/lazy.ts';
import { ownValue } from '../../util/values.ts';
import { hrefOf, secureHrefOf } from './addresses.ts';
import type { ClassicSource } from './classicSource.ts';
import {
  arrayOut,
  descriptionsOut,
  objectIfAny,
  objectOut,
  sameOut,
  valueOut,
  type OutMembers,
  type OutNode,
} from './outNode.ts';

/** Returns the settings of a classic file that the current generation has elsewhere or in another form, if it has any. */
export function convertSettings(source: ClassicSource): OutMembers {
  return { ...convertStyle(source), ...convertLinks(source), ...convertServices(source) };
}

/** Returns what the site looks like besides its colors: background, fonts, code. */
export function convertStyle(source: ClassicSource): OutMembers {
  return {
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

/** Returns the API, search, metadata for search engines, redirects, and the integrations of the site. */
export function convertServices(source: ClassicSource): OutMembers {
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
export function convertLinks(source: ClassicSource): OutMembers {
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
