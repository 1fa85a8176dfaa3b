import type { Cost } from './budget.ts';

// How much one answer may use up, and how large what goes into it may be. A page of a stranger's repository may be built
// to exceed anything; the limits are far from what real pages need, and keep an answer below two seconds and 600 MB.

/** The answers that a text decides, each with its budget. */
export const budgets = {
  /** 50,000 nodes take a second and are 4 MB of HTML. */
  preview: { nodes: 50_000, characters: 10_000_000, steps: 2_000_000 },
  /** One block of it at its top level: nothing else is answered meanwhile, so it takes a fifth of a second at most. */
  previewBlock: { nodes: 6000, characters: 1_000_000, steps: 250_000 },
  /** What is around a page: twice the entries of the largest site’s navigation, in one list. */
  frame: { nodes: 15_000, characters: 10_000_000, steps: 2_000_000 },
  /** HTML that is pasted: overlapping tags make more nodes than its text has letters. A page of a book has 3,000 characters. */
  paste: { nodes: 30_000, characters: 400_000, steps: 0 },
  /** The snippets that one page or snippet includes in llms-full.txt, and that all of them include. */
  llmsPage: { nodes: 0, characters: 1_000_000, steps: 0 },
  llms: { nodes: 0, characters: 50_000_000, steps: 0 },
} satisfies Readonly<Record<string, Cost>>;

/** A file with all pages ends here: twice as much is more than one string can hold. */
export const longestLlmsFile = 200_000_000;

/** An outline of docs.json ends here: the largest real site has half as many pages and groups. */
export const mostSymbols = 20_000;

/** Longer expressions are code rather than values. */
export const longestExpression = 5000;

/** The size of a constant as text: a page shows no longer ones, and may use one in each of its attributes. */
export const longestValue = 100_000;

/** The characters that variables of docs.json add to one text: each may be used a thousand times in it. */
export const mostReplaced = 100_000;

/** What is nested more deeply isn’t shown: nobody writes it, and thousands of levels would end the process. */
export const deepestNode = 300;

/** Snippets include each other, but not more deeply than this. */
export const deepestSnippet = 12;

/** Parsing a short expression takes about as long as a hundred characters of a long one. */
export const stepsPerParse = 100;

/** Longer texts of attributes that support Markdown are cut off. */
export const longestAttributeText = 2000;

/** Reading Markdown takes about as long as parsing eight times as much JavaScript. */
export const stepsPerMarkdown = 8;

/** Longer code is shown without colors. */
export const longestCode = 100_000;

/** Longer formulas are shown as their source. */
export const longestFormula = 10_000;

/** A drawing of code or a formula with more HTML is shown as its source. */
export const longestDrawing = 2_000_000;

/** A longer block isn’t read again for a fix: a thousand findings in it would take minutes. */
export const longestRereadBlock = 10_000;
