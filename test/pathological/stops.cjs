// Preloaded into a server: appends to the file of DOCSIGHT_STOPS how long its main thread had the processor between two
// turns of other work, in seconds, wherever that is long. Measured from outside, a client without a processor would count.
const { appendFileSync, readFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const shortest = 0.005;

function processorTime() {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
}

if (isMainThread && process.env.DOCSIGHT_STOPS) {
  let last = processorTime();
  setInterval(() => {
    const now = processorTime();
    if (now - last > shortest) appendFileSync(process.env.DOCSIGHT_STOPS, `${now - last}\n`);
    last = now;
  }, 1).unref();
}
