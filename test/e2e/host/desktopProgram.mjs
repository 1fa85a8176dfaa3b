// Runs tests in a desktop VS Code: node test/e2e/host/desktopProgram.mjs OPTIONS, as JSON.
import { runTests } from '@vscode/test-electron';

try {
  await runTests(JSON.parse(process.argv[2]));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
