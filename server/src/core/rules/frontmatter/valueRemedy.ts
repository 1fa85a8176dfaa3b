/** The replacement of a value. */
export interface Remedy {
  readonly title?: string;
  readonly yaml: string;
  readonly preferred: boolean;
}

export interface FrontMatterValueProblem {
  readonly message: string;
  readonly stopsBuild?: boolean;
  readonly remedies: () => readonly Remedy[];
}
