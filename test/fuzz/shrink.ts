/** Returns fewer items that still fail: leaves out halves, then smaller parts (delta debugging). */
export async function shrunk<Item>(
  items: readonly Item[],
  stillFails: (fewer: readonly Item[]) => Promise<boolean>,
  attempts: number,
): Promise<readonly Item[]> {
  let left = attempts;
  let current = items;
  for (let size = Math.ceil(current.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let end = current.length; end > 0 && left > 0; end -= size) {
      const start = Math.max(0, end - size);
      const fewer = [...current.slice(0, start), ...current.slice(end)];
      left--;
      if (await stillFails(fewer)) current = fewer;
    }
  }
  return current;
}
