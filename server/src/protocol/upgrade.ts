/**
 * Requests the edit that upgrades a classic site to the current format; `SiteParams` → `UpgradeAnswer<WorkspaceEdit>`.
 */
export const upgradeRequest = 'docsight/upgrade';

/** The edit (the protocol's `WorkspaceEdit`) with notes about it, or the message why there is none. */
export type UpgradeAnswer<Edit> =
  | {
      readonly edit: Edit;
      /** The URI of the configuration after the upgrade. */
      readonly config: string;
      /** The complete proposed text. */
      readonly text: string;
      /** Properties without a counterpart, which aren't converted. */
      readonly left: readonly UpgradeNoteInfo[];
      /** Properties that are converted differently, or added. */
      readonly changed: readonly UpgradeNoteInfo[];
    }
  | { readonly refused: string };

export interface UpgradeNoteInfo {
  /** The JSON path in the old file, for people: `anchors[0].color`. */
  readonly path: string;
  /** The reason, as a sentence. */
  readonly message: string;
}
