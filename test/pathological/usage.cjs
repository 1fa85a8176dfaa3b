// Preloaded into a program: writes the time of the processor and the memory that it took to the file of DOCSIGHT_USAGE.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  writeFileSync(process.env.DOCSIGHT_USAGE, `${(user + system) / 1e6} ${maxRSS / 1024}`);
});
