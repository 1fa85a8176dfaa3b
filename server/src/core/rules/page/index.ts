import type { PageRule, SiteRule } from '../rule.ts';
import { iconLibrary } from './icon-library.ts';
import { indexNote } from './index-note.ts';
import { unusedSnippet } from './unused-snippet.ts';

/** The rules about what every page of a site has around its text. */
export const wholePageRules: readonly PageRule[] = [indexNote];

/** Those that ask what the site around a page says. */
export const wholePageSiteRules: readonly SiteRule[] = [iconLibrary, unusedSnippet];
