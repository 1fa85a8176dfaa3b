/** Findings of a rule on real sites, judged by hand on the page. */
export interface Precision {
  readonly judged: number;
  readonly right: number;
}

/** How many findings of a rule on real sites were judged, and how many of them were right. */
export const precisionOf: Readonly<Record<string, Precision>> = {
  'api/error-response': { judged: 3, right: 2 },
  'api/parameter': { judged: 7, right: 7 },
  'api/response-example': { judged: 4, right: 4 },
  'code/invalid-javascript': { judged: 38, right: 36 },
  'code/invalid-python': { judged: 94, right: 89 },
  'code/invalid-shell': { judged: 20, right: 20 },
  'code/invalid-yaml': { judged: 25, right: 22 },
  'prose/expected-outcome': { judged: 50, right: 7 },
  'prose/inclusive': { judged: 64, right: 50 },
  'prose/long-sentence': { judged: 97, right: 48 },
  'prose/parallel-list': { judged: 44, right: 40 },
  'prose/passive-voice': { judged: 10, right: 9 },
  'prose/prerequisites': { judged: 50, right: 5 },
  'prose/repeated-word': { judged: 68, right: 65 },
  'prose/second-person': { judged: 100, right: 93 },
  'prose/tense': { judged: 18, right: 18 },
  'prose/terminology': { judged: 96, right: 91 },
  'prose/troubleshooting': { judged: 50, right: 5 },
  'prose/undefined-term': { judged: 24, right: 9 },
  'prose/wordy': { judged: 100, right: 97 },
};
