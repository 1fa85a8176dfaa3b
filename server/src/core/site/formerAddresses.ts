import type { SitePath } from '../paths/sitePath.ts';

/** An address that the site had at some time, from its root: `/guides/install`. */
export interface FormerAddress {
  readonly address: string;
  /** Where the page of this address is now, if its text or its history shows that. */
  readonly movedTo?: SitePath | undefined;
  /** Where the site redirected it, if it was no page. */
  readonly redirectedTo?: string | undefined;
  /** The title of that page. */
  readonly title?: string | undefined;
  /** Whether the navigation listed that page, so that readers had links to it. */
  readonly isListed?: boolean;
}
