import { findRepeats, type FileFindings, type SiteFinding } from '../../core/rules/engine/repeats.ts';
import { isAbove, type SitePath } from '../../core/paths/sitePath.ts';
import type { Site } from '../../workspace/site.ts';

/** Decides whether a finding is reported. */
export type Keep = (site: Site, finding: SiteFinding) => boolean;

/** What a run is about if not about whole sites. */
export interface SitePart {
  /** Keeps findings in its files. */
  readonly own: Keep;
  /** Keeps what is reported: those, and findings in other files that its files cause, unless they aren’t requested. */
  readonly shown: Keep;
}

/** What a run reports. */
export interface Selection {
  readonly sites: readonly Site[];
  /** What findings must meet wherever they are. */
  readonly conditions: readonly Keep[];
  readonly part: SitePart | undefined;
}

/** Returns what findings must meet to be reported. */
export function conditionsToShow({ conditions, part }: Selection): readonly Keep[] {
  return part === undefined ? conditions : [...conditions, part.shown];
}

/** Keeps no finding in pages that the navigation doesn’t list. */
export const inListedPages: Keep = (site, { file }) => isAbove(file) || !site.takeSnapshot().listing.unlisted.has(file);

/**
 * Returns the findings of a site that all of some conditions keep. Where a representative of others is left out, one
 * of those represents the rest.
 */
export function selectedFindings(site: Site, conditions: readonly Keep[]): readonly SiteFinding[] {
  const { diagnostics } = site;
  const isKept = (finding: SiteFinding): boolean => conditions.every((keep) => keep(site, finding));
  const inConfig = diagnostics.configFiles().flatMap((file) => diagnostics.all(file).filter(isKept));
  const pages = diagnostics.pages();
  const all = pages.map((file) => [file, diagnostics.all(file)] as const);
  const kept = all.map(([file, findings]) => [file, findings.filter(isKept)] as const);
  const areAllKept = kept.every(([, findings], at) => findings.length === all[at]?.[1].length);
  return [...inConfig, ...(areAllKept ? kept.flatMap(([, findings]) => findings) : grouped(site, kept))];
}

function grouped(site: Site, kept: readonly (readonly [SitePath, readonly SiteFinding[]])[]): readonly SiteFinding[] {
  const files: readonly FileFindings[] = kept.map(([file, findings]) => ({ file, findings: findings.map(alone) }));
  const found = findRepeats(files, site.takeSnapshot().editions);
  return files.flatMap(({ file }) => found.get(file) ?? []);
}

/** Returns a finding without what it represents, and without its representative. */
function alone(finding: SiteFinding): SiteFinding {
  const own: { -readonly [Key in keyof SiteFinding]: SiteFinding[Key] } = { ...finding };
  delete own.copies;
  delete own.inFolder;
  delete own.sameCause;
  delete own.repeatOf;
  return own;
}
