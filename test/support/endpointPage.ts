import { currentSite } from './configSite.ts';
import type { Files } from './site.ts';

/** Returns a page that documents an endpoint. */
export function endpointPage(body: string): string {
  return `---\ntitle: List users\ndescription: Get the users of a team.\napi: GET /users\n---\n\n${body}`;
}

/** Returns a site whose API description has the endpoint, which needs a token. */
export function describedEndpoint(body: string): Files {
  const description = {
    openapi: '3.1.0',
    info: { title: 'Acme', version: '1' },
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    security: [{ token: [] }],
    paths: {
      '/users': {
        get: {
          summary: 'List users',
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer' } }],
          responses: { 200: { description: 'The users.' } },
        },
      },
    },
  };
  return currentSite(
    { navigation: { pages: ['intro', 'users'] }, api: { openapi: 'api.json' } },
    { 'api.json': JSON.stringify(description), 'users.mdx': endpointPage(body) },
  );
}
