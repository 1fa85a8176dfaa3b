import type { PageRule, SiteRule } from '../rule.ts';
import { iconLibrary } from './icon-library.ts';
import { indexNote } from './index-note.ts';
import { unusedSnippet } from './unused-snippet.ts';

/** The rules about what every page of a site has around its text. */
export const pageLevelRules: readonly PageRule[] = [indexNote];

/** Those that ask what the site around a page says. */
export const pageLevelSiteRules: readonly SiteRule[] = [iconLibrary, unusedSnippet];
