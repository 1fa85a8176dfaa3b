import languages from '../../../../schemas/languages.json';
import { lazy } from '../util/lazy.ts';

/** A language that code blocks can name. */
export interface FenceLanguage {
  /** The usual name in an info string: `javascript`. */
  readonly id: string;
  /** What people call it: "JavaScript". */
  readonly title: string;
  /** What may be written as well: `js`. */
  readonly aliases: readonly string[];
}

/** Every language that the platform highlights, in the order of their ids. */
export const fenceLanguages: readonly FenceLanguage[] = languages;

const byName = lazy(
  () => new Map(fenceLanguages.flatMap((one) => [one.id, ...one.aliases].map((name) => [name, one] as const))),
);

/** Returns the language with a name or alias, regardless of case. */
export function languageNamed(name: string): FenceLanguage | undefined {
  return byName().get(name.toLowerCase());
}
