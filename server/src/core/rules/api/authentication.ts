import type { Endpoint } from '../../page/record/endpoint.ts';
import { operationOf } from '../../site/api/endpointOperations.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { insertion } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { type SiteRule, pageFix } from '../engine/rule.ts';

export const authentication: SiteRule = {
  meta: {
    id: 'api/authentication',
    title: 'Request example without credentials',
    severity: 'warning',
    summary: 'an example of a request without the credentials that the API requires',
    guideline: { convention: 'writing-9' },
    presets: { default: 'off' },
  },
  pagesOnly: true,
  *check(page) {
    const { endpoint } = page.pageIndex;
    const [request] = endpoint?.openRequests ?? [];
    if (endpoint === undefined || request === undefined) return;
    const header = requiredHeader(page, endpoint);
    if (header === undefined) return;
    const [source, text] = [code(header.source), code(header.text)];
    yield {
      range: request.range,
      message: `${source} says that requests need credentials, and the page doesn’t show them. Add ${text} to the example.`,
      fixes: () => [
        pageFix(page, `Add ${text}`, [insertion(request.end, ` \\${request.lineEnd}  -H "${header.text}"`)], {
          preferred: true,
        }),
      ],
    };
  },
};

/** Returns the header with the credentials of a request, and the file that says so; undefined if none is known. */
function requiredHeader(
  { site }: KnownPage,
  endpoint: Endpoint,
): { readonly source: string; readonly text: string } | undefined {
  const described = operationOf(site, endpoint);
  if (described !== undefined) {
    const { operation, file } = described;
    const credential = operation.credentials().find(({ location }) => location === 'header');
    if (!operation.needsCredentials || credential === undefined) return undefined;
    return { source: `/${file}`, text: `${credential.name}: ${credential.placeholder}` };
  }
  // What docs.json says is about the endpoints of pages that name them in their front matter.
  if (endpoint.source !== 'api') return undefined;
  const { authMethod, authName } = site.config.api;
  if (authMethod === 'bearer') return { source: site.config.file, text: 'Authorization: Bearer <token>' };
  return authMethod === 'key' && authName !== undefined
    ? { source: site.config.file, text: `${authName}: <key>` }
    : undefined;
}
