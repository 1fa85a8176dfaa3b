// A separate profile of the editor: the person's own profile isn't used, and no dialog opens.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Settings with which the editor asks and shows nothing of its own. */
export const QUIET = {
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'update.showReleaseNotes': false,
  'chat.disableAIFeatures': true,
  'git.enabled': false,
  'files.hotExit': 'off',
  // In a browser the editor would save automatically, into files that may be the project's own.
  'files.autoSave': 'off',
};

/**
 * Creates a profile in a folder. Existing settings stay: a person may have changed them.
 *
 * @param {string} folder
 * @param {Record<string, unknown>} settings added to those that keep the editor quiet
 */
export function createProfile(folder, settings = {}) {
  const profile = {
    folder,
    data: path.join(folder, 'data'),
    extensions: path.join(folder, 'extensions'),
    env: environment(path.join(folder, 'home')),
  };
  for (const created of [profile.extensions, path.join(profile.data, 'User'), profile.env.XDG_CONFIG_HOME]) {
    mkdirSync(created, { recursive: true });
  }
  const file = path.join(profile.data, 'User/settings.json');
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ ...QUIET, ...settings }, undefined, 2)}\n`);
  return profile;
}

/** Returns this process's environment without variables of another VS Code or code-server, and with another home. */
function environment(home) {
  const foreign = /^(VSCODE_|CODE_SERVER|ELECTRON_|(PORT|PASSWORD)$)/;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name))),
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: path.join(home, '.local/share'),
    XDG_CACHE_HOME: path.join(home, '.cache'),
  };
}
