import { optionsIn, type RuleSettings } from '../../settings/ruleSettings.ts';
import type { SiteSettings } from '../../settings/siteSettings.ts';

/** The JSON schema of an option, which is part of that of `.docsight.json`. */
export type OptionSchema = { readonly description: string } & (
  | { readonly type: 'boolean'; readonly default: boolean }
  | {
      readonly type: 'integer' | 'number';
      readonly default: number;
      readonly minimum?: number;
      readonly maximum?: number;
    }
  | { readonly enum: readonly string[]; readonly enumDescriptions?: readonly string[]; readonly default: string }
  | {
      readonly type: 'array';
      readonly items: { readonly type: 'string'; readonly enum?: readonly string[] };
      readonly default: readonly string[];
    }
);

/** The options of a rule by name. */
export type OptionSchemas = Readonly<Record<string, OptionSchema>>;

/** The values of options as a rule gets them: the configured ones, or the defaults. */
export type OptionValues<Schemas extends OptionSchemas> = {
  readonly [Name in keyof Schemas]: OptionValue<Schemas[Name]>;
};

type OptionValue<Schema extends OptionSchema> = Schema extends { readonly type: 'boolean' }
  ? boolean
  : Schema extends { readonly type: 'integer' | 'number' }
    ? number
    : Schema extends { readonly enum: readonly (infer Choice)[] }
      ? Choice
      : readonly string[];

/**
 * Returns the options for a rule. Those of this run (the editor’s settings, the command line) override the site’s own
 * one by one, and those override the defaults.
 */
export function optionsOf(
  { id, options = {} }: { readonly id: string; readonly options?: OptionSchemas },
  overrides: RuleSettings,
  site: SiteSettings,
): OptionValues<OptionSchemas> {
  const defaults = Object.entries(options).map(([name, schema]) => [name, schema.default] as const);
  const values = { ...Object.fromEntries(defaults), ...optionsIn(site.rules, id), ...optionsIn(overrides, id) };
  // The schema of the settings has validated them.
  return values as OptionValues<OptionSchemas>;
}
