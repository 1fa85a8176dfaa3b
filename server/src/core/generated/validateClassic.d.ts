import type { Validator } from '../config/schema/jsonSchema.ts';

/** Checks a value against schemas/docs.schema.json. The build compiles it: scripts/build/validators.mjs. */
export declare const validate: Validator;
