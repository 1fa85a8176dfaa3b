import { stepChange } from '../dropChange.ts';
import { isListed, type SiteViewNode } from '../node.ts';
import type { SiteView } from '../siteView.ts';

/** Moves a row up or down by one among its siblings. */
export async function step(view: SiteView, node: SiteViewNode, direction: 'up' | 'down'): Promise<void> {
  if (!isListed(node)) return;
  const change = stepChange(node, await view.trees.siblings(node), direction);
  if (change !== undefined) await view.change(node.site, change);
}
