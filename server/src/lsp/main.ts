import { keepCompiledCode } from '../workspace/cache/compileCache.ts';

// Modules imported after this call are cached.
keepCompiledCode();
void import('./transports.ts').then(({ startNamedServer, startStdioServer }) => {
  // Clients name the transport on the command line; the default is standard input and output.
  const namesTransport = process.argv.some((argument) => /^--(?:node-ipc|socket|pipe)\b/.test(argument));
  if (namesTransport) startNamedServer();
  else startStdioServer();
});
