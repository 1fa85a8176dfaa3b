import { fixedValuesOf, kindOf, typesOf, type JsonSchema } from '../../config/schema/jsonSchema.ts';
import { schemasForNewValue } from '../../config/schema/schemaAt.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { ConfigCursor } from './configCursor.ts';
import { textProposal, type Proposal } from './proposal.ts';
import { bodyText } from './snippets.ts';
import { defaultOf, describeValue } from './schemaWords.ts';
import { siteValues } from './siteValues.ts';

/** The values that may stand at a place: what the site knows, fixed values, and whole objects to fill in. */
export function completeValues(site: SiteSnapshot, schema: JsonSchema, cursor: ConfigCursor): readonly Proposal[] {
  const schemas = schemasForNewValue(schema, site.config.tree.root, cursor.path);
  const kinds = new Set(schemas.map(kindOf).filter((kind) => kind !== undefined));
  const proposals = [
    ...[...kinds].flatMap((kind) => siteValues(site, kind, cursor)),
    ...fixedProposals(schemas),
    ...defaultProposals(schemas),
    ...exampleProposals(schemas),
    ...(cursor.inQuotes ? [] : snippetProposals(schemas)),
  ];
  // Accepting takes the quotes along, so that true and false may replace them.
  const inQuotes = proposals.filter(({ json, isSnippet }) => !isSnippet && json !== 'null');
  const fitting = cursor.inQuotes ? inQuotes : proposals;
  return firstOfEach(fitting);
}

function fixedProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  const booleans = schemas.some((schema) => typesOf(schema).includes('boolean') && schema.enum === undefined);
  const values = [...schemas.flatMap(fixedValuesOf), ...(booleans ? [true, false] : [])];
  const initial = defaultOf(schemas);
  return values.map((value) => ({
    label: String(value),
    kind: 'value',
    ...(value === initial ? { detail: 'default' } : {}),
    documentation: describeValue(schemas, value),
    json: JSON.stringify(value),
    isSnippet: false,
  }));
}

function defaultProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  const initial = defaultOf(schemas);
  return typeof initial === 'string' ? [textProposal(initial, 'value', 'default')] : [];
}

/** Examples show the form of a colour; of free texts they would only be in the way. */
function exampleProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  return schemas
    .filter((schema) => kindOf(schema) === 'color')
    .flatMap((schema) => schema.examples ?? [])
    .flatMap((value) => (typeof value === 'string' ? [textProposal(value, 'value', 'example')] : []));
}

function snippetProposals(schemas: readonly JsonSchema[]): readonly Proposal[] {
  const snippets = schemas.flatMap((schema) => schema.defaultSnippets ?? []);
  return snippets.map(({ label, description, body }) => ({
    label,
    kind: 'snippet',
    ...(description === undefined ? {} : { documentation: description }),
    json: bodyText(body),
    isSnippet: true,
  }));
}

function firstOfEach(proposals: readonly Proposal[]): readonly Proposal[] {
  const seen = new Set<string>();
  return proposals.filter(({ label }) => !seen.has(label) && seen.add(label));
}
