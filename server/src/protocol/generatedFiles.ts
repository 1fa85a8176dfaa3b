import type { SiteParams } from './sites.ts';

/** A text that would be written, and what stands there now. */
export interface ProposedFile {
  /** The URI of the file. */
  readonly uri: string;
  /** Its path for people: from the root of the repository, or of the folder that was chosen. */
  readonly path: string;
  /** All of its text as it would be. */
  readonly text: string;
  /**
   * `new`: there is no such file. `current`: it has the text already. `managed`: only what Docsight wrote changes.
   * `foreign`: somebody else's words would change, so a person has to agree.
   */
  readonly state: 'new' | 'current' | 'managed' | 'foreign';
}

/** Asks for the rules file of a site for one target; `RulesParams` → `RulesAnswer`, null where the site isn't known. */
export const rulesRequest = 'docsight/rules';

export interface RulesParams extends SiteParams {
  /** The id of a target, see `rulesTargetsRequest`. */
  readonly target: string;
}

export interface ProposedRules {
  readonly file: ProposedFile;
  /**
   * Why a person has to agree, where they have to: the file has the part of the site more than once, a mark around the part
   * lost its partner, or the file has no mark at all.
   */
  readonly foreign?: 'doubled' | 'damaged' | 'others';
  /** Where the platform would publish the file as a page of the site: the `.mintignore` that prevents it. */
  readonly ignore?: ProposedFile;
}

/** The file, or why it can't be written, in words for a person. */
export type RulesAnswer = ProposedRules | { readonly refused: string };

/** Asks which rules files there can be for a site; `SiteParams` → `RulesTargetInfo[]`. */
export const rulesTargetsRequest = 'docsight/rulesTargets';

export interface RulesTargetInfo {
  readonly id: string;
  /** `.cursor/rules.md` */
  readonly path: string;
  /** Whose assistant reads it, for people: `Cursor`. */
  readonly reader: string;
  readonly exists: boolean;
}

/** Asks for the plain-text index of a site and what goes with it; `LlmsParams` → `LlmsAnswer`, null where the site isn't known. */
export const llmsRequest = 'docsight/llms';

export interface LlmsParams extends SiteParams {
  /** The address of the published documentation, without a slash at its end. */
  readonly docsUrl: string;
  /** The URI of the folder to write to. */
  readonly out: string;
  /** Whether one file with the text of all pages is wanted too. */
  readonly withFull: boolean;
  /** Whether each page is wanted as Markdown too. */
  readonly withPages: boolean;
}

/** The index first, and what a person has to know of it; or why nothing can be written, in words for them. */
export type LlmsAnswer =
  { readonly files: readonly ProposedFile[]; readonly warnings: readonly string[] } | { readonly refused: string };
