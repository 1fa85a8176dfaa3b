import { stepChange } from '../dropChange.ts';
import { isListed, refOf, type SiteViewNode } from '../node.ts';
import type { SiteView } from '../siteView.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Moves a row up by one among its siblings. */
export const moveUp: ViewCommand = { id: 'docsight.view.moveUp', run: (view, [node]) => step(view, node, 'up') };

/** Moves a row down by one among its siblings. */
export const moveDown: ViewCommand = { id: 'docsight.view.moveDown', run: (view, [node]) => step(view, node, 'down') };

/** Undoes the last change made in the view, whatever row is selected: the changed one may be gone. */
export const undo = { id: 'docsight.view.undo', run: (view: SiteView): Promise<void> => view.undo() };

/** Removes rows from the navigation; files stay. */
export const remove: ViewCommand = {
  id: 'docsight.view.remove',
  run: async (view, nodes) => {
    const { site } = nodes[0];
    const listed = nodes.filter(isListed).filter((node) => node.site.config === site.config);
    if (listed.length > 0) await view.change(site, { kind: 'remove', nodes: listed.map(refOf) });
  },
};

async function step(view: SiteView, node: SiteViewNode, direction: 'up' | 'down'): Promise<void> {
  if (!isListed(node)) return;
  const change = stepChange(node, await view.trees.siblings(node), direction);
  if (change !== undefined) await view.change(node.site, change);
}
