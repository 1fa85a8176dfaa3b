import type { Validator } from '../config/schema/jsonSchema.ts';

/** Checks an API description against schemas/openapi/3.0.schema.json. The build compiles it: scripts/build/validators.mjs. */
export declare const validate: Validator;
