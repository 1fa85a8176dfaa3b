// Installs Neovim for the tests in it (test/editors), if that needs no permission.
import { findCommand } from '../editor/commands.mjs';
import { ExplainedError, runStep } from '../editor/steps.mjs';

/** Installs Neovim as a container's root only: no other system is changed without permission. */
export async function installNeovim() {
  if (findCommand('nvim')) return;
  if (process.platform !== 'linux' || process.getuid() !== 0 || !findCommand('apt-get')) {
    console.log('Neovim isn’t installed, so its tests are skipped. Install it to run them.');
    return;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('Looking for Neovim', ['apt-get', 'update'], { log: 'apt-update-neovim', env });
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', 'neovim'];
  await runStep('Installing Neovim', install, { log: 'apt-install-neovim', env });
  if (!findCommand('nvim')) throw new ExplainedError('Neovim was installed, but `nvim` isn’t on the PATH.');
}
