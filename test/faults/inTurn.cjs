// Runs command lines of a program one after the other in one process: node inTurn.cjs PROGRAM JSON
// Each begins when the one before has nothing left to do. Its exit code is printed.
const [, , program, commandLines] = process.argv;
const remaining = JSON.parse(commandLines);
const codes = [];

process.on('beforeExit', () => {
  codes.push(process.exitCode);
  run();
});
process.on('exit', () => {
  require('node:fs').writeSync(2, `\n${JSON.stringify(codes)}`);
});
run();

function run() {
  const args = remaining.shift();
  if (args === undefined) return;
  process.argv = [process.argv[0], program, ...args];
  process.exitCode = undefined;
  delete require.cache[require.resolve(program)];
  require(program);
}
