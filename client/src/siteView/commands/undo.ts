import type { SiteView } from '../siteView.ts';

/** Undoes the last change made in the view, whatever row is selected: the changed one may be gone. */
export const undo = { id: 'docsight.view.undo', run: (view: SiteView): Promise<void> => view.undo() };
