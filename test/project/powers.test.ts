import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { describe, it } from 'node:test';

// One door for each power: whoever wants to know what Docsight starts, sends, writes or deletes reads these modules.

interface Power {
  /** The only modules that have it. */
  readonly modules: readonly string[];
  /** What is imported for it: modules with some of their names, or all. */
  readonly imports?: Readonly<Record<string, readonly string[] | 'all'>>;
  /** What the text of a module with this power has. */
  readonly pattern?: RegExp;
}

const powers: Readonly<Record<string, Power>> = {
  'starting a program': { modules: ['server/src/workspace/processes.ts'], imports: { 'node:child_process': 'all' } },
  'starting the server': {
    modules: ['client/src/server/languageClient.ts', 'client/src/web/languageClient.ts'],
    imports: {
      'vscode-languageclient/node': ['LanguageClient'],
      'vscode-languageclient/browser': ['LanguageClient'],
    },
  },
  'starting a worker of a browser': {
    modules: ['server/src/web/base.ts'],
    pattern: /\bimportScripts\(/,
  },
  'starting a thread': {
    modules: ['server/src/preview/drawer.ts', 'server/src/workspace/pages/threads.ts'],
    imports: { 'node:worker_threads': ['Worker'] },
  },
  'requesting the network': {
    modules: ['server/src/cli/external/exchange.ts'],
    imports: { 'node:http': ['default', 'request', 'get'], 'node:https': 'all', 'node:dns': 'all' },
  },
  'listening to browsers': {
    modules: ['server/src/cli/preview/previewServer.ts'],
    imports: { 'node:http': ['createServer'] },
  },
  'talking to an editor': {
    modules: ['server/src/lsp/transports.ts', 'server/src/web/main.ts'],
    imports: {
      'vscode-languageserver/node': ['createConnection'],
      'vscode-languageserver/browser': ['createConnection'],
    },
  },
  'requests for its own files, and of a previewed page to its own server': {
    modules: ['client/src/preview/webview/browser.ts', 'server/src/web/iconFiles.ts'],
    pattern: /\bfetch\(|\bnew (?:EventSource|WebSocket|XMLHttpRequest)\b|\bsendBeacon\b/,
  },
  'writing and deleting files': {
    modules: ['server/src/workspace/writing/diskWrites.ts'],
    imports: { 'node:fs/promises': ['link', 'mkdir', 'rename', 'rm', 'rmdir'] },
  },
  'writing and deleting files of caches': {
    modules: ['server/src/workspace/cache/cacheDisk.ts'],
    imports: { 'node:fs': ['mkdirSync', 'renameSync', 'rmdirSync', 'unlinkSync', 'utimesSync', 'writeFileSync'] },
  },
  // The system throws for what a user may not see.
  'asking what is at a path': {
    modules: ['server/src/workspace/files/entries.ts'],
    imports: { 'node:fs': ['accessSync', 'lstatSync', 'statSync'] },
  },
  'opening files': {
    modules: ['server/src/workspace/writing/diskWrites.ts', 'server/src/workspace/files/nodeFileSystem.ts'],
    imports: { 'node:fs/promises': ['open'], 'node:fs': ['openSync'] },
  },
  // A pipe never ends, and a device may be endless: they ask before what the file is, or it is one of Docsight's own.
  'reading a file to its end': {
    modules: [
      'server/src/workspace/git/git.ts',
      'server/src/cli/check/listRules.ts',
      'server/src/cli/preview/previewServer.ts',
      'server/src/cli/reporters/sarif.ts',
      'server/src/cli/writeFiles.ts',
      'server/src/preview/iconFiles.ts',
      'server/src/workspace/cache/cacheFile.ts',
      'server/src/workspace/cache/cacheFolder.ts',
      'server/src/workspace/files/nodeFileSystem.ts',
      'server/src/workspace/writing/diskWrites.ts',
    ],
    imports: { 'node:fs': ['createReadStream', 'readFileSync'], 'node:fs/promises': ['readFile'] },
  },
  'changing files in the editor': {
    modules: ['client/src/files/writing.ts', 'server/src/lsp/moves/redirectOffers.ts'],
    pattern: /\bworkspace\.(?:applyEdit|saveAll|fs\.(?:writeFile|delete|rename|copy|createDirectory))\b/,
  },
  'opening a browser from the editor': {
    modules: ['client/src/preview/previewPanel.ts'],
    pattern: /\benv\.openExternal\b/,
  },
};

/** What no module has: code from texts, programs of the editor’s terminal, and modules that a variable names. */
const forbidden =
  /\beval\(|\bnew Function\(|\bcreateTerminal\b|\bexecuteTask\b|(?<![\w.])require\(|\bcreateRequire\(|\bprocess\.(?:binding|dlopen|kill)\b|\bimport\((?!')/;

/** Names of guarded modules that only read, and modules that change nothing outside of the process. */
const reading: Readonly<Record<string, readonly string[]>> = {
  'node:fs': [...['closeSync', 'constants', 'existsSync', 'fstatSync', 'readdirSync', 'realpathSync', 'watch']],
  'node:fs/promises': [
    ...['access', 'constants', 'lstat', 'readdir', 'readlink', 'realpath', 'stat', 'statfs', 'watch'],
  ],
  'node:net': ['BlockList', 'isIP', 'isIPv4', 'isIPv6'],
  'node:worker_threads': ['parentPort', 'workerData'],
};
const harmless = new Set([
  ...['node:async_hooks', 'node:buffer', 'node:crypto', 'node:events', 'node:module', 'node:os', 'node:path'],
  ...[
    'node:perf_hooks',
    'node:process',
    'node:readline/promises',
    'node:stream',
    'node:stream/consumers',
    'node:stream/promises',
  ],
  ...['node:string_decoder', 'node:timers/promises', 'node:url', 'node:util', 'node:v8', 'node:zlib'],
]);

/** Packages of which some names are a power. */
const guardedPackages = new Set(Object.values(powers).flatMap(({ imports = {} }) => Object.keys(imports)));

interface Used {
  readonly file: string;
  readonly module: string;
  readonly name: string;
}

const sources = ['server/src', 'client/src'].flatMap((folder) =>
  (readdirSync(folder, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name).replaceAll('\\', '/'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

/** Returns what a file imports or exports from modules, without types; `default` and `*` for whole ones. */
function usedIn(file: string, text: string): readonly Used[] {
  const statements = [...text.matchAll(/^(?:import|export)\s+([^;'"]*?)\s*from\s+'([^']+)'/gm)];
  const bare = [...text.matchAll(/(?:^import\s+|\bimport\()'([^']+)'/gm)];
  return [
    ...statements.flatMap(([, what = '', module = '']) => namesOf(what).map((name) => ({ file, module, name }))),
    ...bare.map(([, module = '']) => ({ file, module, name: '*' })),
  ];
}

function namesOf(what: string): readonly string[] {
  if (/^type\s/.test(what)) return [];
  const [whole = '', named = ''] = what.split('{');
  const names = named
    .replace('}', '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(/\s+as\s+/)[0] ?? '');
  const first = whole.replace(/,\s*$/, '').trim();
  if (first === '') return names;
  return [first.startsWith('*') ? '*' : 'default', ...names];
}

const used = sources.flatMap(({ file, text }) => usedIn(file, text));

function isGivenTo({ file, module, name }: Used): boolean {
  return Object.values(powers).some(({ modules, imports = {} }) => {
    const names = imports[module];
    return modules.includes(file) && (names === 'all' || names?.includes(name) === true);
  });
}

/** Whether a package’s import is none of its powers. */
function isOther({ module, name }: Used): boolean {
  if (module.startsWith('node:')) return false;
  const guarded = Object.values(powers).flatMap(({ imports = {} }) => imports[module] ?? []);
  return !guarded.includes('all') && !guarded.includes(name) && name !== '*' && name !== 'default';
}

describe('each power has one door', () => {
  it('programs, threads, sockets, requests, writes and deletions are in the modules of the table', () => {
    const wrong = used.filter((one) => {
      const { module, name } = one;
      assert.ok(!builtinModules.includes(module), `${one.file}: write node:${module}`);
      if (!module.startsWith('node:') && !guardedPackages.has(module)) return false;
      if (harmless.has(module) || reading[module]?.includes(name) === true) return false;
      return !isGivenTo(one) && !isOther(one);
    });
    assert.deepEqual(wrong, []);
  });

  it('what the platform gives without an import is used there too', () => {
    const wrong = Object.entries(powers).flatMap(([power, { modules, pattern }]) =>
      pattern === undefined
        ? []
        : sources
            .filter(({ file, text }) => !modules.includes(file) && pattern.test(text) && !isTemplate(file))
            .map(({ file }) => `${power}: ${file}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('no module runs a text, or one that a variable names', () => {
    assert.deepEqual(
      sources
        .filter(({ text }) => forbidden.test(text))
        .map(({ file, text }) => `${file}: ${forbidden.exec(text)?.[0]}`),
      [],
    );
  });

  it('every module of the table has its power', () => {
    for (const [power, { modules, imports = {}, pattern }] of Object.entries(powers))
      for (const file of modules) {
        const { text = '' } = sources.find((one) => one.file === file) ?? {};
        const hasImport = used.some((one) => one.file === file && one.module in imports && isGivenTo(one));
        assert.ok(hasImport || pattern?.test(text) === true, `${file} isn’t needed for ${power}`);
      }
  });
});

/** Samples that pages show. */
function isTemplate(file: string): boolean {
  return /\/core\/(?:generators|generated)\//.test(file);
}
