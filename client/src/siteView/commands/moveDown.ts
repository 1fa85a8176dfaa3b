import { step } from './step.ts';
import type { ViewCommand } from './viewCommand.ts';

export const moveDown: ViewCommand = { id: 'docsight.view.moveDown', run: (view, [node]) => step(view, node, 'down') };
