import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CheckFinding, CheckResult } from '../checkResult.ts';
import { identityOf } from '../check/baseline.ts';
import { repeatsSuffix } from './terminalText.ts';

/** A finding as the platforms of repositories show it. */
export interface PlatformFinding {
  readonly finding: CheckFinding;
  /** Relative to the root of the repository. */
  readonly path: string;
  /** The message with the number of findings that this one represents. */
  readonly message: string;
  /** Stays the same when the finding moves to another line; no other has it. */
  readonly fingerprint: string;
}

/** Returns the findings that represent others or only themselves, in the order of the sites. */
export function platformFindings({ sites }: CheckResult): readonly PlatformFinding[] {
  const seen = new Map<string, number>();
  return sites.flatMap(({ inRepository, findings }) =>
    findings
      .filter(({ repeatOf }) => repeatOf === undefined)
      .map((finding) => {
        const file = path.posix.join(inRepository, finding.file);
        const identity = JSON.stringify([finding.rule, file, identityOf(finding)]);
        const nth = seen.get(identity) ?? 0;
        seen.set(identity, nth + 1);
        return {
          finding,
          path: file,
          message: `${finding.message}${repeatsSuffix([finding])}`,
          fingerprint: createHash('sha256').update(`${identity} ${nth}`).digest('hex').slice(0, 40),
        };
      }),
  );
}
