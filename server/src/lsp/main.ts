import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { nodeFileSystem } from '../workspace/nodeFileSystem.ts';
import { startServer } from './server.ts';

// The transport (standard streams, a socket or Node's own channel) is named on the command line by the client.
startServer(createConnection(ProposedFeatures.all), nodeFileSystem);
