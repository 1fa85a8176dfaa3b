/** The replacement of a value. */
export interface Remedy {
  readonly title?: string;
  readonly yaml: string;
  readonly preferred: boolean;
}

export interface FrontMatterValueProblem {
  readonly message: string;
  /** What its message says without the value, if that differs from page to page. */
  readonly cause?: string;
  readonly stopsBuild?: boolean;
  readonly remedies: () => readonly Remedy[];
}
