/** Asks for the edit that moves a classic site over to the current format; `SiteParams` → `UpgradeAnswer<WorkspaceEdit>`. */
export const upgradeRequest = 'docsight/upgrade';

/** The edit as the protocol's `WorkspaceEdit` with what a person should know of it, or why there is none, in words for them. */
export type UpgradeAnswer<Edit> =
  | {
      readonly edit: Edit;
      /** The URI that the configuration has afterwards. */
      readonly config: string;
      /** All of its text as it would be. */
      readonly text: string;
      /** What has no counterpart and is left out. */
      readonly left: readonly UpgradeNoteInfo[];
      /** What is said otherwise than in the old file, or for the first time. */
      readonly changed: readonly UpgradeNoteInfo[];
    }
  | { readonly refused: string };

export interface UpgradeNoteInfo {
  /** Where it stands in the old file, as people write it: `anchors[0].color`. */
  readonly path: string;
  /** Why, as a sentence. */
  readonly message: string;
}
