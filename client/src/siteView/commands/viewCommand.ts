import type { SiteViewNode } from '../node.ts';
import type { SiteView } from '../siteView.ts';

/** A command of the view's rows: its id in the manifest, and what it does with the rows that it was called for. */
export interface ViewCommand {
  readonly id: string;
  readonly run: (view: SiteView, nodes: readonly [SiteViewNode, ...SiteViewNode[]]) => unknown;
}
