import {
  PrepareRenameRequest,
  RenameRequest,
  WillDeleteFilesRequest,
  WillRenameFilesRequest,
  type DeleteFilesParams,
  type FileOperationRegistrationOptions,
  type RenameFilesParams,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { OwnMoves } from '../moves/ownMoves.ts';
import type { RequestRow } from './requestRow.ts';

/** Files and folders alike: a moved folder isn't followed by its files. */
const allFiles: FileOperationRegistrationOptions = { filters: [{ pattern: { glob: '**/*' } }] };

/** Few ask for it, so its code is loaded with the first request. */
const moves = () => import('../moves/moveRequests.ts');

/** Requests that change many files at once. */
export const refactorRequests: readonly RequestRow[] = [
  {
    capability: {
      renameProvider: { prepareProvider: true },
      workspace: { fileOperations: { willRename: allFiles, didRename: allFiles, willDelete: allFiles } },
    },
    register: (connection, answer, answerForAll) => {
      const asking = { connection, ownMoves: new OwnMoves() };
      connection.onRequest(
        PrepareRenameRequest.type,
        answer(null, {
          config: async (context, { position }) => (await moves()).prepareInConfig(context, position),
          page: async (context, { position }) => (await moves()).prepareInPage(context, position),
        }),
      );
      connection.onRequest(
        RenameRequest.type,
        answer(null, {
          needsFullSite: true,
          config: async (context, params) => (await moves()).renameInConfig(context, params, asking),
          page: async (context, params) => (await moves()).renameInPage(context, params, asking),
        }),
      );
      connection.onRequest(
        WillRenameFilesRequest.type,
        answerForAll<RenameFilesParams, WorkspaceEdit | null>(null, async (sites, { files }, session) =>
          (await moves()).editForMove(connection, sites, asking.ownMoves.others(sites, files), session),
        ),
      );
      connection.onRequest(
        WillDeleteFilesRequest.type,
        answerForAll<DeleteFilesParams, WorkspaceEdit | null>(null, async (sites, { files }, session) =>
          (await moves()).editForDeletion(sites, files, session),
        ),
      );
    },
  },
];
