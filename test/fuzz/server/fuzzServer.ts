import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.ts';
import { Random } from '../random.ts';
import { shrunk } from '../shrink.ts';
import { anyProfile, AnySteps } from './anySteps.ts';
import { Play, writeSite, type Figures, type Files, type Profile } from './play.ts';
import type { Step } from './steps.ts';

/** A run of steps: as long as `goesOn`, compared every `stepsPerComparison` steps and at the end. */
export interface Run {
  readonly seed: number;
  readonly files: Files;
  readonly stepsPerComparison: number;
  readonly goesOn: (step: number) => boolean;
}

/** A run that failed, with the steps until then. */
export interface FailedRun {
  readonly failure: Failure;
  readonly steps: readonly Step[];
  readonly files: Files;
  readonly profile: Profile;
  /** What it did until then. */
  readonly figures: Figures;
}

/** What is needed to do the steps of a run again. */
type Repeatable = Omit<FailedRun, 'failure' | 'figures'>;

/** Edits and asks a server; resolves to what it did, or to how it failed. */
export async function fuzzServer({ seed, files, stepsPerComparison, goesOn }: Run): Promise<Figures | FailedRun> {
  const random = new Random(seed);
  const profile = anyProfile(random);
  const source = new AnySteps(random, files);
  const steps: Step[] = [];
  const play = new Play(files, profile);
  try {
    await play.start();
    for (let isLast = false; !isLast;) {
      isLast = !goesOn(steps.length);
      const isDue = isLast || (steps.length + 1) % stepsPerComparison === 0;
      for (const step of isDue ? source.compare() : [source.next()]) {
        steps.push(step);
        await play.do(step);
      }
    }
    await play.end();
    return play.figures;
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { failure, steps, files, profile, figures: play.figures };
  } finally {
    await play.stop();
  }
}

/** Repeats steps on new files; resolves to how they fail, or undefined. */
export async function replay({ files, profile, steps }: Repeatable): Promise<Failure | undefined> {
  const play = new Play(files, profile);
  try {
    await play.start();
    for (const step of steps) await play.do(step);
    await play.end();
    return undefined;
  } catch (failure) {
    if (failure instanceof Failure) return failure;
    throw failure;
  } finally {
    await play.stop();
  }
}

/** Leaves out what a failure doesn't need: steps first, then files. */
export async function smallest(run: FailedRun, attempts: number): Promise<FailedRun> {
  const isSame = async (other: Repeatable): Promise<boolean> => (await replay(other))?.isLike(run.failure) === true;
  if (!(await isSame(run))) return run;
  const steps = await shrunk(run.steps, (fewer) => isSame({ ...run, steps: fewer }), attempts);
  const files = await shrunk([...run.files], (fewer) => isSame({ ...run, steps, files: new Map(fewer) }), attempts / 2);
  return { ...run, steps, files: new Map(files) };
}

/** Writes a failed run as a fixture: the site, its steps, and what happened. */
export function writeFixture(folder: string, { failure, steps, files, profile }: FailedRun): void {
  mkdirSync(folder, { recursive: true });
  writeSite(path.join(folder, 'site'), files);
  writeFileSync(path.join(folder, 'run.json'), `${JSON.stringify({ profile, steps }, undefined, 1)}\n`);
  writeFileSync(path.join(folder, 'failure.txt'), `${failure.kind}: ${failure.message}\n`);
}
