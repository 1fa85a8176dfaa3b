export { editForDeletion, editForMove } from './fileMoves.ts';
export { prepareInConfig, prepareInPage, renameInConfig, renameInPage } from './renaming.ts';
