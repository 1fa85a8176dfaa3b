// Preloaded into a program and its threads: writes down everything that would run or send something, and every path that
// is opened. A line each: `call NAME DETAIL`, `open PATH`, `module PATH`, in the file DOCSIGHT_SPY.
const fs = require('node:fs');
const module_ = require('node:module');
const path = require('node:path');
const { appendFileSync } = fs;

const log = process.env.DOCSIGHT_SPY;
const seen = new Set();

function note(kind, detail) {
  const line = `${kind} ${JSON.stringify(detail)}`;
  if (seen.has(line)) return;
  seen.add(line);
  appendFileSync(log, `${line}\n`);
}

function spyOn(object, name, kind, detailOf) {
  const original = object?.[name];
  if (typeof original !== 'function') return;
  const spied = new Proxy(original, {
    apply(target, self, args) {
      note(kind, detailOf(args));
      return Reflect.apply(target, self, args);
    },
    construct(target, args, newTarget) {
      note(kind, detailOf(args));
      return Reflect.construct(target, args, newTarget === spied ? target : newTarget);
    },
  });
  Object.defineProperty(object, name, { value: spied, writable: true, configurable: true });
}

/** Functions by which a program reaches other programs, other machines, or code in a text. */
const forbidden = {
  net: ['connect', 'createConnection', 'createServer'],
  tls: ['connect', 'createServer'],
  http: ['request', 'get', 'createServer'],
  https: ['request', 'get', 'createServer'],
  http2: ['connect', 'createServer'],
  dgram: ['createSocket'],
  dns: ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'reverse', 'lookupService'],
  'dns/promises': ['lookup', 'resolve', 'resolve4', 'resolve6', 'reverse'],
  child_process: ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'],
  vm: [
    'Script',
    'SourceTextModule',
    'compileFunction',
    'runInContext',
    'runInNewContext',
    'runInThisContext',
    'createContext',
  ],
  inspector: ['open'],
  cluster: ['fork'],
};
for (const [name, functions] of Object.entries(forbidden)) {
  const builtIn = require(`node:${name}`);
  for (const one of functions) spyOn(builtIn, one, 'call', (args) => [`${name}.${one}`, String(args[0])]);
}
// Streams and processes that were made without the functions above.
spyOn(require('node:net').Socket.prototype, 'connect', 'call', () => ['Socket.connect']);
spyOn(require('node:child_process').ChildProcess.prototype, 'spawn', 'call', () => ['ChildProcess.spawn']);
spyOn(process, 'dlopen', 'call', (args) => ['process.dlopen', String(args[1])]);
spyOn(require('node:worker_threads'), 'Worker', 'worker', (args) => String(args[0]));
for (const name of ['fetch', 'WebSocket', 'EventSource', 'eval']) {
  spyOn(globalThis, name, 'call', (args) => [name, String(args[0]).slice(0, 200)]);
}
const OriginalFunction = Function;
for (const kind of [Function, (async () => {}).constructor, function* () {}.constructor]) {
  const holder = { kind };
  spyOn(holder, 'kind', 'call', (args) => ['Function', args.map(String).join(' ').slice(0, 200)]);
  Object.defineProperty(kind.prototype, 'constructor', { value: holder.kind });
  if (kind === OriginalFunction) globalThis.Function = holder.kind;
}

/** Functions that open a path or ask about it. */
const openers = [
  'access',
  'appendFile',
  'chmod',
  'copyFile',
  'cp',
  'createReadStream',
  'createWriteStream',
  'link',
  'lstat',
  'mkdir',
  'mkdtemp',
  'open',
  'openAsBlob',
  'opendir',
  'readFile',
  'readdir',
  'readlink',
  'realpath',
  'rename',
  'rm',
  'rmdir',
  'stat',
  'statfs',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'watch',
  'watchFile',
  'writeFile',
];
const asText = (file) =>
  file instanceof URL ? file.href : typeof file === 'number' ? `descriptor ${file}` : path.resolve(String(file));
const kindOf = (name) => (/^(?:lstat|stat|realpath|access|exists|readlink)/.test(name) ? 'ask' : 'open');
for (const name of openers) {
  for (const own of [name, `${name}Sync`]) spyOn(fs, own, kindOf(own), (args) => asText(args[0]));
  spyOn(fs.promises, name, kindOf(name), (args) => asText(args[0]));
}
spyOn(fs, 'existsSync', 'ask', (args) => asText(args[0]));
const load = module_._load;
module_._load = function (request, parent, isMain) {
  const file = module_.isBuiltin(request) ? undefined : module_._resolveFilename(request, parent, isMain);
  if (file !== undefined) note('module', file);
  return Reflect.apply(load, this, [request, parent, isMain]);
};
module_.syncBuiltinESMExports();
