import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { whenIdle } from '../../server/src/workspace/writing/diskWrites.ts';

interface Outcome {
  readonly attempts: number;
  readonly waited: number;
  readonly error: unknown;
}

/** Does something that fails some times with an error code; resolves to how often and for how long it was tried. */
async function attempted(code: string, failures: number, isWindows = true): Promise<Outcome> {
  let attempts = 0;
  let waited = 0;
  const wait = (milliseconds: number): Promise<void> => {
    waited += milliseconds;
    return Promise.resolve();
  };
  const action = (): Promise<void> =>
    ++attempts > failures ? Promise.resolve() : Promise.reject(Object.assign(new Error('held'), { code }));
  const error = await whenIdle(action, { isWindows, wait }).then(
    () => undefined,
    (reason: unknown) => (reason as NodeJS.ErrnoException).code,
  );
  return { attempts, waited, error };
}

describe('a file that another program may hold', () => {
  it('is tried again on Windows until it is free', async () => {
    for (const code of ['EACCES', 'EBUSY', 'EPERM'])
      assert.deepEqual(await attempted(code, 3), { attempts: 4, waited: 60, error: undefined });
  });

  it('is given up after about two seconds', async () => {
    const { attempts, waited, error } = await attempted('EPERM', Infinity);
    assert.equal(error, 'EPERM');
    assert.ok(attempts < 30 && waited > 1_500 && waited < 2_500, `${attempts} attempts, ${waited} ms`);
  });

  it('is tried once where another attempt can’t help', async () => {
    assert.deepEqual(await attempted('ENOSPC', 3), { attempts: 1, waited: 0, error: 'ENOSPC' });
    assert.deepEqual(await attempted('EPERM', 3, false), { attempts: 1, waited: 0, error: 'EPERM' });
  });
});
