import { keepCompiledCode } from '../workspace/compileCache.ts';

// What is imported after this is kept.
keepCompiledCode();
void import('./transports.ts').then(({ startNamedServer, startStdioServer }) => {
  // A client names the transport on the command line; without one the standard streams are meant.
  const namesTransport = process.argv.some((argument) => /^--(?:node-ipc|socket|pipe)\b/.test(argument));
  if (namesTransport) startNamedServer();
  else startStdioServer();
});
