import type { Endpoint, FieldInsertion, EndpointField } from '../../page/record/endpoint.ts';
import { contradicts, typeName } from '../../api/fieldTypes.ts';
import { operationFields, type OperationField } from '../../api/operationFields.ts';
import { operationOf, namesInPath, type DescribedOperation } from '../../site/api/endpointOperations.ts';
import type { KnownPage } from '../../site/siteSnapshot.ts';
import { insertion, replacement, type TextEdit } from '../../text/textRange.ts';
import { code, formatList } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { type Finding, type SiteRule, type Fix, changeFix, pageFix } from '../engine/rule.ts';
import { writeFields } from '../../api/writeOperation.ts';

export const parameter: SiteRule = {
  meta: {
    id: 'api/parameter',
    title: 'Parameter differs from the API description',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a parameter of an endpoint that is missing or differs from the API description',
    guideline: { convention: 'writing-9' },
  },
  pagesOnly: true,
  *check(page) {
    const { endpoint } = page.pageIndex;
    if (endpoint === undefined) return;
    const described = operationOf(page.site, endpoint);
    yield* pathProblems(page, endpoint, described);
    if (described !== undefined) yield* differences(new Comparison(page, endpoint, described));
    if (endpoint.source !== 'openapi') yield* missingParameters(page, endpoint, described);
  },
};

function* differences(comparison: Comparison): Iterable<Finding> {
  for (const field of comparison.endpoint.fields) {
    if (field.isNested || field.location === 'path' || field.name === '') continue;
    const found = comparison.problemOf(field);
    if (found !== undefined) yield found;
  }
}

/** The fields of a page, and those of the operation. */
class Comparison {
  readonly endpoint: Endpoint;
  readonly #page: KnownPage;
  readonly #described: DescribedOperation;
  readonly #fields: readonly OperationField[];
  readonly #isBodyKnown: boolean;

  constructor(page: KnownPage, endpoint: Endpoint, described: DescribedOperation) {
    this.endpoint = endpoint;
    this.#page = page;
    this.#described = described;
    const { fields, isBodyKnown } = operationFields(described.operation);
    this.#fields = fields;
    this.#isBodyKnown = isBodyKnown;
  }

  problemOf(field: EndpointField): Finding | undefined {
    const same = this.#fields.filter((one) => isSameName(one, field));
    const [first] = same;
    if (first === undefined) return this.#unknown(field);
    const there = same.find(({ location }) => location === field.location);
    if (there === undefined) return this.#otherLocation(field, first);
    return this.#otherType(field, there) ?? this.#otherRequired(field, there);
  }

  #unknown(field: EndpointField): Finding | undefined {
    const { location, name, nameRange } = field;
    // Nested properties are written with dots and brackets, and a description may leave out a location altogether.
    const isCertain = location === 'body' ? this.#isBodyKnown : this.#fields.some((one) => one.location === location);
    if (!isCertain || location === 'header' || location === 'cookie' || /[.[\]\s]/.test(name)) return undefined;
    const written = new Set(this.endpoint.fields.map((one) => one.name));
    const candidates = this.#fields.filter((one) => one.location === location && !written.has(one.name));
    const [nearest] = findNearest(
      name,
      candidates.map((one) => one.name),
    ).names;
    const problem = `${code(`${this.endpoint.method} ${this.endpoint.path}`)} has no parameter ${code(name)} in ${this.#file}.`;
    return nearest === undefined
      ? { range: nameRange, message: `${problem} Remove it, or add it to the description.` }
      : {
          range: nameRange,
          message: `${problem} Did you mean ${code(nearest)}?`,
          fixes: () => [changeFix(this.#page, nameRange, nearest)],
        };
  }

  #otherLocation(field: EndpointField, { location }: OperationField): Finding {
    return {
      range: field.locationRange,
      message: `${code(field.name)} is a ${location} parameter in ${this.#file}. Change ${code(field.location)} to ${code(location)}.`,
      fixes: () => [changeFix(this.#page, field.locationRange, location)],
    };
  }

  #otherType({ type, typeRange, name, location }: EndpointField, { schema }: OperationField): Finding | undefined {
    const { api } = this.#described.operation;
    const actual = typeName(api, schema);
    if (type === undefined || typeRange === undefined || actual === undefined) return undefined;
    // Outside of a body, lists are written as strings.
    if (!contradicts(api, type, schema) || (location !== 'body' && actual.endsWith('[]'))) return undefined;
    return {
      range: typeRange,
      message: `The type of ${code(name)} is ${code(actual)} in ${this.#file}. Change ${code(type)} to ${code(actual)}.`,
      fixes: () => [changeFix(this.#page, typeRange, actual)],
    };
  }

  #otherRequired(field: EndpointField, described: OperationField): Finding | undefined {
    const { name, nameRange, requiredRange, endOfAttributes } = field;
    if (field.mayBeRequired || field.isRequired === described.isRequired) return undefined;
    if (described.isRequired) {
      if (requiredRange !== undefined || described.schema['default'] !== undefined) return undefined;
      return {
        range: nameRange,
        message: `${code(name)} is required in ${this.#file}. Add ${code('required')}.`,
        fixes: () => [
          pageFix(this.#page, `Add ${code('required')}`, [insertion(endOfAttributes, ' required')], {
            preferred: true,
          }),
        ],
      };
    }
    if (!described.isSurelyOptional || requiredRange === undefined) return undefined;
    return {
      range: { start: requiredRange.start + 1, end: requiredRange.end },
      message: `${code(name)} is optional in ${this.#file}. Remove ${code('required')}.`,
      fixes: () => [
        pageFix(this.#page, `Remove ${code('required')}`, [replacement(requiredRange, '')], { preferred: true }),
      ],
    };
  }

  get #file(): string {
    return code(`/${this.#described.file}`);
  }
}

/** Yields the path parameters of a page that the path of its endpoint doesn't have: the page itself shows that. */
function* pathProblems(
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
    ? changeFix(page, field.locationRange, location)
    : changeFix(page, field.nameRange, nearest);
}

/** Returns the location in the description or, without one, the usual one of the method. */
function locationOf({ method }: Endpoint, { name }: EndpointField, described: DescribedOperation | undefined): string {
  const fields = described === undefined ? [] : operationFields(described.operation).fields;
  const known = fields.find((one) => one.name === name && one.location !== 'path')?.location;
  if (known !== undefined) return known;
  if (/^(?:authorization|x-.*)$/i.test(name)) return 'header';
  return ['POST', 'PUT', 'PATCH'].includes(method) ? 'body' : 'query';
}

/** More names than this don't fit into a message. */
const mostNamed = 5;

/**
 * Yields one finding for all parameters that a page doesn't mention: those in the path of its endpoint and, if it is
 * described, all others.
 */
function* missingParameters(
  page: KnownPage,
  endpoint: Endpoint,
  described: DescribedOperation | undefined,
): Iterable<Finding> {
  if (endpoint.mayHaveMore || endpoint.fields.some(({ name }) => name === '')) return;
  const known = described === undefined ? [] : operationFields(described.operation).fields;
  const missing = [
    ...missingInPath(endpoint),
    ...known.filter((field) => field.location !== 'path' && isMissing(endpoint, field, known)).map(({ name }) => name),
  ];
  if (missing.length === 0) return;
  const fields = described === undefined ? [] : fieldsNamed(missing, known);
  const others = missing.length - mostNamed;
  const named = missing.slice(0, mostNamed).map(code);
  const list = others > 0 ? `${named.join(', ')} and ${others} more` : formatList(named, 'and');
  // A header that every request may have is missing from all pages for one reason.
  const isHeader = missing.every((name) => known.some((field) => field.name === name && field.location === 'header'));
  const source = described === undefined ? '' : ` (${code(`/${described.file}`)})`;
  yield {
    range: endpoint.range,
    message: `The page doesn’t document ${list}${source}. Add a ${code('ParamField')} for each parameter.`,
    cause: isHeader ? list : undefined,
    ...(described !== undefined &&
      fields.length > 0 && {
        fixes: () => [
          pageFix(
            page,
            missing.length === 1 ? `Add ${code(missing[0] ?? '')}` : 'Add the missing parameters',
            [insertionOf(endpoint.insertAt, writeFields(described.operation, fields))],
            { preferred: true },
          ),
        ],
      }),
  };
}

/** Whether a field of a page is about a parameter; names of headers have no case. */
function isSameName(described: OperationField, { name }: Pick<EndpointField, 'name'>): boolean {
  return described.location === 'header'
    ? described.name.toLowerCase() === name.toLowerCase()
    : described.name === name || described.name === `${name}[]` || `${described.name}[]` === name;
}

/** Returns the parameters in the path without a field, if other parameters have one. */
function missingInPath({ path, fields, mentioned }: Endpoint): readonly string[] {
  const inPath = fields.filter(({ location }) => location === 'path');
  const names = namesInPath(path);
  // Fields of the path with other names are reported as such.
  if (fields.length === 0 || inPath.length >= names.length) return [];
  return names.filter((name) => !mentioned.includes(name) && !fields.some((one) => one.name === name));
}

function isMissing({ fields, mentioned }: Endpoint, field: OperationField, known: readonly OperationField[]): boolean {
  if (field.isDeprecated || field.location === 'cookie' || mentioned.includes(field.name)) return false;
  const isNamed = (one: EndpointField): boolean =>
    isSameName(field, one) || one.name.startsWith(`${field.name}.`) || one.name.startsWith(`${field.name}[`);
  if (fields.some(isNamed)) return false;
  // A misspelled name is reported as such.
  const unknown = fields.filter((one) => !known.some((other) => isSameName(other, one)));
  return !unknown.some((one) => findNearest(one.name, [field.name]).names.length > 0);
}

function fieldsNamed(names: readonly string[], known: readonly OperationField[]): readonly OperationField[] {
  return names.flatMap((name) => known.find((one) => one.name === name) ?? []);
}

function insertionOf({ offset, isAfter, indent, lineEnd }: FieldInsertion, text: string): TextEdit {
  const lines = text.replace(/\n(?=.)/g, `\n${indent}`).replaceAll('\n', lineEnd);
  const gap = lineEnd + lineEnd;
  return insertion(offset, isAfter ? `${gap}${indent}${lines}` : `${lines}${gap}${indent}`);
}
