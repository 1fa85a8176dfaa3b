import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml';

/** What a YAML text holds, or what is wrong with it and where; the reason is missing if the library fails. */
export type LoadedYaml = { readonly data: unknown } | { readonly reason?: string; readonly offset?: number };

/** The library applies merge keys (`<<`), as the platform does, and refuses deeper nesting. */
const options = { schema: CORE_SCHEMA.withTags(mergeTag), maxDepth: 100 };

/** Reads YAML as plain data; loaded with the first description in YAML (scripts/build/lazyModules.mjs). */
export function loadYaml(text: string): LoadedYaml {
  try {
    return { data: load(text, options) };
  } catch (error) {
    if (!(error instanceof YAMLException)) return {};
    const { reason, mark } = error;
    return { reason, ...(mark !== undefined && { offset: mark.position }) };
  }
}
