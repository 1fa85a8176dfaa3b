// An editor that asks whether folders can be trusted, and hasn't been told so yet.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProfile } from '../../../scripts/editor/profile.mjs';
import { startServer } from '../../../scripts/editor/server.mjs';
import { newFolder } from '../workspaces.mjs';

/** Starts a server that opens every folder in restricted mode, with the settings and extensions of a profile. */
export async function startRestricted({ data, extensions, builtIn }) {
  const settings = JSON.parse(readFileSync(path.join(data, 'User/settings.json'), 'utf8'));
  const profile = createProfile(newFolder('restricted'), {
    ...settings,
    'security.workspace.trust.enabled': true,
    // The question would cover everything else; without an answer, a folder isn’t trusted.
    'security.workspace.trust.startupPrompt': 'never',
  });
  return startServer({ ...profile, extensions, builtIn }, { trusts: false });
}
