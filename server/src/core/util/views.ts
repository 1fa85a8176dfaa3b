/** An object that notes what somebody asks of another one, which it otherwise equals. */
interface View {
  readonly original: object;
  readonly ask: (what: string) => void;
}

const views = new WeakMap<object, View>();

export function addView(view: object, known: View): void {
  views.set(view, known);
}

/**
 * Returns the object of which another may be a view. For caches by object: what they hold was asked before, by somebody
 * else, so `what` counts as asked now; without a name, all of the object does.
 */
export function originalOf<T extends object>(value: T, what = ''): T {
  const view = views.get(value);
  view?.ask(what);
  return (view?.original ?? value) as T;
}
