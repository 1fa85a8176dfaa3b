// A run of the fuzzer is a list of steps that are data, so that it can be repeated, cut down and kept.

/** A change on the disk. `isNew`: the event says so, though the file may have existed, as after a checkout. */
export type DiskChange =
  | { readonly kind: 'write'; readonly file: string; readonly text: string; readonly isNew: boolean }
  | { readonly kind: 'delete'; readonly file: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string };

export type Step =
  /** Changes files and sends one batch of events. */
  | { readonly kind: 'disk'; readonly changes: readonly DiskChange[] }
  | { readonly kind: 'notify'; readonly method: string; readonly params: object }
  /** `isAlone`: nothing else is pending, and its processor time is measured. */
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly params: object;
      readonly isAlone?: boolean;
      readonly isCancelled?: boolean;
    }
  /** Compares all findings, and some answers, with those of a server that has just started. */
  | { readonly kind: 'compare'; readonly requests: readonly { readonly method: string; readonly params: object }[] };

/** The placeholder of the folder’s URI in the parameters of steps. */
export const rootMark = 'root:';

/** Replaces the mark in parameters by the URI of a folder. */
export function located<Params>(params: Params, rootUri: string): Params {
  return JSON.parse(JSON.stringify(params).replaceAll(`"${rootMark}/`, `"${rootUri}/`)) as Params;
}

/** Returns the URI of a file in a step's parameters. */
export function markedUri(file: string): string {
  return `${rootMark}/${file.split('/').map(encodeURIComponent).join('/')}`;
}
