import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runs } from '../support/thorough.ts';
import { fuzzCache } from './cache/fuzzCache.ts';
import { fuzzCheckRuns } from './cache/fuzzCheckRuns.ts';
import { fuzzCommand } from './command/fuzzCommand.ts';
import { fuzzGit } from './git/fuzzGit.ts';
import { fuzzPaste } from './paste/fuzzPaste.ts';
import { Random } from './random.ts';
import { readSite } from './readSite.ts';
import { AnySteps } from './server/anySteps.ts';
import { fuzzServer } from './server/fuzzServer.ts';

// A short part of `npm run fuzz`, bounded by steps. DOCSIGHT_SEED=N does others.

const firstSeed = Number(process.env['DOCSIGHT_SEED'] ?? 1);
const files = readSite('examples/site');

describe('whatever people edit and ask for in any order', () => {
  it('the server stays up, answers without an error and finds what a fresh one finds', async () => {
    for (let seed = firstSeed; seed < firstSeed + runs(1, 40); seed++) {
      const goesOn = (step: number): boolean => step < runs(25, 400);
      const outcome = await fuzzServer({ seed, files, stepsPerComparison: 50, goesOn });
      if ('failure' in outcome)
        assert.fail(
          `seed ${seed}, step ${outcome.steps.length}: ${outcome.failure.message}\nnpm run fuzz -- --only server --seed ${seed} finds the smallest run.`,
        );
      assert.ok(outcome.edits > 5 && outcome.requests > 5 && outcome.comparisons > 0, JSON.stringify(outcome));
    }
  });

  it('a failure comes again with the same seed', () => {
    const steps = (): readonly unknown[] => {
      const source = new AnySteps(new Random(7), files);
      return Array.from({ length: 300 }, () => source.next());
    };
    assert.deepEqual(steps(), steps());
  });
});

describe('whatever HTML is pasted', () => {
  it('shows its text, and is no program, tag, expression, formula or address that runs code', async () => {
    const { texts, failure } = await fuzzPaste({ seed: firstSeed, texts: runs(100, 100_000) });
    assert.equal(failure?.message, undefined);
    assert.ok(texts > 0);
  });
});

describe('in whatever folder a command is typed', () => {
  it('it ends with an exit code and one line about what is wrong, and touches nothing outside', async () => {
    for (let seed = firstSeed; seed < firstSeed + runs(1, 200); seed++) {
      const outcome = await fuzzCommand({ seed, commands: 3, attempts: 40 });
      if ('failure' in outcome) {
        outcome.writeFixture(`out/fuzz/seed-${seed}-step-${outcome.step}`);
        assert.fail(`seed ${seed}, step ${outcome.step}: ${outcome.failure.message} (see out/fuzz)`);
      }
      assert.equal(outcome.runs, 3);
    }
  });
});

describe('with whatever settings a repository has', { skip: process.platform === 'win32' }, () => {
  it('check --changed starts no program but git, and ends with an exit code and one message', async () => {
    for (let seed = firstSeed; seed < firstSeed + runs(1, 50); seed++) {
      const outcome = await fuzzGit(seed, runs(3, 20));
      if ('failure' in outcome) assert.fail(`seed ${seed}, ${outcome.failure.message}`);
      assert.ok((outcome.codes[1] ?? 0) + (outcome.codes[0] ?? 0) > 0, JSON.stringify(outcome));
    }
  });
});

describe('whatever happens to the files of a cache', { skip: process.platform === 'win32' }, () => {
  it('only what was written there is read, and no file of others is removed', () => {
    for (let seed = firstSeed; seed < firstSeed + runs(1, 100); seed++) {
      const outcome = fuzzCache(seed, 200);
      if ('failure' in outcome) assert.fail(`seed ${seed}, ${outcome.failure.message}`);
      assert.ok(outcome.read > 20, JSON.stringify(outcome));
    }
  });

  it('a check finds the same after several at once, and after some that were killed while they wrote', async () => {
    for (let seed = firstSeed; seed < firstSeed + runs(1, 50); seed++) {
      const outcome = await fuzzCheckRuns(seed, runs(1, 2));
      if ('failure' in outcome) assert.fail(`seed ${seed}, ${outcome.failure.message}`);
      assert.ok(outcome.killed > 0, JSON.stringify(outcome));
    }
  });
});
