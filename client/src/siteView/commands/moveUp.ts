import { step } from './step.ts';
import type { ViewCommand } from './viewCommand.ts';

export const moveUp: ViewCommand = { id: 'docsight.view.moveUp', run: (view, [node]) => step(view, node, 'up') };
