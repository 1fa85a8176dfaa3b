import { before, describe, it } from 'node:test';
import { answersOf, contract, openSite } from '../support/hostContract.ts';
import { startWithChannel } from '../support/hosts.ts';
import type { Host, RemoteSite } from '../support/remoteSite.ts';
import { startConnected } from '../support/serverInProcess.ts';
import { startInWebWorker } from '../support/webWorkerServer.ts';

/**
 * Where people have the server, except for a process with streams, which `builtServer.test.ts` runs. In the web worker of
 * a browser, test/e2e/ui/webWorker.test.mjs runs it.
 */
const hosts: Readonly<Record<string, Host>> = {
  'a process with a channel, as VS Code starts it': startWithChannel,
  'a thread with what a web worker has': () => startInWebWorker(),
};

let expected: ReadonlyMap<string, unknown>;

before(async () => {
  const site = await openSite(startConnected);
  expected = await answersOf(site);
  await site.close();
});

for (const [name, host] of Object.entries(hosts)) {
  describe(`the server in ${name}`, () => {
    let site: RemoteSite;
    before(async () => {
      site = await openSite(host);
    });
    for (const { title, run } of contract) it(title, () => run(site, expected));
  });
}
