import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import {
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
} from 'vscode-languageserver/node';
import { withoutProcessor } from '../test/support/busyMachine.ts';
import { startServer, type BenchServer } from './benchServer.ts';
import { longPage } from './longPage.ts';
import { writeBenchmarks } from './report.ts';

// What the rules about prose, endpoints and samples cost while somebody types in a page of 2,000 lines: two built
// servers, one with all of these rules and one without, get the same keystrokes in turn.

const sentence = 'The service will be started by the installer, and the user should be able to to see it in the list. ';
const text = `---\ntitle: Long\n---\n\n${longPage.replaceAll('## Section', `${sentence.repeat(2)}\n\n## Section`)}`;
const line = text.split('\n').findIndex((content, at) => at > 1_000 && content.startsWith('Some *text*'));
const ruleGroups = ['prose/*', 'api/*', 'code/invalid-javascript', 'code/invalid-python', 'code/invalid-shell'];
const keys = 200;
/** Around the pause after which the rules run (300 ms), so that some keystrokes come while they do. */
const pauses = [280, 290, 300, 305, 310, 320, 330, 340, 350, 360];

interface Editor {
  readonly server: BenchServer;
  readonly uri: string;
  version: number;
}

async function openEditor(severity: 'off' | 'warning'): Promise<Editor> {
  const root = mkdtempSync(path.join(tmpdir(), 'docsight-writing-'));
  writeFileSync(path.join(root, 'docs.json'), JSON.stringify({ name: 'A', navigation: { pages: ['long', 'page'] } }));
  writeFileSync(path.join(root, 'long.mdx'), text);
  writeFileSync(path.join(root, 'page.mdx'), '---\ntitle: Page\n---\n');
  const server = await startServer(root);
  const rules = Object.fromEntries(ruleGroups.map((name) => [name, severity]));
  await server.connection.sendNotification(DidChangeConfigurationNotification.type, {
    settings: { docsight: { rules } },
  });
  const uri = pathToFileURL(path.join(root, 'long.mdx')).href;
  const textDocument = { uri, languageId: 'mdx', version: 1, text };
  await server.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  const editor = { server, uri, version: 1 };
  await findings(editor);
  return editor;
}

async function findings({ server, uri }: Editor): Promise<number> {
  const report = await server.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
  return report.kind === 'full' ? report.items.length : 0;
}

/** Types a letter and resolves to the time until the findings are there, in milliseconds. */
async function type(editor: Editor): Promise<number> {
  const { server, uri } = editor;
  const waited = (): number => withoutProcessor([process.pid, server.child.pid]);
  const [start, before] = [performance.now(), waited()];
  const position = { line, character: 5 };
  editor.version += 1;
  await server.connection.sendNotification(DidChangeTextDocumentNotification.type, {
    textDocument: { uri, version: editor.version },
    contentChanges: [{ range: { start: position, end: position }, text: editor.version % 6 === 0 ? ' ' : 'x' }],
  });
  await findings(editor);
  return Math.max(0, performance.now() - start - (waited() - before));
}

/** Returns the times of both editors, which type in turn, so that a slow moment of the machine meets both alike. */
async function typeInTurn(editors: readonly Editor[], gaps: readonly number[], count: number): Promise<number[][]> {
  const times: number[][] = editors.map(() => []);
  for (let key = 0; key < count; key++) {
    for (const [index, editor] of editors.entries()) {
      const gap = gaps[key % gaps.length];
      if (gap !== undefined) await pause(gap);
      times[index]?.push(await type(editor));
    }
  }
  return times;
}

function rowFor(what: string, [without = [], withRules = []]: readonly number[][]): string {
  const at = (times: readonly number[], share: number): number =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
  const cells = [0.5, 0.95].flatMap((share) => {
    const [off, on] = [at(without, share), at(withRules, share)];
    return [`${off.toFixed(1)} ms`, `${on.toFixed(1)} ms`, (on / off).toFixed(2)];
  });
  return `| ${what} | ${cells.join(' | ')} |`;
}

const editors = [await openEditor('off'), await openEditor('warning')];
await pause(1_500);
const counts = await Promise.all(editors.map((editor) => findings(editor)));
await typeInTurn(editors, [], 30);
const rows = [
  rowFor('one after the other', await typeInTurn(editors, [], keys)),
  rowFor('a letter after each pause of 280 to 360 ms', await typeInTurn(editors, pauses, keys)),
];
for (const { server } of editors) await server.stop();
for (const { uri } of editors) rmSync(path.dirname(new URL(uri).pathname), { recursive: true, force: true });
const table = [
  `Written by \`npm run bench -- writing\`. Two servers, one without and one with all rules about prose, endpoints and samples (${counts.join(' and ')} findings), get the same letters in turn, in a page of ${text.split('\n').length} lines. The time is from the letter to the findings; waits for a processor are subtracted.`,
  '',
  '| letters | median, without | with | ratio | 95 %, without | with | ratio |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');
writeBenchmarks(new Map([['A letter with and without the writing rules', table]]));
console.log(table);
