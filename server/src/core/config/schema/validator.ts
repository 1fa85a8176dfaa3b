import type { JsonSchema } from './jsonSchema.ts';

/** A violation as the compiled validator reports it. */
export interface Violation {
  /** A JSON pointer to the value: `/navigation/0/pages`. */
  readonly instancePath: string;
  readonly keyword: string;
  /** The name that is checked, if it isn't the value. */
  readonly propertyName?: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema that contains the keyword. */
  readonly parentSchema?: JsonSchema;
}

/** A validator compiled at build time; after false its violations are in `errors`. */
export interface Validator {
  (data: unknown): boolean;
  errors?: readonly Violation[] | null;
}
