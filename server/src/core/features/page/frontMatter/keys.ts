import { typesOf, type JsonSchema } from '../../../config/schema/jsonSchema.ts';
import { frontMatterSchema, requiredKeys } from '../../../page/frontMatter/schema.ts';
import type { PageContext } from '../../../site/siteSnapshot.ts';
import { snippetText } from '../../../util/strings.ts';
import { ownValue } from '../../../util/values.ts';
import { describeProperty, schemaTypeLabel } from '../../config/schemaText.ts';
import type { PageProposal } from '../completion/pageProposal.ts';
import { likelihoodIn } from '../../likelyNames.ts';
import type { FrontMatterCursor } from './cursor.ts';

/**
 * Returns the keys that a page doesn't have yet: required ones, then those of its generation, then the others; of these,
 * those first that the site uses most.
 */
export function completeFrontMatterKeys(
  context: PageContext,
  cursor: Extract<FrontMatterCursor, { role: 'key' }>,
): readonly PageProposal[] {
  const { page, site } = context;
  const uses = likelihoodIn(context, 'frontMatterKeys');
  const entries = page.frontMatter?.entries ?? [];
  const present = new Set(
    entries.filter(({ keyRange }) => keyRange.start !== cursor.replace.start).map(({ key }) => key),
  );
  const isClassic = site.config.generation === 'classic';
  const rank = ([name, schema]: readonly [string, JsonSchema]): number => {
    if (requiredKeys.includes(name)) return 0;
    return isClassic && schema['x-generation'] === 'current' ? 2 : 1;
  };
  const missing = Object.entries(frontMatterSchema.properties ?? {}).filter(([name]) => !present.has(name));
  const ordered = missing.sort((a, b) => rank(a) - rank(b) || (uses.get(b[0]) ?? 0) - (uses.get(a[0]) ?? 0));
  return ordered.map(([name, schema]) => keyProposal(name, schema, cursor));
}

function keyProposal(
  name: string,
  schema: JsonSchema,
  { typed, colonFollows }: Extract<FrontMatterCursor, { role: 'key' }>,
): PageProposal {
  const quote = /^["']/.exec(typed)?.[0] ?? (name.includes(':') ? '"' : '');
  const key = quote + name + quote;
  const type = typeOfKey(schema);
  return {
    label: name,
    kind: 'property',
    detail: requiredKeys.includes(name) ? `required, ${type}` : type,
    documentation: describeKey(name, schema),
    newText: colonFollows ? key : `${key}: ${valueTemplate(schema)}`,
    isSnippet: !colonFollows,
    asksAgain: !colonFollows && schema['x-kind'] !== undefined,
    ...(typed.startsWith(quote) && quote !== '' ? { filterText: key } : {}),
  };
}

/** Returns the snippet for a value, with tab stops. */
function valueTemplate(schema: JsonSchema): string {
  const types = typesOf(schema);
  const values = schema.enum?.map(String) ?? (types.includes('boolean') ? ['true', 'false'] : []);
  if (values.length > 0) return `\${1|${values.map((value) => snippetText(value, true)).join(',')}|}`;
  if (types.includes('array')) return '[$1]';
  // Prose often has a colon, which is safe only in quotes.
  const isProse =
    types.length === 1 && types[0] === 'string' && schema['x-kind'] === undefined && schema.pattern === undefined;
  return isProse ? '"$1"' : '$1';
}

const kindNames: Readonly<Record<string, string>> = {
  openapiOperation: 'operation',
  openapiSchema: 'schema',
  apiEndpoint: 'endpoint',
};

export function branchesOf(schema: JsonSchema): readonly JsonSchema[] {
  return [schema, ...(schema.anyOf ?? [])];
}

/** Returns the type of a key as a short label. */
function typeOfKey(schema: JsonSchema): string {
  const kind = ownValue(kindNames, schema['x-kind'] ?? '');
  return kind ?? (schemaTypeLabel(branchesOf(schema)) || 'any value');
}

/** Returns the description and type of a key, in Markdown. */
export function describeKey(name: string, schema: JsonSchema): string {
  const label = describeProperty(name, branchesOf(schema), requiredKeys.includes(name));
  return schema['x-generation'] === 'current' ? `${label}\n\nIntroduced with the current format.` : label;
}
