import type { SiteViewNode } from '../node.ts';
import type { SiteView } from '../siteView.ts';

/** A command of the view's rows: its id in the manifest, and its handler, which gets the rows. */
export interface ViewCommand {
  readonly id: string;
  readonly run: (view: SiteView, nodes: readonly [SiteViewNode, ...SiteViewNode[]]) => unknown;
}
