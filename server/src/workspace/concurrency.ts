/** Disks are fastest with a few concurrent requests; thousands would only queue and use memory. */
const atOnce = 16;

/** Maps items with limited concurrency; results have the order of the items. */
export async function mapLimited<T, Result>(
  items: readonly T[],
  work: (item: T) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  await eachLimited([...items.entries()], async ([at, item]) => {
    results[at] = await work(item);
  });
  return results;
}

/** Runs a function for each item, with limited concurrency. */
export async function eachLimited<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
