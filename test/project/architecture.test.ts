import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

// Who may know whom. Without this test a boundary lasts until the first hurried change.

/** The folders of the core from the innermost out: each may import itself and those before it. */
const coreLayers = [
  'util',
  'text',
  'paths',
  'color',
  'icons',
  'generated',
  'components',
  'code',
  'config',
  'settings',
  'api',
  'page',
  'prose',
  'site',
  'rules',
  'analysis',
  'generators',
  'features',
  'preview',
  'report',
];
const serverLayers: Readonly<Record<string, readonly string[]>> = {
  core: [],
  workspace: ['core'],
  protocol: [],
  preview: ['core', 'workspace', 'protocol'],
  lsp: ['core', 'workspace', 'protocol', 'preview'],
  cli: ['core', 'workspace', 'lsp', 'preview'],
  web: ['core', 'workspace', 'protocol', 'preview', 'lsp'],
};
/** Packages that the core may use; none of them knows Node, the DOM or the protocol. */
const corePackages = [
  'yaml',
  'js-yaml',
  'decode-named-character-reference',
  'fastest-levenshtein',
  '@lezer/common',
  '@lezer/python',
  'ignore',
  'acorn',
  'acorn-jsx',
  'jsonc-parser',
  '@sindresorhus/slugify',
  'unbash',
  'parse5',
];

/** A declaration that is exported: its name, and the type of a constant if that is one word. */
const exported =
  /^export (?:declare |abstract |async )*(?:function\*? ?|(?:const|let|class|interface|type) )(\w+)(?:: (\w+)\b)?/gm;

interface Import {
  readonly from: string;
  readonly to: string;
}

function importsIn(folder: string): readonly Import[] {
  return sourcesIn(folder).flatMap((from) => {
    const text = readFileSync(from, 'utf8');
    return [...text.matchAll(/^(?:import|export) [^;]*?from '([^']+)'/gm)].map(([, to = '']) => ({ from, to }));
  });
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name));
}

function resolved({ from, to }: Import): string {
  return path.join(path.dirname(from), to);
}

/** The folder directly below another that a file lies in. */
function layerOf(file: string, below: string): string {
  return path.relative(below, file).split(path.sep)[0] ?? '';
}

describe('layers', () => {
  it('the core imports only inner layers, data, and packages that need no environment', () => {
    const wrong = importsIn('server/src/core').filter((one) => {
      if (!one.to.startsWith('.')) return !corePackages.includes(one.to);
      const target = resolved(one);
      if (target.startsWith('schemas')) return false;
      const layer = coreLayers.indexOf(layerOf(one.from, 'server/src/core'));
      const needed = coreLayers.indexOf(layerOf(target, 'server/src/core'));
      // The validator's type lives with the schemas, the generated validator imports nothing else.
      const isGeneratedType = one.from.includes('generated');
      return needed < 0 || (needed > layer && !isGeneratedType);
    });
    assert.deepEqual(wrong, []);
  });

  it('workspace, protocol and command line know only what is below them', () => {
    for (const [layer, allowed] of Object.entries(serverLayers)) {
      const wrong = importsIn(`server/src/${layer}`).filter((one) => {
        if (!one.to.startsWith('.')) return false;
        const target = resolved(one);
        if (!target.startsWith('server/src')) return !/^(?:schemas\/|package\.json)/.test(target);
        const needed = layerOf(target, 'server/src');
        return needed !== layer && !allowed.includes(needed);
      });
      assert.deepEqual(wrong, [], layer);
    }
  });

  it('the protocol stays in its folder', () => {
    const folders = ['server/src/core', 'server/src/workspace', 'server/src/cli'];
    const wrong = folders.flatMap(importsIn).filter((one) => /languageserver|languageclient|jsonrpc/.test(one.to));
    assert.deepEqual(wrong, []);
  });

  it('the extension knows nothing of the server but its file, what the two say to each other, edits of texts, names of files, how files are read and written, how a worker starts, contrast and the lines of a preview’s blocks', () => {
    const imports = importsIn('client/src').map(resolved);
    const wrong = imports.filter(
      (to) =>
        to.startsWith('server') &&
        !/^server\/src\/(?:protocol|core\/color|core\/text|core\/paths|core\/preview\/blockLines|workspace\/files\/fileText|web\/base|workspace\/writing\/(?:diskWrites|whyUnwritable|writeFailure))\b/.test(
          to,
        ),
    );
    assert.deepEqual(wrong, []);
  });

  it('an exported name has one meaning: no two files export it', () => {
    const homes = new Map<string, string[]>();
    for (const file of ['server/src', 'client/src'].flatMap(sourcesIn)) {
      // Each area of rules has its list, and each validator its function: they are imported under other names.
      if (/core\/(?:rules\/\w+\/index\.ts|generated\/)/.test(file)) continue;
      // What replaces a module in a browser has its names.
      if (/src[\\/]web[\\/]/.test(file)) continue;
      for (const [, name = '', type = ''] of readFileSync(file, 'utf8').matchAll(exported)) {
        // Rules and commands are listed and not called: their names repeat their ids.
        if (!/^(?:\w+Rule|Command|ViewCommand)$/.test(type)) homes.set(name, [...(homes.get(name) ?? []), file]);
      }
    }
    // Two signatures of a function are in one file.
    const several = [...homes].filter(([, files]) => new Set(files).size > 1);
    assert.deepEqual(several, []);
  });

  it('what replaces a module in a browser exports nothing that this doesn’t', () => {
    for (const part of ['server/src', 'client/src']) {
      const all = sourcesIn(part);
      const isInWeb = (file: string): boolean => file.startsWith(path.join(part, 'web'));
      const starting = new Set(['main.ts', 'drawing.ts', 'base.ts']);
      for (const file of all.filter(isInWeb).filter((one) => !starting.has(path.basename(one)))) {
        const replaced = [
          ...all.filter((one) => !isInWeb(one) && path.basename(one) === path.basename(file)),
          // The extension uses some modules of the server.
          ...(part === 'client/src' ? sourcesIn('server/src') : []).filter(
            (one) => path.basename(one) === path.basename(file),
          ),
        ];
        assert.equal(replaced.length, 1, `${file} replaces ${replaced.join(', ') || 'nothing'}`);
        const text = readFileSync(replaced[0] ?? '', 'utf8');
        const names = [...text.matchAll(exported)].map(([, name]) => name);
        for (const [, name] of readFileSync(file, 'utf8').matchAll(exported))
          assert.ok(names.includes(name), `${file} exports ${name ?? ''}`);
      }
    }
  });

  it('no two files import each other, at any distance', () => {
    const graph = new Map<string, string[]>();
    for (const one of importsIn('server/src')) {
      if (one.to.startsWith('.')) graph.set(one.from, [...(graph.get(one.from) ?? []), resolved(one)]);
    }
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      assert.ok(!trail.includes(file), `a circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
  });
});
