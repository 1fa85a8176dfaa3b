/** Why a request for an edit failed, where nothing better is known. */
export const failed = { refused: 'The language server failed. See the Docsight output for details.' };

/** Why nothing is changed in a site that was there when the request was made. */
export const gone = { refused: 'The site no longer exists.' };
