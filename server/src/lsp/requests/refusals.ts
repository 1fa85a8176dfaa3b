/** The refusal if the handler of an edit request failed. */
export const failed = { refused: 'The language server failed. See the Docsight output for details.' };

/** The refusal if the site of a request no longer exists. */
export const gone = { refused: 'The site no longer exists.' };
