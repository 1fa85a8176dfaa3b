import type { SitePath } from '../../paths/sitePath.ts';
import type { ReportedFinding } from './reportedFindings.ts';

/** A line on as many pages is written by a program or copied from a template; on fewer, its authors may have typed it. */
const fewestPages = 10;

/** The findings of a page, and the page of which it is an edition. */
interface PageFindings {
  readonly original: SitePath;
  readonly findings: readonly ReportedFinding[];
}

/**
 * Returns a function that returns what findings have in common that a program or a template repeats: the message and
 * the line, if enough pages have both; undefined for every other finding.
 */
export function templateLinesIn(pages: readonly PageFindings[]): (finding: ReportedFinding) => string | undefined {
  const originals = new Map<string, Set<SitePath>>();
  for (const { original, findings } of pages) {
    for (const finding of findings) {
      const key = keyOf(finding);
      if (key === undefined) continue;
      const known = originals.get(key) ?? new Set();
      originals.set(key, known.add(original));
    }
  }
  return (finding) => {
    const key = keyOf(finding);
    return key !== undefined && (originals.get(key)?.size ?? 0) >= fewestPages ? key : undefined;
  };
}

function keyOf({ rule, severity, message, line = '' }: ReportedFinding): string | undefined {
  // Lines of a single word, such as `</div>`, are alike by chance.
  const isTelling = rule.once === 'template' && /\p{L}{2}.*[^\p{L}].*\p{L}{2}/u.test(line);
  return isTelling ? `${rule.id} ${severity} ${message}\n${line}` : undefined;
}
