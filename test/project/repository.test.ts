import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import packageJson from '../../package.json';

const scripts = new Set(Object.keys(packageJson.scripts));
/** The major versions of Node.js that the manifest allows. */
const supported = [...packageJson.engines.node.matchAll(/(?:\^|>=)(\d+)/g)].map(([, major]) => Number(major));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'), { strict: true });

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'runs-on'?: string;
  readonly needs?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync('.github/workflows').map((name) => path.join('.github/workflows', name));
const jobsOf = (file: string): readonly (readonly [string, Job])[] =>
  Object.entries((readYaml(file) as Workflow).jobs).map(([name, job]) => [`${file} ${name}`, job]);
const jobs = workflows.flatMap(jobsOf);
const stepsOf = (file: string): readonly Step[] => jobsOf(file).flatMap(([, { steps }]) => steps ?? []);

describe('a workflow', () => {
  it('has jobs that the service can run', () => {
    assert.ok(jobs.length >= 5);
    const names = new Set(workflows.flatMap((file) => Object.keys((readYaml(file) as Workflow).jobs)));
    for (const [title, job] of jobs) {
      assert.ok(job['runs-on'], title);
      assert.ok(job.needs === undefined || names.has(job.needs), `${title} needs ${job.needs ?? ''}`);
      assert.ok(
        job.steps?.every(({ uses, run }) => (uses === undefined) !== (run === undefined)),
        title,
      );
    }
  });

  it('runs scripts that there are', () => {
    const commands = jobs.flatMap(([, { steps }]) => steps ?? []).flatMap(({ run }) => run ?? []);
    const run = commands.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name));
    assert.ok(run.includes('test:unit'));
    assert.deepEqual(
      run.filter((name) => !scripts.has(name)),
      [],
    );
  });

  it('uses one revision of each action, which nobody can move to another', () => {
    const used = new Set(jobs.flatMap(([, { steps }]) => steps ?? []).flatMap(({ uses }) => uses ?? []));
    for (const action of used) assert.match(action, /^[\w-]+\/[\w-]+@[\da-f]{40}$/);
    const names = [...used].map((action) => action.split('@')[0]);
    assert.deepEqual(names, [...new Set(names)]);
    // For people, and for what updates it.
    for (const file of workflows)
      for (const line of readFileSync(file, 'utf8').match(/^.*\buses:.*$/gm) ?? [])
        assert.match(line, / # v\d+\.\d+\.\d+$/);
  });

  it('tests all systems and all versions of Node.js that are supported, the oldest included', () => {
    const matrices = jobsOf('.github/workflows/ci.yml').flatMap(([, { strategy }]) =>
      strategy ? [strategy.matrix] : [],
    );
    assert.ok(matrices.length >= 2);
    for (const matrix of matrices) assert.deepEqual(matrix['os'], ['ubuntu-latest', 'macos-latest', 'windows-latest']);
    assert.deepEqual(
      matrices.flatMap((matrix) => matrix['node'] ?? []),
      supported,
    );
    assert.ok(stepsOf('.github/workflows/ci.yml').some(({ run }) => run === 'npm test'));
  });

  it('walks all journeys in the editor where `npm test` walks only the essential ones', () => {
    for (const file of ['.github/workflows/ci.yml', '.github/workflows/release.yml'])
      assert.ok(
        stepsOf(file).some(({ run }) => run === 'npm run test:editor'),
        file,
      );
  });

  it('publishes to each registry with the token for it, which no other step sees', () => {
    const tokens = ['VSCE_PAT', 'OVSX_PAT', 'NPM_TOKEN'];
    for (const [title, { env = {} }] of jobs)
      assert.deepEqual(
        tokens.filter((token) => token in env),
        [],
        title,
      );
    const all = workflows.flatMap(stepsOf);
    const publishing = all.filter(({ run = '' }) => /\bpublish\b/.test(run));
    assert.equal(publishing.length, 3);
    for (const step of all) {
      const seen = Object.keys(step.env ?? {}).filter((name) => tokens.includes(name));
      assert.equal(seen.length, publishing.includes(step) ? 1 : 0, step.run);
      for (const token of seen) {
        assert.equal(step.env?.[token], `\${{ secrets.${token} }}`);
        assert.match(step.run ?? '', new RegExp(`^test -[nz] "\\$${token}" `));
      }
    }
  });

  it('runs no package that no lock file names', () => {
    const commands = workflows.flatMap(stepsOf).flatMap(({ run }) => run ?? []);
    assert.deepEqual(
      commands.filter((run) => /\bnpx\b|npm (?:i|install|exec)\b/.test(run)),
      [],
    );
  });
});

describe('working on the project in VS Code', () => {
  const { tasks } = readJson('.vscode/tasks.json') as {
    readonly tasks: readonly { readonly label: string; readonly script: string }[];
  };
  const { configurations, compounds } = readJson('.vscode/launch.json') as {
    readonly configurations: readonly {
      readonly name: string;
      readonly preLaunchTask?: string;
      readonly program?: string;
      readonly args?: readonly string[];
      readonly port?: number;
    }[];
    readonly compounds: readonly { readonly configurations: readonly string[] }[];
  };

  it('runs tasks whose scripts there are', () => {
    for (const { label, script } of tasks) assert.ok(scripts.has(script), label);
  });

  it('starts what there is, after a task that there is', () => {
    const labels = tasks.map(({ label }) => label);
    for (const { name, preLaunchTask, program, args = [] } of configurations) {
      assert.ok(preLaunchTask === undefined || labels.includes(preLaunchTask), name);
      const files = [program ?? '', ...args].flatMap((text) => text.split('${workspaceFolder}/')[1] ?? []);
      const missing = files.filter((file) => !existsSync(file));
      assert.deepEqual(missing, [], name);
    }
    const names = configurations.map(({ name }) => name);
    for (const compound of compounds) assert.ok(compound.configurations.every((name) => names.includes(name)));
  });

  it('F5 shows the extension on the sample site', () => {
    const args = configurations[0]?.args ?? [];
    assert.ok(args.includes('--extensionDevelopmentPath=${workspaceFolder}'));
    assert.ok(args.includes('${workspaceFolder}/examples/site'));
  });

  it('a debugger attaches to the server at the port where it listens', () => {
    const port = configurations.find(({ port }) => port !== undefined)?.port;
    assert.ok(readFileSync('client/src/server/languageClient.ts', 'utf8').includes(`--inspect=${port ?? '?'}`));
  });
});

describe('the questions to people who report something', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

  it('is a form that the service can show', () => {
    assert.equal(forms.length, 3);
    for (const name of forms) {
      const form = readYaml(path.join(folder, name)) as {
        readonly name?: string;
        readonly description?: string;
        readonly body: readonly { readonly type: string; readonly id?: string; readonly attributes?: unknown }[];
      };
      assert.ok(form.name && form.description, name);
      const ids = form.body.map(({ id }) => id);
      assert.equal(new Set(ids).size, ids.length, name);
      for (const { type, id } of form.body) {
        assert.ok(['input', 'textarea', 'dropdown', 'checkboxes'].includes(type), `${name} ${id ?? ''}`);
      }
    }
  });
});

describe('the repository', () => {
  it('keeps the packages of every lock file up to date', () => {
    const { updates } = readYaml('.github/dependabot.yml') as {
      readonly updates: readonly { readonly directories?: readonly string[]; readonly directory?: string }[];
    };
    const folders = updates.flatMap(({ directory, directories }) => directories ?? directory ?? []);
    const ofNodes = supported.map((major) => `/test/nodes/${major}`);
    assert.deepEqual(
      new Set(folders),
      new Set(['/', '/scripts/drawings', '/scripts/release', '/test/e2e', ...ofNodes]),
    );
    for (const name of folders) assert.ok(existsSync(path.join('.', name, 'package-lock.json')), name);
  });

  it('hides generated files from reviews, and no others', () => {
    const marked = [...readFileSync('.gitattributes', 'utf8').matchAll(/^(\S+) linguist-generated$/gm)]
      .map(([, file = '']) => file)
      .filter((file) => !file.endsWith('package-lock.json'));
    // These have parts that are written by hand.
    const mixed = new Set(['README.md', 'docs/command-line.md', 'package.json', 'package.nls.json']);
    const scriptFiles = ['scripts/generate.mjs', 'scripts/generate-drawings.mjs'];
    const source = scriptFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
    const named = [...source.matchAll(/'([\w./-]+\.(?:json|md|js|ts|txt))'/g)].map(([, file = '']) => file);
    const generated = named.filter((file) => source.includes(file) && !mixed.has(file) && existsSync(file));
    const inputs = new Set([
      '.oxfmtrc.json',
      'schemas/docs.schema.json',
      'schemas/docs.current.schema.json',
      'schemas/compositions.json',
    ]);
    const folder = 'server/src/core/generated/';
    const expected = generated
      .filter((file) => !inputs.has(file))
      .map((file) => (file.startsWith(folder) ? `${folder}**` : file));
    assert.deepEqual([...marked].sort(), [...new Set([...expected, 'schemas/drawings/**'])].sort());
  });

  it('is worked on with the newest version of Node.js that is supported', () => {
    assert.equal(Number(readFileSync('.nvmrc', 'utf8')), supported.at(-1));
  });

  it('has each supported version of Node.js for its tests', () => {
    for (const major of supported) {
      const { optionalDependencies } = readJson(`test/nodes/${major}/package.json`) as {
        readonly optionalDependencies: Readonly<Record<string, string>>;
      };
      for (const specifier of Object.values(optionalDependencies))
        assert.match(specifier, new RegExp(`^npm:node-[\\w-]+@${major}\\.\\d+\\.\\d+$`));
    }
    assert.deepEqual(readdirSync('test/nodes').map(Number), supported);
  });
});
