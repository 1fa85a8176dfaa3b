import type { Cost } from './budget.ts';

// How much one answer may use up, and how large what goes into it may be. A page of a stranger's repository may be built
// to exceed anything; the limits are far from what real pages need, and keep an answer below two seconds and 600 MB.

/** The answers that a text decides, each with its budget. */
export const budgets = {
  /** 60,000 nodes take a second and are 4 MB of HTML. */
  preview: { nodes: 60_000, characters: 10_000_000, steps: 4_000_000 },
} satisfies Readonly<Record<string, Cost>>;
