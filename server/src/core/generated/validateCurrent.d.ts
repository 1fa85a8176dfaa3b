import type { Validator } from '../config/schema/validator.ts';

/** Checks a value against schemas/docs.current.schema.json; made by `npm run generate`. */
export declare const validate: Validator;
export default validate;
