import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import packageJson from '../../package.json';
import { ruleMetas } from '../../server/src/core/rules/index.ts';

describe('the package', () => {
  it('holds generated files that are up to date', () => {
    execFileSync(process.execPath, ['scripts/generate.mjs', '--check'], { stdio: 'pipe' });
  });

  it('names files that exist', () => {
    const { languages, grammars } = packageJson.contributes;
    const named = [packageJson.icon, ...languages.map((one) => one.configuration), ...grammars.map((one) => one.path)];
    assert.deepEqual(
      named.filter((file) => !existsSync(file)),
      [],
    );
  });

  it('describes every command and setting, and begins their names alike', () => {
    const { commands, configuration } = packageJson.contributes;
    for (const { command, title } of commands) {
      assert.match(command, /^docsight\./);
      assert.ok(title.length > 0);
    }
    for (const [name, setting] of Object.entries(configuration.properties)) {
      assert.match(name, /^docsight\./);
      assert.ok(setting.markdownDescription.endsWith('.'), name);
    }
  });

  it('wakes up for sites only', () => {
    assert.ok(
      packageJson.activationEvents.every((event) => /^workspaceContains:\*\*\/(?:docs|mint)\.json$/.test(event)),
    );
  });

  it('pins every dependency', () => {
    for (const [name, version] of Object.entries(packageJson.devDependencies)) assert.match(version, /^\d/, name);
  });
});

describe('rules', () => {
  it('have one name: id, file and page', () => {
    const ids = ruleMetas.map(({ id }) => id).sort();
    // What rules of an area share is named in camel case, and their list is index.ts.
    const isRule = (name: string): boolean => !/(?:[A-Z]|index\.ts$)/.test(path.basename(name));
    const names = (folder: string, extension: string): readonly string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.includes(path.sep) && name.endsWith(extension) && isRule(name))
        .map((name) => name.slice(0, -extension.length).split(path.sep).join('/'))
        .sort();
    assert.deepEqual(names('server/src/core/rules', '.ts'), ids);
    assert.deepEqual(names('docs/rules', '.md'), ids);
  });

  it('say what they report in one line without a full stop', () => {
    for (const { id, summary } of ruleMetas) assert.doesNotMatch(summary, /[.\n]$/, id);
  });
});

describe('the schema', () => {
  it('explains every property and every fixed value in words', () => {
    const unexplained: string[] = [];
    const visit = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const node = schema as Readonly<Record<string, unknown>>;
      for (const [name, property] of Object.entries(
        (node['properties'] ?? {}) as Record<string, Record<string, unknown>>,
      )) {
        if (typeof property['markdownDescription'] !== 'string' && property['$ref'] === undefined)
          unexplained.push(`${at}/${name}`);
        const values = property['enum'];
        const words = property['markdownEnumDescriptions'];
        if (Array.isArray(values) && values.length > 1 && (!Array.isArray(words) || words.length !== values.length)) {
          unexplained.push(`${at}/${name}: its values`);
        }
      }
      for (const [name, child] of Object.entries(node)) visit(child, `${at}/${name}`);
    };
    visit(JSON.parse(readFileSync('schemas/docs.schema.json', 'utf8')), '');
    assert.deepEqual(unexplained, []);
  });
});
