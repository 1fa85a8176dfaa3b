import { propertiesOf, stringOf } from '../../config/json/jsonTree.ts';
import type { ClassicSource } from './classicSource.ts';
import { descriptionsOut, objectIfAny, sameOut, valueOut, type OutMembers, type OutNode } from './outNode.ts';
import { ownValue } from '../../util/values.ts';

/** Returns the API, search, metadata for search engines, redirects, and the integrations of the site. */
export function upgradeServices(source: ClassicSource): OutMembers {
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
