import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import type * as LibXml from 'libxml2-wasm';
import { runCommand, type Outcome } from '../support/commandLine.ts';
import { page } from '../support/site.ts';
import { TempFolder } from '../support/tempFolder.ts';

let folder: TempFolder;
beforeEach(() => {
  folder = new TempFolder();
});
afterEach(() => {
  folder.remove();
});

const docsight = (...args: readonly string[]): Promise<Outcome> => runCommand(folder.path, args);
const written = (name: string): string => readFileSync(path.join(folder.path, name), 'utf8');
const schema = (name: string): string => readFileSync(path.join('test/fixtures/schemas', name), 'utf8');

/** A site below the root of a repository, with findings of each severity and names that formats must escape. */
function writeSite(): void {
  const pages = ['intro', 'gone & "lost" <50%>, [a]:b', 'intro'];
  folder.write({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'my docs/docs.json': JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages }] }, undefined, 2),
    'my docs/intro.mdx': `${page('Intro')}[Nowhere](/nowhere)\n\n[Nowhere](/nowhere)\n\n<Unknown\n  a="1"\n/>\n\n{a &\u0007 b\n`,
    'my docs/ünlisted, too.mdx': `${page('Other')}[Nowhere](/nowhere)\n`,
  });
}

/**
 * Loads the library from its own files: its modules import each other and wait for WebAssembly, so that bundled into one
 * module they would wait for each other without end.
 */
async function libXml(): Promise<typeof LibXml> {
  const file = createRequire(path.resolve('package.json')).resolve('libxml2-wasm');
  return (await import(pathToFileURL(file).href)) as typeof LibXml;
}

const validators = new Map<string, ValidateFunction>();

function assertValid(schemaFile: string, document: unknown): void {
  const validate = validators.get(schemaFile) ?? validatorOf(schemaFile);
  validators.set(schemaFile, validate);
  assert.ok(validate(document), JSON.stringify(validate.errors, undefined, 2));
}

function validatorOf(schemaFile: string): ValidateFunction {
  // SARIF’s is written in an older dialect, of which it uses nothing else that has changed.
  const read = JSON.parse(schema(schemaFile)) as Record<string, unknown>;
  delete read['$schema'];
  delete read['id'];
  return new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(read);
}

interface SarifLog {
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly rules: readonly { readonly id: string; readonly shortDescription: { readonly text: string } }[];
      };
    };
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly locations: readonly {
        readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
      }[];
      readonly partialFingerprints: Readonly<Record<string, string>>;
    }[];
  }[];
}

describe('docsight check --format sarif', () => {
  it('is valid, and describes each rule', async () => {
    writeSite();
    const { out, exitCode } = await docsight('check', '--format', 'sarif');
    assert.equal(exitCode, 1);
    const log = JSON.parse(out) as SarifLog;
    assertValid('sarif-2.1.0.json', log);
    const [run] = log.runs;
    assert.ok(run !== undefined && run.results.length > 3);
    for (const { ruleId, ruleIndex } of run.results) assert.equal(run.tool.driver.rules[ruleIndex]?.id, ruleId);
    for (const { shortDescription } of run.tool.driver.rules) assert.match(shortDescription.text, /^[A-Z].*\.$/);
  });

  it('names files from the root of the repository, as a URI', async () => {
    writeSite();
    const { out } = await docsight('check', 'my docs', '--format', 'sarif', '--severity', 'hint');
    const results = (JSON.parse(out) as SarifLog).runs[0]?.results ?? [];
    const uris = new Set(results.map(({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri));
    assert.deepEqual([...uris].sort(), [
      'my%20docs/%C3%BCnlisted%2C%20too.mdx',
      'my%20docs/docs.json',
      'my%20docs/intro.mdx',
    ]);
    assert.ok(results.some(({ level }) => level === 'note'));
  });

  it('recognizes a finding on another line, and tells equal ones apart', async () => {
    const fingerprints = async (): Promise<readonly string[]> => {
      const { out } = await docsight('check', '--format', 'sarif');
      const results = (JSON.parse(out) as SarifLog).runs[0]?.results ?? [];
      return results.map(({ partialFingerprints }) => partialFingerprints['docsight/v1'] ?? '');
    };
    writeSite();
    const before = await fingerprints();
    assert.equal(new Set(before).size, before.length);
    folder.write({ 'my docs/intro.mdx': written('my docs/intro.mdx').replace('[Nowhere]', 'More.\n\n[Nowhere]') });
    assert.deepEqual(await fingerprints(), before);
  });

  it('is valid for a site without findings', async () => {
    folder.write({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'S', pages: ['intro'] }] }),
      'intro.mdx': page('Intro'),
    });
    assertValid('sarif-2.1.0.json', JSON.parse((await docsight('check', '--format', 'sarif')).out));
  });
});

describe('docsight check --format junit', () => {
  const assertJunit = async (text: string): Promise<void> => {
    const { XmlDocument, XsdValidator } = await libXml();
    const xsd = XmlDocument.fromString(schema('jenkins-junit.xsd'));
    const validator = XsdValidator.fromDoc(xsd);
    const document = XmlDocument.fromString(text);
    try {
      validator.validate(document);
    } finally {
      document.dispose();
      validator.dispose();
      xsd.dispose();
    }
  };

  it('is valid, whatever names and messages contain', async () => {
    writeSite();
    const { out } = await docsight('check', '--format', 'junit', '--severity', 'hint');
    await assertJunit(out);
    assert.match(out, /<testsuite name="my docs\/docs\.json" tests="\d+" failures="\d+"/);
    assert.match(out, /gone &amp; &quot;lost&quot; &lt;50%&gt;, \[a\]:b/);
  });

  it('has a case that passes for a site without findings', async () => {
    folder.write({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'S', pages: ['intro'] }] }),
      'intro.mdx': page('Intro'),
    });
    const { out } = await docsight('check', '--format', 'junit');
    await assertJunit(out);
    assert.match(out, /tests="1" failures="0"/);
  });
});

describe('docsight check --format gitlab', () => {
  it('is what GitLab’s documentation says, with paths from the root of the repository', async () => {
    writeSite();
    const { out } = await docsight('check', 'my docs', '--format', 'gitlab', '--severity', 'hint');
    const issues = JSON.parse(out) as readonly { fingerprint: string; location: { path: string } }[];
    assertValid('gitlab-code-quality.json', issues);
    assert.ok(issues.some(({ location }) => location.path === 'my docs/intro.mdx'));
    assert.equal(new Set(issues.map(({ fingerprint }) => fingerprint)).size, issues.length);
  });
});

describe('docsight check --format github', () => {
  it('escapes what would end a property or a command', async () => {
    writeSite();
    const { out } = await docsight('check', '--format', 'github');
    const lines = out.trimEnd().split('\n');
    for (const line of lines) assert.match(line, /^::(?:error|warning|notice) file=[^:]+,title=[a-z0-9/-]+::[^\r]+$/);
    assert.match(
      out,
      /^::error file=my docs\/docs\.json,line=8,endLine=8,col=9,endColumn=\d+,title=navigation\/page-not-found::.*<50%25>, \[a\]:b/m,
    );
    const file = await docsight('check', '--format', 'github', '--severity', 'hint');
    assert.match(file.out, /^::notice file=my docs\/ünlisted%2C too\.mdx,/m);
  });
});

/** Reads a workflow command as GitHub’s runner does. */
function readCommand(line: string): Readonly<Record<string, string>> {
  const [, command = '', properties = '', message = ''] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? [];
  const pairs = properties.split(',').map((pair) => /^(\w+)=(.*)$/.exec(pair)?.slice(1) ?? [pair, '']);
  const unescaped = (text = ''): string =>
    text.replace(/%(25|0D|0A|3A|2C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  const values = pairs.map(([name = '', value]): [string, string] => [name, unescaped(value)]);
  return { command, message: unescaped(message), ...Object.fromEntries(values) };
}

describe('GitHub’s runner', () => {
  it('shows the findings of the JSON report, except for represented ones', async () => {
    writeSite();
    const { out } = await docsight('check', '--format', 'github', '--severity', 'hint');
    const read = out.trimEnd().split('\n').map(readCommand);
    const json = await docsight('check', '--format', 'json');
    const { sites } = JSON.parse(json.out) as {
      sites: {
        findings: {
          rule: string;
          message: string;
          file: string;
          range: { start: { line: number } };
          repeatOf?: object;
        }[];
      }[];
    };
    const findings = sites.flatMap((site) => site.findings).filter(({ repeatOf }) => repeatOf === undefined);
    assert.equal(findings.filter(({ rule }) => rule === 'link/not-found').length, 1);
    assert.deepEqual(
      read.map(({ title, file, line }) => [title, file, line]).sort(),
      findings.map(({ rule, file, range }) => [rule, `my docs/${file}`, String(range.start.line)]).sort(),
    );
    for (const { message } of findings)
      assert.ok(
        read.some((one) => one['message']?.startsWith(message)),
        message,
      );
  });
});

describe('several formats', () => {
  it('are each written to a file or printed', async () => {
    writeSite();
    const { out, exitCode } = await docsight(
      'check',
      '--format',
      'github',
      '--format',
      'sarif=out/a.sarif',
      '--format=junit=b.xml',
    );
    assert.equal(exitCode, 1);
    assert.match(out, /^::error/);
    assert.equal((JSON.parse(written('out/a.sarif')) as { version: string }).version, '2.1.0');
    assert.match(written('b.xml'), /^<\?xml/);
  });

  it('are never mixed on the terminal', async () => {
    writeSite();
    const { out, error, exitCode } = await docsight('check', '--format', 'json', '--format', 'github');
    assert.equal(exitCode, 2);
    assert.equal(out, '');
    assert.match(error, /^Only one --format can be printed\. .*\n$/);
  });
});

describe('a check whose format shows only some severities', () => {
  it('finds the same of them as one that knows all', async () => {
    writeSite();
    for (const severity of ['error', 'warning', 'info', 'hint']) {
      const alone = await docsight('check', '--format', 'github', '--severity', severity);
      await docsight('check', '--format', 'stylish', '--format', 'github=all.txt', '--severity', severity);
      assert.equal(alone.out, written('all.txt'), severity);
    }
  });

  it('still counts warnings that it doesn’t show', async () => {
    folder.write({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'S', pages: ['intro', 'intro'] }] }),
      'intro.mdx': page('Intro'),
    });
    const { exitCode } = await docsight('check', '--format', 'github', '--severity', 'error', '--max-warnings', '0');
    assert.equal(exitCode, 1);
  });
});

describe('docsight check --severity', () => {
  it('shows a level and above in every format', async () => {
    writeSite();
    assert.doesNotMatch((await docsight('check', '--format', 'github', '--severity', 'error')).out, /::warning/);
    assert.doesNotMatch((await docsight('check', '--format', 'json', '--severity', 'error')).out, /"warning"/);
    const { out } = await docsight('check', '--severity', 'hint');
    assert.match(out, /hint +.*navigation\/orphan-page/);
    assert.doesNotMatch(out, /--severity/);
  });

  it('changes no exit code', async () => {
    folder.write({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'S', pages: ['intro', 'intro'] }] }),
      'intro.mdx': page('Intro'),
    });
    assert.equal((await docsight('check', '--severity', 'error', '--max-warnings', '0')).exitCode, 1);
  });
});

describe('docsight check --listed-only', () => {
  it('reports nothing in pages outside the navigation', async () => {
    writeSite();
    const { out } = await docsight('check', '--listed-only', '--format', 'json');
    assert.doesNotMatch(out, /ünlisted/);
    assert.match(out, /intro\.mdx/);
  });

  it('reports a finding whose representative it leaves out', async () => {
    folder.write({
      'docs.json': JSON.stringify({ name: 'A', navigation: [{ group: 'S', pages: ['b'] }] }),
      'a.mdx': `${page('A')}[x](/old/page)\n`,
      'b.mdx': `${page('B')}[x](/old/page)\n`,
    });
    const { out } = await docsight('check', '--listed-only', '--format', 'github');
    assert.match(out, /file=b\.mdx.*link\/not-found/);
  });
});
