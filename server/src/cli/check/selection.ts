import { findRepeats, withSameCauses, type SiteFinding } from '../../core/rules/engine/repeats.ts';
import { isAbove, type PathAbove, type SitePath } from '../../core/paths/sitePath.ts';
import type { Site } from '../../workspace/site.ts';

type Found = readonly SiteFinding[];

/** Returns findings by file with what repeats others grouped. */
type Grouping<File> = (byFile: ReadonlyMap<File, Found>) => ReadonlyMap<File, Found>;

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
  const keptIn = <File extends SitePath | PathAbove>(files: readonly File[], group: Grouping<File>): Found => {
    const all = files.map((file) => diagnostics.all(file));
    const kept = all.map((findings) => findings.filter(isKept));
    if (kept.every((findings, at) => findings.length === all[at]?.length)) return kept.flat();
    const grouped = group(new Map(files.map((file, at) => [file, kept[at]?.map(alone) ?? []])));
    return files.flatMap((file) => grouped.get(file) ?? []);
  };
  const { editions } = site.takeSnapshot();
  return [
    ...keptIn(diagnostics.configFiles(), withSameCauses),
    ...keptIn(diagnostics.pages(), (byFile) =>
      findRepeats(
        [...byFile].map(([file, findings]) => ({ file, findings })),
        editions,
      ),
    ),
  ];
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
