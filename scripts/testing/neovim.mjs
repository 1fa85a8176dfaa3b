// Neovim, for the tests in it (test/editors).
import { findCommand } from '../editor/commands.mjs';

/** @type {import('../editor/systemPrograms.mjs').SystemProgram} */
export const NEOVIM = { title: 'Neovim', isMissing: () => !findCommand('nvim'), packages: ['neovim'] };

/** Says that the tests of an editor are skipped, where it could not be installed. */
export function reportMissingNeovim() {
  if (NEOVIM.isMissing()) console.log('Neovim isn’t installed, so its tests are skipped. Install it to run them.');
}
