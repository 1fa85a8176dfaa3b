import frontMatterJson from '../../../../../schemas/frontmatter.schema.json';
import type { JsonSchema } from '../../config/schema/jsonSchema.ts';
import type { FrontMatter, FrontMatterEntry } from './model.ts';
import { ownValue } from '../../util/values.ts';

/** The one source of what front matter may contain: its keys, their values and what they mean. */
export const frontMatterSchema: JsonSchema = frontMatterJson;

/** The keys that the format asks for. */
export const requiredKeys: readonly string[] = frontMatterJson.then.required;

/** Keys by which a page gets its title and text from elsewhere: an API description, or another address. */
const sourceKeys: readonly string[] = frontMatterJson.if.not.anyOf.flatMap(({ required }) => required);

/** Whether a page takes its title and description from what its front matter names. */
export function hasGeneratedTitle({ entries }: FrontMatter): boolean {
  return entries.some(({ key, value }) => sourceKeys.includes(key) && value !== null && value !== '');
}

/** Returns the format's schema of a key; undefined for keys of the site's own. */
export function schemaOfKey(key: string): JsonSchema | undefined {
  const { properties = {} } = frontMatterSchema;
  return ownValue(properties, key);
}

/** What a string in front matter means, in addition to the kinds of docs.json. */
export const frontMatterKinds = [
  'icon',
  'url',
  'image',
  'page',
  'openapiOperation',
  'openapiSchema',
  'apiEndpoint',
] as const;
export type FrontMatterKind = (typeof frontMatterKinds)[number];

/** Returns what the value of a key means (a color, an icon …); undefined if it is plain text or the key is unknown. */
export function kindOfKey(key: string): FrontMatterKind | undefined {
  const kind = schemaOfKey(key)?.['x-kind'];
  return frontMatterKinds.find((candidate) => candidate === kind);
}

/** Returns the entry of a key; of duplicates the first. */
export function frontMatterEntry(frontMatter: FrontMatter, key: string): FrontMatterEntry | undefined {
  return frontMatter.entries.find((entry) => entry.key === key);
}
