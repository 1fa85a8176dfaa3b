import { isListed, refOf } from '../node.ts';
import type { ViewCommand } from './viewCommand.ts';

/** Removes rows from the navigation; files stay. */
export const remove: ViewCommand = {
  id: 'docsight.view.remove',
  run: async (view, nodes) => {
    const { site } = nodes[0];
    const listed = nodes.filter(isListed).filter((node) => node.site.config === site.config);
    if (listed.length > 0) await view.change(site, { kind: 'remove', nodes: listed.map(refOf) });
  },
};
