import type { Endpoint } from '../../page/record/endpoint.ts';
import type { EndpointField } from '../../page/record/endpointFields.ts';
import { contradicts, typeName } from '../../api/fieldTypes.ts';
import { operationFields, type OperationField } from '../../api/operationFields.ts';
import { operationOf, type DescribedOperation } from '../../site/api/endpointOperations.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { insertion, replacement } from '../../text/textEdit.ts';
import { code } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { Finding, SiteRule } from '../engine/rule.ts';
import { isSameName, missingParameters } from './missingParameters.ts';
import { pathProblems } from './pathProblems.ts';

export const parameter: SiteRule = {
  meta: {
    id: 'api/parameter',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a parameter of an endpoint that is missing or differs from the API description',
    guideline: { convention: 'writing-9' },
  },
  checksSnippets: false,
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
          fixes: () => [
            pageFix(this.#page, `Change to ${code(nearest)}`, [replacement(nameRange, nearest)], { preferred: true }),
          ],
        };
  }

  #otherLocation(field: EndpointField, { location }: OperationField): Finding {
    return {
      range: field.locationRange,
      message: `${code(field.name)} is a ${location} parameter in ${this.#file}. Change ${code(field.location)} to ${code(location)}.`,
      fixes: () => [
        pageFix(this.#page, `Change to ${code(location)}`, [replacement(field.locationRange, location)], {
          preferred: true,
        }),
      ],
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
      fixes: () => [
        pageFix(this.#page, `Change to ${code(actual)}`, [replacement(typeRange, actual)], { preferred: true }),
      ],
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
