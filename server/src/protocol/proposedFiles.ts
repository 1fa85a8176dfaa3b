import type { SiteParams } from './sites.ts';

/** A proposed text, and the state of the file now. */
export interface ProposedFile {
  readonly uri: string;
  /** Its path for people: from the root of the repository, or of the chosen folder. */
  readonly path: string;
  /** The complete proposed text. */
  readonly text: string;
  /**
   * `new`: the file doesn't exist. `current`: it is up to date. `managed`: only the managed block changes. `foreign`:
   * content that Docsight didn't write would change, so a person has to agree.
   */
  readonly state: 'new' | 'current' | 'managed' | 'foreign';
}

/** Requests the rules file of a site for one target; `RulesParams` → `RulesAnswer`, null for an unknown site. */
export const rulesRequest = 'docsight/rules';

export interface RulesParams extends SiteParams {
  /** The id of a target, see `rulesTargetsRequest`. */
  readonly target: string;
}

export interface ProposedRules {
  readonly file: ProposedFile;
  /**
   * Why a person has to agree, if they have to: the file has the site's section more than once, one of its two markers
   * is missing, or the file has no marker at all.
   */
  readonly foreign?: 'doubled' | 'damaged' | 'others';
  /** The `.mintignore` with a line for the file, if the platform would publish it as a page of the site. */
  readonly ignore?: ProposedFile;
}

/** The file, or the message why it can't be written. */
export type RulesAnswer = ProposedRules | { readonly refused: string };

/** Requests the rules file of a site for each tool, one of several that it reads; `SiteParams` → `RulesTargetInfo[]`. */
export const rulesTargetsRequest = 'docsight/rulesTargets';

export interface RulesTargetInfo {
  readonly id: string;
  /** `.cursor/rules.md` */
  readonly path: string;
  /** The assistant that reads it, for people: `Cursor`. */
  readonly reader: string;
  readonly exists: boolean;
  /** Whether it has a section about the site, which is updated. */
  readonly hasSection: boolean;
}

/**
 * Requests the plain-text index of a site and its other outputs; `LlmsParams` → `LlmsAnswer`, null for an unknown site.
 */
export const llmsRequest = 'docsight/llms';

export interface LlmsParams extends SiteParams {
  /** The URL of the published documentation, without a slash at its end. */
  readonly docsUrl: string;
  /** The URI of the folder to write to. */
  readonly out: string;
  /** Whether to write one file with the text of all pages too. */
  readonly withFull: boolean;
  /** Whether to write each page as Markdown too. */
  readonly withPages: boolean;
}

/** The index first, and notes about it; or the message why nothing can be written. */
export type LlmsAnswer =
  | { readonly files: readonly ProposedFile[]; readonly warnings: readonly string[] }
  | { readonly refused: string };

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

/** Requests the texts of a site’s pages with the findings of a rule fixed; `FixRuleParams` → `RuleFixesInfo`. */
export const fixRuleRequest = 'docsight/fixRule';

export interface FixRuleParams extends SiteParams {
  readonly rule: string;
  /** The title of the fix to apply where a finding has several. */
  readonly title: string;
}

export interface RuleFixesInfo {
  readonly files: readonly ProposedFile[];
  /** Of findings that are fixed. */
  readonly count: number;
}

/** Requests the edit of a site’s `.docsight.json` that stores its URL; `DocsUrlParams` → `EditAnswer<WorkspaceEdit>`. */
export const docsUrlRequest = 'docsight/docsUrl';

export interface DocsUrlParams extends SiteParams {
  readonly url: string;
}
