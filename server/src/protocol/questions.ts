/**
 * Requests the answer to a question that an edit waits for; `QuestionParams` → the answer, null if there is none. A
 * notification would hide itself after some seconds, and the edit would never come.
 */
export const questionRequest = 'docsight/question';

export interface QuestionParams {
  readonly question: string;
  /** The last one is that of closing the dialog. */
  readonly answers: readonly string[];
}
