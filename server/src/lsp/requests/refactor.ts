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
import { editForDeletion, editForMove } from '../moves/fileMoves.ts';
import { OwnMoves } from '../moves/ownMoves.ts';
import { prepareInConfig, prepareInPage, renameInConfig, renameInPage } from '../moves/renaming.ts';
import type { RequestRow } from './requestRow.ts';

/** Files and folders alike: a moved folder isn't followed by its files. */
const allFiles: FileOperationRegistrationOptions = { filters: [{ pattern: { glob: '**/*' } }] };

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
          config: (context, { position }) => prepareInConfig(context, position),
          fragment: (context, { position }) => prepareInConfig(context, position),
          page: (context, { position }) => prepareInPage(context, position),
        }),
      );
      connection.onRequest(
        RenameRequest.type,
        answer(null, {
          needsFullSite: true,
          config: (context, params) => renameInConfig(context, params, asking),
          fragment: (context, params) => renameInConfig(context, params, asking),
          page: (context, params) => renameInPage(context, params, asking),
        }),
      );
      connection.onRequest(
        WillRenameFilesRequest.type,
        answerForAll<RenameFilesParams, WorkspaceEdit | null>(null, (sites, { files }, session) =>
          editForMove(connection, sites, asking.ownMoves.others(sites, files), session),
        ),
      );
      connection.onRequest(
        WillDeleteFilesRequest.type,
        answerForAll<DeleteFilesParams, WorkspaceEdit | null>(null, (sites, { files }, session) =>
          editForDeletion(sites, files, session),
        ),
      );
    },
  },
];
