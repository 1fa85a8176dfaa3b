import currentSchemaJson from '../../../../../schemas/docs.current.schema.json';
import classicSchemaJson from '../../../../../schemas/docs.schema.json';
import type { JsonSchema } from './jsonSchema.ts';

/** The classic generation's schema: the one source of its validation, completion and hover. */
export const classicSchema: JsonSchema = classicSchemaJson;

/** The current generation's. */
export const currentSchema: JsonSchema = currentSchemaJson;
