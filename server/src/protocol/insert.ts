/**
 * Requests the pages that a page can link to, in the order of the navigation, then the unlisted ones; `DocumentParams`
 * → `LinkTargetInfo[]`. `docsight/paste` with the URI as a file returns the text to insert.
 */
export const linkTargetsRequest = 'docsight/linkTargets';

export interface LinkTargetInfo {
  readonly uri: string;
  readonly title: string;
  /** `/guides/install` */
  readonly address: string;
  /** The titles of the divisions and groups that list it: `Guides › Advanced`; empty if none does. */
  readonly group: string;
  readonly isListed: boolean;
}

/**
 * Requests the images of the site, those that this page’s folder uses first; `DocumentParams` → `ImageInfo[]`.
 * `docsight/paste` with the URI as a file returns the text to insert.
 */
export const imagesRequest = 'docsight/images';

export interface ImageInfo {
  readonly uri: string;
  /** From the site’s root: `images/login.png`. */
  readonly path: string;
  /** Whether some page of the site shows it. */
  readonly isUsed: boolean;
}
