import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import packageJson from '../../package.json';
import { stageExtension } from '../../scripts/extension/stage.mjs';
import { findSecrets } from '../../server/src/core/rules/code/secret.ts';
import { ruleMetas } from '../../server/src/core/rules/index.ts';
import { TempFolder } from '../support/tempFolder.ts';

/** What the manifest says under a key: `%command.newSite%`. */
function textOf(key: string): string {
  return manifestTexts[key.slice(1, -1)] ?? '';
}

const manifestTexts = JSON.parse(readFileSync('package.nls.json', 'utf8')) as Readonly<Record<string, string>>;

describe('the package', () => {
  it('holds generated files that are up to date', () => {
    execFileSync(process.execPath, ['scripts/generate.mjs', '--check'], { stdio: 'pipe' });
  });

  it('names files that exist', () => {
    const { languages, grammars } = packageJson.contributes;
    const named = [
      packageJson.icon,
      ...languages.flatMap((one) => one.configuration ?? []),
      ...grammars.map((one) => one.path),
    ];
    assert.deepEqual(
      named.filter((file) => !existsSync(file)),
      [],
    );
  });

  it('holds no key or token, but the invented one on the page of that rule', () => {
    const temp = new TempFolder();
    stageExtension('.', temp.path);
    const files = readdirSync(temp.path, { recursive: true, encoding: 'utf8' });
    const withSecrets = files
      .filter((name) => /\.(?:[cm]?js|json|md|txt|css|yml)$/.test(name))
      .filter((name) => findSecrets(readFileSync(path.join(temp.path, name), 'utf8')).length > 0);
    temp.remove();
    assert.deepEqual(withSecrets, [path.join('docs/rules/code/secret.md')]);
    assert.deepEqual(
      files.filter((name) => path.basename(name).startsWith('.env')),
      [],
    );
  });

  it('describes every setting, says whose it is, and begins all names alike', () => {
    const settings = Object.entries(packageJson.contributes.configuration.properties);
    for (const [name, { markdownDescription, scope }] of settings) {
      assert.match(name, /^docsight\./);
      assert.match(textOf(markdownDescription), /\.$/, name);
      assert.ok(['window', 'resource', 'machine'].includes(scope), name);
    }
    const table = readFileSync('docs/settings.md', 'utf8');
    for (const [name] of settings) assert.ok(table.includes(`| \`${name}\` |`), `docs/settings.md lacks ${name}`);
    const orders = settings.map(([, { order }]) => order);
    assert.deepEqual(
      orders,
      [...new Set(orders)].sort((a, b) => a - b),
      'the order of the settings',
    );
  });

  it('explains every value of a setting', () => {
    for (const [name, setting] of Object.entries(packageJson.contributes.configuration.properties)) {
      if ('enum' in setting) assert.equal(setting.enumDescriptions.length, setting.enum.length, name);
    }
  });

  it('holds the pictures that people are shown, and no others', () => {
    const { icon, contributes } = packageJson;
    const shown = [
      icon,
      ...contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.image)),
      ...contributes.viewsContainers.activitybar.map(({ icon: file }) => file),
      ...contributes.languages.flatMap((language) => ('icon' in language ? Object.values(language.icon) : [])),
    ].map((file) => path.posix.normalize(file));
    const packed = readFileSync('.vscodeignore', 'utf8').match(/(?<=^!)docs\/images\/.+$/gm);
    assert.deepEqual([...(packed ?? [])].sort(), [...new Set(shown)].sort());
    assert.deepEqual(
      shown.filter((file) => !existsSync(file)),
      [],
    );
  });

  it('lists no words of the file where it has nothing to complete', () => {
    const { languages, configurationDefaults } = packageJson.contributes;
    const own = languages.map(({ id }) => id);
    for (const [scope, settings] of Object.entries(configurationDefaults)) {
      const isOwn = own.some((id) => scope === `[${id}]`);
      if (isOwn) assert.equal((settings as Record<string, unknown>)['editor.wordBasedSuggestions'], 'off', scope);
    }
  });

  it('wakes up for sites only', () => {
    assert.ok(
      // A preview that was open is shown again with the window.
      packageJson.activationEvents.every((event) =>
        /^workspaceContains:\*\*\/(?:docs|mint)\.json$|^onWebviewPanel:docsight\.preview$/.test(event),
      ),
    );
  });

  it('pins every dependency', () => {
    for (const [name, version] of Object.entries(packageJson.devDependencies))
      assert.match(version, /^(?:\d|file:)/, name);
  });
});

describe('a command', () => {
  const { commands, menus } = packageJson.contributes;
  const palette = new Map(menus.commandPalette.map((item) => [item.command, 'when' in item ? item.when : undefined]));
  const code = readdirSync('client/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`client/src/${name}`, 'utf8'))
    .join('\n');

  it('has a title and does something', () => {
    for (const { command, title, category } of commands) {
      assert.match(command, /^docsight\./);
      assert.ok(textOf(title).length > 0, command);
      assert.equal(category, 'Docsight', command);
      assert.ok(code.includes(`'${command}'`), `${command} is not implemented`);
    }
  });

  it('is known to the editor under the id that the code gives it', () => {
    const ids = [...code.matchAll(/\bid: '(docsight\.[\w.]+)'/g)].map(([, id]) => id);
    const contributed = new Set<string | undefined>(commands.map(({ command }) => command));
    assert.deepEqual(
      ids.filter((id) => !contributed.has(id)),
      [],
    );
  });

  it('is in the palette only where it applies: those that begin something anywhere, others where a site is open', () => {
    assert.deepEqual([...palette.keys()].sort(), commands.map(({ command }) => command).sort());
    const anywhere = ['docsight.newSite', 'docsight.openWalkthrough'];
    for (const [command, when] of palette) {
      if (anywhere.includes(command)) assert.equal(when, undefined, command);
      else assert.match(when ?? '', /^(?:false|docsight\.isRunning\b.*)$/, command);
    }
  });

  it('is shown with a picture in the documentation', () => {
    const page = readFileSync('docs/commands.md', 'utf8');
    for (const { command, title } of commands) {
      // What a key does to a selection needs no picture.
      if (palette.get(command) === 'false' || textOf(title).startsWith('Toggle ')) continue;
      const [, section = ''] = page.split(`## ${textOf(title)}\n`);
      const pictures = [...(section.split('\n## ')[0] ?? '').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
      assert.ok(pictures.length > 0, `${textOf(title)} has no picture`);
      for (const [, file = ''] of pictures) assert.ok(existsSync(path.join('docs', file)), file);
    }
  });

  it('is described in docs/commands.md', () => {
    const page = readFileSync('docs/commands.md', 'utf8');
    for (const { command, title } of commands) {
      if (palette.get(command) === 'false') continue;
      assert.ok(page.includes(`\n## ${textOf(title)}\n`), `docs/commands.md lacks ${textOf(title)}`);
    }
  });
});

describe('the walkthrough', () => {
  const { walkthroughs, commands } = packageJson.contributes;
  const steps = walkthroughs.flatMap((walkthrough) => walkthrough.steps);

  it('has a picture for each step, with words for those who do not see it', () => {
    for (const { id, media } of steps) {
      assert.match(media.image, /\.png$/, id);
      assert.ok(textOf(media.altText).length > 0, id);
    }
  });

  it('names commands that exist', () => {
    const ours = new Set(commands.map(({ command }) => command));
    for (const { id, description, completionEvents } of steps) {
      const linked = [...textOf(description).matchAll(/\(command:([\w.]+)\)/g)].map(([, command = '']) => command);
      const awaited = completionEvents.map((event) => event.replace(/^onCommand:/, ''));
      const named = [...linked, ...awaited].filter((command) => command.startsWith('docsight.'));
      assert.deepEqual(
        named.filter((command) => !ours.has(command) && command !== 'docsight.site'),
        [],
        id,
      );
    }
  });
});

describe('where the extension works', () => {
  it('is declared: in folders that are not trusted yet, since nothing of them is executed', () => {
    // No setting names a program or a file to load, so none has to wait for trust.
    assert.deepEqual(packageJson.capabilities.untrustedWorkspaces, { supported: true });
  });

  it('is declared: also where all folders are elsewhere than on the disk, and what is missing there', () => {
    const { supported, description } = packageJson.capabilities.virtualWorkspaces;
    assert.equal(supported, 'limited');
    assert.match(textOf(description), /disk/);
  });
});

describe('rules', () => {
  it('have one name: id, file and page', () => {
    const ids = ruleMetas.map(({ id }) => id).sort();
    // What rules of an area share is named in camel case, their list is index.ts, and what runs them has a folder.
    const isRule = (name: string): boolean => !/^(?:engine|references)|[A-Z][^/\\]*$|index\.ts$/.test(name);
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

describe('the schemas of docs.json', () => {
  it('explain every property and every fixed value in words', () => {
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
        const descriptions = property['markdownEnumDescriptions'];
        if (
          Array.isArray(values) &&
          values.length > 1 &&
          (!Array.isArray(descriptions) || descriptions.length !== values.length)
        ) {
          unexplained.push(`${at}/${name}: its values`);
        }
      }
      // A condition names properties that are explained where they are described.
      for (const [name, child] of Object.entries(node)) if (name !== 'if') visit(child, `${at}/${name}`);
    };
    for (const file of ['docs.schema.json', 'docs.current.schema.json']) {
      visit(JSON.parse(readFileSync(`schemas/${file}`, 'utf8')), file);
    }
    assert.deepEqual(unexplained, []);
  });
});
