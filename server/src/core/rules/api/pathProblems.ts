import { operationFields } from '../../api/operationFields.ts';
import type { Endpoint } from '../../page/record/endpoint.ts';
import type { EndpointField } from '../../page/record/endpointFields.ts';
import { namesInPath, type DescribedOperation } from '../../site/api/endpointOperations.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { replacement } from '../../text/textEdit.ts';
import { code, formatList } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { Finding, Fix } from '../engine/rule.ts';

/** Yields the path parameters of a page that the path of its endpoint doesn't have: the page itself shows that. */
export function* pathProblems(
  page: KnownPage,
  endpoint: Endpoint,
  described: DescribedOperation | undefined,
): Iterable<Finding> {
  const names = namesInPath(endpoint.path);
  const written = endpoint.fields.filter(
    ({ location, isNested, name }) => location === 'path' && !isNested && name !== '',
  );
  const unknown = written.filter(({ name }) => !names.includes(name));
  if (names.length === 0 && unknown.length > 1) {
    yield withoutParameters(page, endpoint, unknown, described);
    return;
  }
  for (const field of unknown) {
    const unused = names.filter((name) => !written.some((one) => one.name === name));
    const [nearest] = unused.length === 1 ? unused : findNearest(field.name, unused).names;
    const location = locationOf(endpoint, field, described);
    const hint =
      nearest === undefined ? `Change ${code('path')} to ${code(location)}.` : `Did you mean ${code(nearest)}?`;
    yield {
      range: field.nameRange,
      message: `The path of ${code(`${endpoint.method} ${endpoint.path}`)} has no ${code(`{${field.name}}`)}. ${hint}`,
      fixes: () => [fixOf(page, field, nearest, location)],
    };
  }
}

/** Returns one finding for all path parameters of an endpoint without any. */
function withoutParameters(
  page: KnownPage,
  endpoint: Endpoint,
  fields: readonly EndpointField[],
  described: DescribedOperation | undefined,
): Finding {
  const edits = fields.map((field) => replacement(field.locationRange, locationOf(endpoint, field, described)));
  const locations = [...new Set(edits.map(({ newText }) => code(newText)))];
  const [first] = fields;
  return {
    range: first?.nameRange ?? endpoint.range,
    message: `The path of ${code(`${endpoint.method} ${endpoint.path}`)} has no parameters. Change ${code('path')} to ${formatList(locations)}.`,
    related: fields
      .slice(1)
      .map(({ nameRange, name }) => ({ file: page.file, range: nameRange, message: `Also ${code(name)}` })),
    fixes: () => [pageFix(page, `Change to ${formatList(locations)}`, edits, { preferred: true })],
  };
}

function fixOf(page: KnownPage, field: EndpointField, nearest: string | undefined, location: string): Fix {
  return nearest === undefined
    ? pageFix(page, `Change to ${code(location)}`, [replacement(field.locationRange, location)], { preferred: true })
    : pageFix(page, `Change to ${code(nearest)}`, [replacement(field.nameRange, nearest)], { preferred: true });
}

/** Returns the location in the description or, without one, the usual one of the method. */
function locationOf({ method }: Endpoint, { name }: EndpointField, described: DescribedOperation | undefined): string {
  const fields = described === undefined ? [] : operationFields(described.operation).fields;
  const known = fields.find((one) => one.name === name && one.location !== 'path')?.location;
  if (known !== undefined) return known;
  if (/^(?:authorization|x-.*)$/i.test(name)) return 'header';
  return ['POST', 'PUT', 'PATCH'].includes(method) ? 'body' : 'query';
}
