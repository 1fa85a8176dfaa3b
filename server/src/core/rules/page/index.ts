import type { ConfigRule, PageRule, SiteRule } from '../rule.ts';
import { iconLibrary } from './icon-library.ts';
import { indexNote } from './index-note.ts';
import { unreadable } from './unreadable.ts';
import { unusedSnippet } from './unused-snippet.ts';

/** The rules about what surrounds the text of a page. */
export const pageLevelRules: readonly PageRule[] = [indexNote];

/** Those that need no text of a page. */
export const pageLevelConfigRules: readonly ConfigRule[] = [unreadable];

/** Those that need the site around a page. */
export const pageLevelSiteRules: readonly SiteRule[] = [iconLibrary, unusedSnippet];
