import schema from '../../../../../schemas/docs.schema.json';
import type { JsonSchema } from './jsonSchema.ts';

/** The classic generation’s schema: the one source of its validation, completion and hover. */
export function classicSchema(): JsonSchema {
  return schema;
}
