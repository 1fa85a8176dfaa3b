import { asObject } from '../util/values.ts';

/** What a site can name as known, since the platform may be newer than Docsight. */
const knownKinds = ['properties', 'frontMatter', 'components', 'attributes'] as const;
export type KnownKind = (typeof knownKinds)[number];

/** The names that the settings of a site add to those of the format. */
export type KnownNames = Readonly<Record<KnownKind, ReadonlySet<string>>>;

/** Reads `known` of several settings files, of which each adds names. */
export function readKnownNames(written: readonly unknown[]): KnownNames {
  const namesOf = (kind: KnownKind): ReadonlySet<string> =>
    new Set(
      written.flatMap((known) => {
        const names = asObject(known)?.[kind];
        return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
      }),
    );
  return {
    properties: namesOf('properties'),
    frontMatter: namesOf('frontMatter'),
    components: namesOf('components'),
    attributes: namesOf('attributes'),
  };
}
