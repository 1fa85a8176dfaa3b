import { settingsFileName } from '../../settings/settingsFile.ts';
import type { Finding, Fix } from './rule.ts';

/** A fix as reports show it. */
export interface ShownFix {
  readonly title: string;
  /** Whether `--fix` applies it. */
  readonly isSafe: boolean;
}

/** Returns the first fix of a finding that does more than silence it, as reports show it. */
export function shownFixOf({ fixes }: Finding): ShownFix | undefined {
  const first = fixes?.().find((fix) => !isOfSettings(fix));
  return first && { title: first.title, isSafe: first.isSafe === true };
}

/** Whether a fix only silences a finding, in the settings. */
function isOfSettings({ edits }: Fix): boolean {
  return edits.length > 0 && edits.every(({ file }) => file === settingsFileName);
}
