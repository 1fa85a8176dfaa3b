import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { nodeMachine } from '../workspace/nodeMachine.ts';
import { startServer } from './server.ts';
import { startStdioServer } from './stdio.ts';

// A client names the transport on the command line; without one the standard streams are meant.
const namesTransport = process.argv.some((argument) => /^--(?:node-ipc|socket|pipe)\b/.test(argument));
if (namesTransport) startServer(createConnection(ProposedFeatures.all), nodeMachine);
else startStdioServer();
