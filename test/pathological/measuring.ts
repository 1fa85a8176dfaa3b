import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { largest } from '../../server/src/core/util/collections.ts';
import type { LanguageClient } from '../support/languageClient.ts';

// What the three parts of `npm run pathological` have in common: the figures of an answer, and what they may be.

/** What one answer took. All times are of a processor, so that other programs on the machine don’t count. */
export interface Usage {
  readonly seconds: number;
  readonly megabytes: number;
  /** The longest time without an answer to others, in seconds. */
  readonly stop: number;
}

export const none: Usage = { seconds: 0, megabytes: 0, stop: 0 };

/** The most that one answer may take. */
export const most: Usage = { seconds: 2, stop: 0.2, megabytes: 600 };

/** Returns the text of an option of the command line. */
export function optionOf(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** The kinds to measure: those with this in their names. */
export const wanted = optionOf('kind') ?? '';

/** Prints what exceeds the limits, or with `--all` everything, and at the end the worst. */
export class Report {
  readonly #what: string;
  readonly #limits: Usage;
  #measured = 0;
  #slow = 0;
  #worst: Usage = none;
  #worstNames = { seconds: '', megabytes: '', stop: '' };

  constructor(what: string, limits: Usage = most) {
    this.#what = what;
    this.#limits = limits;
  }

  /** Adds an answer; returns whether it is within the limits. */
  add(name: string, usage: Usage, { problem = '', more = '', limits = this.#limits } = {}): boolean {
    this.#measured++;
    for (const key of ['seconds', 'megabytes', 'stop'] as const) {
      if (usage[key] <= this.#worst[key]) continue;
      this.#worst = { ...this.#worst, [key]: usage[key] };
      this.#worstNames[key] = name;
    }
    const isWithin =
      usage.seconds <= limits.seconds &&
      usage.stop <= limits.stop &&
      usage.megabytes <= limits.megabytes &&
      problem === '';
    if (!isWithin) this.#slow++;
    const others = [more, problem].filter((text) => text !== '').map((text) => `, ${text}`);
    if (!isWithin || process.argv.includes('--all'))
      console.log(`${isWithin ? ' ' : '✖'} ${name}: ${figuresOf(usage)}${others.join('')}`);
    return isWithin;
  }

  /** Prints the worst figures, and sets the exit code. */
  finish(): void {
    const { seconds, stop, megabytes } = this.#worst;
    console.log(
      `${this.#measured} ${this.#what}: ${this.#slow} exceed a limit\n` +
        `  most of the processor: ${seconds.toFixed(2)} s (${this.#worstNames.seconds})\n` +
        `  longest stop: ${(stop * 1000).toFixed(0)} ms (${this.#worstNames.stop})\n` +
        `  most memory: ${megabytes.toFixed(0)} MB (${this.#worstNames.megabytes})`,
    );
    process.exitCode = this.#slow === 0 ? 0 : 1;
  }
}

function figuresOf({ seconds, stop, megabytes }: Usage): string {
  return `${seconds.toFixed(2)} s, stop ${(stop * 1000).toFixed(0)} ms, ${megabytes.toFixed(0)} MB`;
}

/** Returns how long the main thread of a process had a processor so far, in seconds. */
export function mainThread(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

/** Returns the most memory that a process had, in megabytes. */
export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

const stopsFile = path.join(tmpdir(), `docsight-stops-${String(process.pid)}`);

/** Lets the servers that are started from here on tell how long they keep others from being answered. */
export function measureStops(): void {
  writeFileSync(stopsFile, '');
  process.env['DOCSIGHT_STOPS'] = stopsFile;
  process.env['NODE_OPTIONS'] = `--require ${path.resolve('test/pathological/stops.cjs')}`;
  process.on('exit', () => {
    rmSync(stopsFile, { force: true });
  });
}

/** Measures an answer of a server, and how long it keeps others from being answered. */
export async function measureAnswer(
  client: LanguageClient,
  send: () => Promise<unknown>,
): Promise<Usage & { readonly problem: string }> {
  const { pid } = client;
  const start = mainThread(pid);
  writeFileSync(stopsFile, '');
  const problem = await client.orEnd(send()).then(
    () => '',
    // What can't be done there is an answer.
    (error: unknown) => (/closed|disposed|ended/i.test(String(error)) ? String(error) : ''),
  );
  if (problem !== '') return { ...none, problem };
  const seconds = mainThread(pid) - start;
  // The last turn ends a moment after the answer.
  await setTimeout(20);
  const stops = readFileSync(stopsFile, 'utf8').split('\n').map(Number);
  return { seconds, stop: largest(stops, 0), megabytes: peakMemory(pid), problem };
}
