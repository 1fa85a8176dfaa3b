import type { SitePath } from '../../paths/sitePath.ts';

/** Two folders with the same pages; an empty text is the root of the site. */
export interface FolderPair {
  readonly main: SitePath;
  readonly copy: SitePath;
}

/** A folder with the same pages as another one, in an older version or in another language. */
export interface CopiedFolder extends FolderPair {
  /** The title of the version or language. */
  readonly edition: string;
  /** The title of the one that it repeats. */
  readonly mainTitle: string;
  readonly isTranslation: boolean;
}

/** The folders of translations on a site whose navigation may have no languages. */
export interface LanguageFolders {
  /** Whether the settings name them, so that they replace the languages of the navigation. */
  readonly areChosen: boolean;
  readonly found: () => readonly CopiedFolder[];
}

export const noLanguageFolders: LanguageFolders = { areChosen: false, found: () => [] };
