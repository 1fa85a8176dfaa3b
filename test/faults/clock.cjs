// Preloaded into a program: the clock jumps back and forth, as after a sleep or a correction of the time.
const start = Date.now();
const now = performance.now.bind(performance);
let calls = 0;

/** Milliseconds by which the clock is wrong at the moment: an hour, fast and slow at every other call. */
function error() {
  calls++;
  return (calls % 2 === 0 ? -1 : 1) * 3_600_000;
}

Date.now = () => start + error();
performance.now = () => now() + error();
