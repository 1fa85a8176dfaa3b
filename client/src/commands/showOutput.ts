import type { Command } from './command.ts';

export const showOutput: Command = {
  id: 'docsight.showOutput',
  run: ({ output }) => {
    output.show();
  },
};
