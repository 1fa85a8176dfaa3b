/** Identifies the document of a request. */
export interface DocumentParams {
  readonly textDocument: { readonly uri: string };
}
