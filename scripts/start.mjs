// Opens the extension in an editor, from a fresh clone on: npm start -- [FOLDER] [--desktop]
// It builds and packs the extension, assembles a real VS Code from the package registry and opens a folder in it.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserCommand, findCommand } from './editor/commands.mjs';
import { createFirstSite, withFirstPage } from './editor/firstSite.mjs';
import { installEditorForPeople } from './editor/install.mjs';
import { createProfile } from './editor/profile.mjs';
import { installExtension, startServer } from './editor/server.mjs';
import { ExplainedError, out, root, runMain, runStep } from './editor/steps.mjs';
import { setUp } from './setup.mjs';

const USAGE = `npm start -- [FOLDER] [OPTIONS]

  FOLDER      the folder to open (default: a sample site with three mistakes to fix, out/first-site)
  --desktop   install the extension in the VS Code on this computer and open the folder there
  --no-open   print the address and open no browser
  --port N    the port to serve the editor on`;

/** A constant port, so that the browser keeps the editor's state. */
const PORT = 5720;

const VSIX = path.join(root, 'dist/docsight.vsix');

const FIRST_SITE = path.join(out, 'first-site');

await runMain(async () => {
  const options = readOptions();
  if (options.help) return console.log(USAGE);
  const isFirst = options.folder === FIRST_SITE;
  if (!isFirst) checkFolder(options.folder);
  if (options.desktop) checkDesktop();
  await setUp();
  await runStep('Building the extension', [process.execPath, 'scripts/package.mjs'], { log: 'package' });
  if (isFirst) await createFirstSite(options.folder);
  await (options.desktop ? openOnDesktop(options) : serve(options));
});

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        desktop: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'no-open': { type: 'boolean' },
        port: { type: 'string', default: String(PORT) },
      },
    });
    if (positionals.length > 1) throw new Error('Only one folder can be opened.');
    if (!/^\d+$/.test(values.port)) throw new Error(`--port takes a number, not "${values.port}".`);
    // npm runs this in the project's folder; a typed path is relative to the folder that npm was started in.
    const [named] = positionals;
    const folder = named ? path.resolve(process.env.INIT_CWD ?? '.', named) : FIRST_SITE;
    return { ...values, folder, port: Number(values.port), open: !values['no-open'] };
  } catch (error) {
    throw new ExplainedError(`${error.message}\n\n${USAGE}`);
  }
}

function checkFolder(folder) {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) throw new ExplainedError(`There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new ExplainedError(`${folder} is a file. Name the folder that it is in.`);
}

function checkDesktop() {
  if (findCommand('code')) return;
  throw new ExplainedError(
    'The command "code" was not found. In VS Code, run "Shell Command: Install \'code\' command in PATH" from the ' +
      'command palette, or leave out --desktop to see the editor in a browser.',
  );
}

async function openOnDesktop({ folder }) {
  const code = findCommand('code');
  await runStep('Installing the extension', [code, '--install-extension', VSIX, '--force'], {
    log: 'desktop-extension',
  });
  await runStep(`Opening ${folder}`, [code, folder], { log: 'desktop-open' });
}

async function serve({ folder, port, open }) {
  await installEditorForPeople();
  const profile = createProfile(path.join(out, 'editor'));
  await installExtension(profile, VSIX);
  const server = await startServer(profile, { port });
  const opened = server.address(folder);
  const address = folder === FIRST_SITE ? withFirstPage(opened, server.authority) : opened;
  console.log(`\nThe editor is at ${address}\nPress Ctrl+C to stop it.`);
  if (open) openBrowser(address);
  // Ctrl+C is the regular end, not a failure.
  process.exitCode = 0;
  await server.exited;
  throw new ExplainedError('The editor has stopped by itself.');
}

/** Opens a URL in a browser; without a screen or such a command, the printed URL is enough. */
function openBrowser(address) {
  const command = browserCommand(address);
  if (!command) return;
  const [program, ...args] = command;
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  child.on('error', () => undefined);
  child.unref();
}
