/** Nothing can be watched here: the client tells of changed files. */
export class SiteWatchers {
  follow(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    // Nothing is open.
  }
}

/** A browser has no disk. */
export function readBeforeWatching(): Promise<boolean> {
  return Promise.resolve(false);
}
