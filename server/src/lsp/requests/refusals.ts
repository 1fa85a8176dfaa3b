/** Why a request for an edit failed, where nothing better is known. */
export const failed = { refused: 'The server failed; its output says why.' };

/** Why nothing is changed in a site that was there when the request was made. */
export const gone = { refused: 'The site is no longer there.' };
