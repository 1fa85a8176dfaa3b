// The site that npm start opens: one of the current generation, with a page of mistakes to fix.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runStep } from './steps.mjs';

const PAGE = 'guides/three-mistakes';

const TEXT = `---
title: "Fix three mistakes"
description: "Put the cursor on each underlined text and press Ctrl+. for its fix."
---

The preview next to this page shows what readers see, and changes while you type.

<Nte>
  This component is misspelled, so readers don’t see a note.
</Nte>

Readers who want to go to the [quickstart](/quickstrat) see an error page.

<Frame>
  ![](/images/page-structure.svg)
</Frame>

The image above has no text for readers who can’t see it.
`;

/**
 * Creates the sample site in a folder, unless it is there: a person may have changed it.
 *
 * @param {string} folder
 * @param {string} program the built command line
 */
export async function createFirstSite(folder, program = path.join(root, 'dist/cli.js')) {
  if (existsSync(path.join(folder, 'docs.json'))) return;
  const create = [process.execPath, program, 'new', folder, '--name', 'Acme Docs'];
  await runStep('Creating the sample site', create, { log: 'first-site' });
  writeFileSync(path.join(folder, `${PAGE}.mdx`), TEXT);
  const config = path.join(folder, 'docs.json');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('"quickstart"]', `"quickstart", "${PAGE}"]`));
}

/** Returns an address of the editor in which the page of the sample site is opened with its preview. */
export function withFirstPage(address, authority) {
  const extension = `vscode-remote://${authority}${path.join(root, 'scripts/editor/firstPage')}`;
  return `${address}&payload=${encodeURIComponent(JSON.stringify([['extensionDevelopmentPath', extension]]))}`;
}
