import { typesOf, type JsonSchema } from '../../../config/schema/jsonSchema.ts';
import { kindOfKey, schemaOfKey } from '../../../page/frontMatter/schema.ts';
import type { PageContext } from '../../../site/pageContext.ts';
import { describeValue } from '../../config/schemaText.ts';
import { iconsLike } from '../../icons.ts';
import { linkTargets } from '../linkTargets.ts';
import type { PageProposal } from '../pageProposal.ts';
import { endpointProposals, operationProposals, schemaProposals } from './apiValues.ts';
import type { FrontMatterCursor } from './cursor.ts';

type ValueCursor = Extract<FrontMatterCursor, { role: 'value' }>;

/** Returns the values of a key: those known from the site, and fixed ones. */
export function valueProposals(context: PageContext, cursor: ValueCursor): readonly PageProposal[] {
  const schema = schemaOfKey(cursor.key);
  if (schema === undefined) return [];
  const fromSite = siteValues(context, cursor);
  // Values of the site's own API are better than examples.
  const isKnown = fromSite.length > 0 && kindOfKey(cursor.key)?.startsWith('openapi') === true;
  if (cursor.isItem || isKnown) return fromSite;
  return [...fixedValues(schema, cursor), ...fromSite];
}

function siteValues(context: PageContext, { key, typed, isItem }: ValueCursor): readonly PageProposal[] {
  switch (kindOfKey(key)) {
    case 'icon':
      return iconsLike(typed, context.site.config.iconLibrary).map(({ name, libraries }) => ({
        ...plain(name, 'icon'),
        detail: libraries,
      }));
    case 'image':
      return targets(context, typed, 'image');
    case 'page':
      return isItem ? targets(context, typed, 'link') : [];
    case 'openapiOperation':
      return operationProposals(context, typed);
    case 'openapiSchema':
      return schemaProposals(context, typed);
    case 'apiEndpoint':
      return endpointProposals(typed);
    case 'url':
      return typed === '' ? [plain('https://', 'value')] : [];
    case undefined:
      return [];
  }
}

function targets(context: PageContext, typed: string, kind: 'link' | 'image'): readonly PageProposal[] {
  return linkTargets(context, typed, kind)
    .filter(({ target }) => !target.startsWith('#'))
    .map(({ target, kind: icon, detail, documentation }) => ({
      ...plain(target, icon),
      ...(detail === undefined ? {} : { detail }),
      ...(documentation === undefined ? {} : { documentation }),
    }));
}

function plain(text: string, kind: PageProposal['kind']): PageProposal {
  return { label: text, kind, newText: text };
}

/** Returns booleans, the values of an `enum` with their descriptions, and examples if the schema has several. */
function fixedValues(schema: JsonSchema, { inQuotes }: ValueCursor): readonly PageProposal[] {
  const isBoolean = typesOf(schema).includes('boolean');
  const only = (schema.anyOf ?? []).flatMap((branch) => (branch.const === undefined ? [] : [branch.const]));
  const usual = (schema.examples?.length ?? 0) > 1 ? schema.examples : undefined;
  const initial = schema.default;
  const texts = schema.enum ?? usual ?? (typeof initial === 'string' ? [initial] : []);
  // In quotes a boolean would be a string.
  const truths = inQuotes ? [] : [...(isBoolean ? [true, false] : []), ...only];
  return [...texts, ...truths].map((value) => ({
    ...plain(String(value), 'value'),
    ...(value === initial ? { detail: 'default' } : {}),
    documentation: describeValue([schema, ...(schema.anyOf ?? [])], value),
  }));
}
