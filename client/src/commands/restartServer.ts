import type { Command } from './command.ts';

export const restartServer: Command = { id: 'docsight.restartServer', run: ({ restart }) => restart() };
