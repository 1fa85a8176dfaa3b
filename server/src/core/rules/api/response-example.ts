import { mainName } from '../../components/catalogue.ts';
import { lineEndOf } from '../../text/lines.ts';
import { writeResponses } from '../../api/writeOperation.ts';
import type { Element } from '../../page/elements/elements.ts';
import type { Endpoint } from '../../page/record/endpoint.ts';
import { operationOf } from '../../site/api/endpointOperations.ts';
import type { SiteSnapshot, PageContext } from '../../site/siteSnapshot.ts';
import { type TextRange, insertion } from '../../text/textRange.ts';
import { code } from '../../util/messageText.ts';
import { fixesIfAny, type Fix, type PageRule, pageFix } from '../engine/rule.ts';
import { isCommand, shownCode } from './shownCode.ts';

export const responseExample: PageRule = {
  meta: {
    id: 'api/response-example',
    title: 'Endpoint without a response example',
    severity: 'warning',
    summary: 'an endpoint page without an example of the response',
    guideline: { convention: 'writing-9' },
    presets: { default: 'off' },
    fixes: {
      from: (site, _, named) => {
        const [method = '', path = ''] = named.split(' ');
        return responsesFrom(site, { source: 'api', method, path, file: undefined }) !== undefined;
      },
    },
  },
  pagesOnly: true,
  *check(context) {
    const { endpoint } = context.pageIndex;
    // The platform shows what a description has.
    if (endpoint === undefined || endpoint.source === 'openapi' || endpoint.mayHaveMore) return;
    const range = answerOf(context, endpoint);
    if (range === undefined || shownCode(context).some((one) => one.role !== 'request' && !isCommand(one))) return;
    yield {
      range,
      message: `The page shows no example of the response. Add a ${code('ResponseExample')}.`,
      fixNeeds: `${endpoint.method} ${endpoint.path}`,
      fixes: fixesIfAny(() => fixesFor(context, endpoint)),
    };
  },
};

/**
 * Returns what says that the endpoint answers with content: a field of the response, or its method, if the page shows
 * how to request it. Pages in a browser are requested too, so their endpoints aren't sure.
 */
function answerOf({ page, catalogue }: PageContext, { method, range, source }: Endpoint): TextRange | undefined {
  if (/\b204\b|no (?:content|body)|empty (?:body|response)/i.test(page.text)) return undefined;
  const find = (name: string): Element | undefined =>
    page.elements.find((element) => mainName(catalogue, element.name) === name);
  const field = find('ResponseField');
  if (field !== undefined) return field.opening.nameRange;
  const isRequested = find('RequestExample') !== undefined || find('ParamField') !== undefined;
  const isData = method === 'GET' && source === 'api' && !/redirect|\b30\d\b|download|stream/i.test(page.text);
  return isRequested && isData ? range : undefined;
}

function fixesFor(context: PageContext, endpoint: Endpoint): readonly Fix[] {
  const responses = responsesFrom(context.site, endpoint);
  if (responses === undefined) return [];
  const { text } = context.page;
  const lineEnd = lineEndOf(text);
  const added = `${lineEnd}${lineEnd}${responses.replaceAll('\n', lineEnd)}`;
  const edit = insertion(text.trimEnd().length, added);
  return [pageFix(context, `Add a ${code('ResponseExample')} from the description`, [edit], { preferred: true })];
}

function responsesFrom(
  site: SiteSnapshot,
  endpoint: Pick<Endpoint, 'source' | 'method' | 'path' | 'file'>,
): string | undefined {
  const described = operationOf(site, endpoint);
  const text = described && writeResponses(described.operation);
  return text === '' ? undefined : text;
}
