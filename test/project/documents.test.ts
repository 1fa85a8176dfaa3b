import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import packageJson from '../../package.json';
import { filesIn, withoutCode, withoutFences } from '../support/documents.ts';

const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...filesIn('docs'),
].filter((file) => file.endsWith('.md'));

/** The addresses of all links and pictures of a document outside of code. */
function linksOf(file: string): readonly string[] {
  const prose = withoutCode(readFileSync(file, 'utf8'));
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
}

function hasSection(file: string, id: string): boolean {
  const headings = withoutFences(readFileSync(file, 'utf8')).matchAll(/^#+ +(.+)$/gm);
  return [...headings].some(([, title = '']) => anchorOf(title) === id);
}

/** The anchor that a heading gets where repositories are shown. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

const decisions = filesIn('docs/decisions').filter((file) => path.basename(file) !== 'README.md');

/** The decisions that no later one has replaced. */
function decisionsInForce(): readonly string[] {
  return decisions.filter((file) => /^\d{4}-\d\d-\d\d, in force$/m.test(readFileSync(file, 'utf8')));
}

describe('the documents', () => {
  it('link to files and sections that there are', () => {
    const missing = documents.flatMap((file) =>
      linksOf(file)
        .filter((address) => {
          const [name = '', id] = address.split('#');
          const target = name === '' ? file : path.join(path.dirname(file), name);
          return !existsSync(target) || (id !== undefined && !hasSection(target, id));
        })
        .map((address) => `${file}: ${address}`),
    );
    assert.deepEqual(missing, []);
  });

  it('show every picture in their folder', () => {
    const shown = new Set([
      packageJson.icon,
      ...packageJson.contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.image)),
      ...documents.flatMap((file) => linksOf(file).map((address) => path.join(path.dirname(file), address))),
    ]);
    assert.deepEqual(
      filesIn('docs/images').filter((file) => file.endsWith('.png') && !shown.has(file)),
      [],
    );
  });

  it('name files of the code that there are', () => {
    const files = ['server/src', 'client/src', 'scripts', 'schemas', 'test'].flatMap(filesIn).map((file) => `/${file}`);
    const named = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/libraries.md', ...decisionsInForce()].flatMap(
      (document) =>
        [...readFileSync(document, 'utf8').matchAll(/`([\w./-]+\.(?:ts|mjs))`/g)].map(([, name = '']) => name),
    );
    assert.ok(named.length > 50);
    assert.deepEqual(
      named.filter((name) => !existsSync(name) && !files.some((file) => file.endsWith(`/${name}`))),
      [],
    );
  });

  it('run tests that there are, where they show how to run one', () => {
    const files = filesIn('test').map((file) => file.replaceAll('\\', '/'));
    const examples = [...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/npm run test:unit -- ([\w/]+\/[\w/]+)/g)];
    assert.ok(examples.length > 0);
    assert.deepEqual(
      examples.map(([, text = '']) => text).filter((text) => !files.some((file) => file.includes(text))),
      [],
    );
  });

  it('describe the code so shortly that a newcomer reads it in ten minutes', () => {
    assert.ok(statSync('ARCHITECTURE.md').size <= 20_000);
    const long = ['ARCHITECTURE.md', 'docs/limits.md', ...decisions].flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.length > 600)
        .map((line) => `${file}: ${line}`),
    );
    assert.deepEqual(long, []);
  });

  it('describe every folder of the core and of the programs', () => {
    const map = readFileSync('ARCHITECTURE.md', 'utf8');
    const folders = ['server/src', 'server/src/core'].flatMap((folder) =>
      readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()),
    );
    assert.deepEqual(
      folders.map(({ name }) => name).filter((name) => !map.includes(`\`${name}\``) && !map.includes(`${name}/`)),
      [],
    );
  });

  it('date each decision, list it in the index, and say what replaced it', () => {
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const wrong = decisions.filter((file) => {
      const name = path.basename(file);
      const [title = '', , state = ''] = readFileSync(file, 'utf8').split('\n');
      const isDated = state.startsWith(`${name.slice(0, 10)}, `);
      const isKnown = /^[\d-]{10}, (?:in force|superseded by \[.+\]\(.+\))$/.test(state);
      return !isDated || !isKnown || !index.includes(`[${title.slice(2)}](${name})`);
    });
    assert.deepEqual(wrong, []);
  });
});
