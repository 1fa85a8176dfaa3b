import schema from '../../../../../schemas/docs.current.schema.json';
import type { JsonSchema } from './jsonSchema.ts';

/** The current generation’s schema: the one source of its validation, completion and hover. */
export function currentSchema(): JsonSchema {
  return schema;
}
