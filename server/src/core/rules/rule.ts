import type { SitePath } from '../paths/sitePath.ts';
import type { SiteSnapshot } from '../site/siteSnapshot.ts';
import type { TextEdit } from '../text/textEdit.ts';
import type { TextRange } from '../text/textRange.ts';

export const severities = ['error', 'warning', 'info', 'hint'] as const;
export type Severity = (typeof severities)[number];

/** What is said of a rule wherever rules are listed: settings, pages, the command line. */
export interface RuleMeta {
  /** `area/what`: public and stable. */
  readonly id: string;
  readonly severity: Severity;
  /** One line that says what is reported, without a full stop. */
  readonly summary: string;
  /** Whether some of its findings bring a fix. */
  readonly fixable: boolean;
}

/** A change to one file of the site. */
export type FileEdit =
  | { readonly kind: 'edit'; readonly file: SitePath; readonly edits: readonly TextEdit[] }
  | { readonly kind: 'create'; readonly file: SitePath; readonly text: string };

/** A repair that a person can choose. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly FileEdit[];
  /** Whether it is what nearly everybody wants, so that an editor may take it by itself. */
  readonly preferred: boolean;
}

/** A place that helps to understand a finding. */
export interface RelatedPlace {
  readonly file: SitePath;
  readonly range: TextRange;
  readonly message: string;
}

/** Something that a rule has found in docs.json. */
export interface Finding {
  readonly range: TextRange;
  readonly message: string;
  /** Where this finding weighs less than the rule's others. */
  readonly severity?: Severity | undefined;
  readonly related?: readonly RelatedPlace[];
  /** Computed only when somebody asks for them. */
  readonly fixes?: () => readonly Fix[];
  /** Said by rules that always have a fix, so that nobody need compute it to know. */
  readonly hasFix?: boolean;
}

/** A rule about docs.json: what it is called, and what it finds in a site. */
export interface ConfigRule {
  readonly meta: RuleMeta;
  check(site: SiteSnapshot): Iterable<Finding>;
}
