import { operationFields, type OperationField } from '../../api/operationFields.ts';
import { writeFields } from '../../api/writeOperation.ts';
import type { Endpoint, FieldInsertion } from '../../page/record/endpoint.ts';
import type { EndpointField } from '../../page/record/endpointFields.ts';
import { namesInPath, type DescribedOperation } from '../../site/api/endpointOperations.ts';
import type { KnownPage } from '../../site/pageContext.ts';
import { insertion, type TextEdit } from '../../text/textEdit.ts';
import { code, formatList } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { pageFix } from '../engine/pageEdits.ts';
import type { Finding } from '../engine/rule.ts';

/** More names than this don't fit into a message. */
const mostNamed = 5;

/**
 * Yields one finding for all parameters that a page doesn't mention: those in the path of its endpoint and, if it is
 * described, all others.
 */
export function* missingParameters(
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
export function isSameName(described: OperationField, { name }: Pick<EndpointField, 'name'>): boolean {
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
