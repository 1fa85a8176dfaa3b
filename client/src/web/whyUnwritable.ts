/** There is no disk: the editor says what its own file systems refuse. */
export function whyUnwritable(): Promise<undefined> {
  return Promise.resolve(undefined);
}
