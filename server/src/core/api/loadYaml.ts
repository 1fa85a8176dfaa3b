import { CORE_SCHEMA, load, mergeTag, timestampTag, YAMLException } from 'js-yaml';

/** What a YAML text holds, or what is wrong with it and where; the reason is missing if the library fails. */
export type LoadedYaml = { readonly data: unknown } | { readonly reason?: string; readonly offset?: number };

/** The library applies merge keys (`<<`), as the platform does, and refuses deeper nesting. */
const options = { schema: CORE_SCHEMA.withTags(mergeTag), maxDepth: 100 };
const withDates = { ...options, schema: options.schema.withTags(timestampTag) };

/**
 * Reads YAML as plain data; loaded with the first description in YAML (scripts/build/lazyModules.mjs). Dates without
 * quotes are strings, or `Date`s if these are asked for, as the platform reads them.
 */
export function loadYaml(text: string, dates: 'strings' | 'dates' = 'strings'): LoadedYaml {
  try {
    return { data: load(text, dates === 'dates' ? withDates : options) };
  } catch (error) {
    if (!(error instanceof YAMLException)) return {};
    const { reason, mark } = error;
    return { reason, ...(mark !== undefined && { offset: mark.position }) };
  }
}
