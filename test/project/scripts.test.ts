import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { browserFiles } from '../../scripts/editor/chromium.mjs';
import {
  browserCommand,
  commandFiles,
  findCommand,
  folderInAddress,
  signalGroup,
  spawnable,
} from '../../scripts/editor/commands.mjs';
import { withFiles } from '../../scripts/editor/installLocked.mjs';
import { npmScripts } from '../../scripts/editor/npm.mjs';

const windows = {
  platform: 'win32',
  env: { Path: 'C:\\Windows;;C:\\Program Files\\Code\\bin', PATHEXT: '.COM;.EXE;.BAT;.CMD;.VBS;.JS' },
} as const;
const linux = { platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin' } } as const;

describe('a command', () => {
  it('is found on Windows with the extension that it has there, and in no folder but those of the PATH', () => {
    const code = 'C:\\Program Files\\Code\\bin\\code.cmd';
    // VS Code has a script for other shells next to it, which Windows can't start.
    const files = [code, 'C:\\Program Files\\Code\\bin\\code', 'code.exe'];
    const exists = (file: string): boolean => files.includes(file);
    assert.equal(findCommand('code', { ...windows, exists }), code);
    assert.equal(findCommand('chromium', { ...windows, exists }), undefined);
  });

  it('is never a file that Windows opens instead of starting it', () => {
    const extensions = commandFiles('code', windows).map((file) => file.slice(file.lastIndexOf('.')));
    assert.deepEqual(new Set(extensions), new Set(['.com', '.exe', '.bat', '.cmd']));
    const withoutList = commandFiles('code', { platform: 'win32', env: { PATH: 'C:\\bin' } });
    assert.ok(withoutList.includes('C:\\bin\\code.exe'), withoutList.join(', '));
  });

  it('is found on other systems under its plain name, in the order of the PATH', () => {
    assert.deepEqual(commandFiles('chromium', linux), ['/usr/local/bin/chromium', '/usr/bin/chromium']);
    assert.deepEqual(commandFiles('chromium', { platform: 'linux', env: {} }), []);
  });

  it('runs through the shell of Windows only where it must, with spaces quoted', () => {
    assert.deepEqual(spawnable(['C:\\Program Files\\Code\\bin\\code.CMD', 'C:\\My Docs']), {
      program: '"C:\\Program Files\\Code\\bin\\code.CMD"',
      args: ['"C:\\My Docs"'],
      shell: true,
    });
    const node = { program: 'C:\\Program Files\\nodejs\\node.exe', args: ['a b'] };
    assert.deepEqual(spawnable([node.program, ...node.args]), { ...node, shell: false });
  });

  it('that opens a browser keeps the address as it is, and there is none without a screen', () => {
    const address = 'http://127.0.0.1:5720/?folder=/C%3A/docs';
    const exists = (): boolean => true;
    assert.deepEqual(browserCommand(address, windows), ['rundll32', 'url.dll,FileProtocolHandler', address]);
    assert.deepEqual(browserCommand(address, { platform: 'darwin', env: {} }), ['open', address]);
    const screen = { ...linux, env: { ...linux.env, DISPLAY: ':0' } };
    assert.deepEqual(browserCommand(address, { ...screen, exists }), ['xdg-open', address]);
    assert.equal(browserCommand(address, { ...screen, exists: () => false }), undefined);
    assert.equal(browserCommand(address, { ...linux, exists }), undefined);
  });
});

describe('the editor', () => {
  it('opens folders with a drive letter and with spaces', () => {
    assert.equal(folderInAddress('C:\\My Docs\\site', 'win32'), '/C%3A/My%20Docs/site');
    assert.equal(folderInAddress('/home/ada/my docs', 'linux'), '/home/ada/my%20docs');
    // A backslash is part of a name there.
    assert.equal(folderInAddress('/home/a\\b', 'linux'), '/home/a%5Cb');
  });

  it('leaves nothing running: the signal goes to the process group, on Windows to the server itself', () => {
    const sent: string[] = [];
    const child = { pid: 7, kill: (signal: string) => sent.push(`child ${signal}`) };
    const kill = (pid: number, signal: string): number => sent.push(`${pid} ${signal}`);
    signalGroup(child, 'SIGTERM', { platform: 'win32', kill });
    signalGroup(child, 'SIGTERM', { platform: 'linux', kill });
    assert.deepEqual(sent, ['child SIGTERM', '-7 SIGTERM']);
  });

  it('stops without an error when it has ended already', () => {
    const gone = (): never => {
      throw new Error('ESRCH');
    };
    signalGroup({ pid: 7, kill: gone }, 'SIGTERM', { platform: 'linux', kill: gone });
    signalGroup({ pid: 7, kill: gone }, 'SIGTERM', { platform: 'win32', kill: gone });
  });

  it('is shown in the browser that is installed, where Windows and macOS keep it', () => {
    const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\Ada\\AppData\\Local' };
    const files = browserFiles('win32', env);
    assert.ok(files.includes('C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'), files.join(', '));
    assert.ok(files.includes('C:\\Users\\Ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe'));
    assert.deepEqual(browserFiles('win32', {}), []);
    assert.ok(browserFiles('darwin', {}).every((file) => file.startsWith('/Applications/')));
    assert.deepEqual(browserFiles('linux', env), []);
  });
});

describe('npm', () => {
  it('is told the file of each package, so that it needn’t get the lists of all versions', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/yaml': { version: '2.9.1' },
      'node_modules/a/node_modules/@types/node': { version: '20.1.0' },
      'node_modules/argon2': { name: 'empty-npm-package', version: '1.0.0' },
      'node_modules/linked': { link: true },
    };
    const named = Object.values(withFiles({ packages }, 'https://registry.example/npm/').packages);
    assert.deepEqual(
      named.map(({ resolved }) => resolved),
      [
        undefined,
        'https://registry.example/npm/yaml/-/yaml-2.9.1.tgz',
        'https://registry.example/npm/@types/node/-/node-20.1.0.tgz',
        'https://registry.example/npm/empty-npm-package/-/empty-npm-package-1.0.0.tgz',
        undefined,
      ],
    );
  });

  it('is found next to Node, as installers for Windows put it', () => {
    const node = 'C:\\Program Files\\nodejs\\node.exe';
    const files = npmScripts({ ...windows, node, resolve: () => undefined });
    assert.equal(files[0], 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js');
  });

  it('is the one that has started the script, but no other program that starts scripts', () => {
    const named = (script: string): string | undefined =>
      npmScripts({ ...linux, env: { npm_execpath: script }, node: '/usr/bin/node' })[0];
    assert.equal(named('/opt/npm/bin/npm-cli.js'), '/opt/npm/bin/npm-cli.js');
    assert.equal(named('/opt/yarn/bin/yarn.js'), '/usr/bin/node_modules/npm/bin/npm-cli.js');
  });

  it('is found through the link on the PATH', () => {
    const resolve = (file: string): string | undefined =>
      file === '/usr/bin/npm' ? '/usr/share/npm/bin/npm-cli.js' : undefined;
    const files = npmScripts({ ...linux, node: '/opt/node', resolve });
    assert.equal(files.at(-1), '/usr/share/npm/bin/npm-cli.js');
  });
});
