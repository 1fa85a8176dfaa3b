import type { SiteView } from '../siteView.ts';

/** Takes back what was last changed in the view, whatever row is selected: that of the change may be gone. */
export const undo = { id: 'docsight.view.undo', run: (view: SiteView): Promise<void> => view.undo() };
