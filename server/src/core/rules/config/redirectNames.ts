import { replaceText } from '../../config/edit/configEdits.ts';
import type { Redirect } from '../../config/siteConfig.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { code } from '../../util/messageText.ts';
import { configFix } from '../engine/configFixes.ts';
import { fixesIfAny, type Finding } from '../engine/rule.ts';

/** A name in the source of a redirect, and how it is written: with a sign or a pattern that other systems have. */
interface NamedPart {
  readonly name: string;
  readonly written: string;
}

/** Returns the name in a source without an asterisk: the platform compares such a source literally. */
export function nameIn({ source }: Redirect): NamedPart | undefined {
  if (source.value.includes('*')) return undefined;
  const [, written, name] = /\/((:\w+)(?:\([^()]*\))?[?+]?)(?=\/|$)/.exec(source.value.trim()) ?? [];
  return written === undefined || name === undefined ? undefined : { name, written };
}

/** Yields the finding of all redirects with a name that never match. */
export function* withoutAsterisk({ config }: SiteSnapshot): Iterable<Finding> {
  for (const one of config.redirects) {
    const { source, destination } = one;
    const part = nameIn(one);
    if (part === undefined) continue;
    const { name, written } = part;
    yield {
      range: source.range,
      // Who writes names as another system has them writes all of them so.
      cause: 'names without an asterisk',
      message: `${code(written)} matches only with an asterisk, so this redirect has no effect. Write ${code(`${name}*`)}.`,
      fixes: fixesIfAny(() => {
        // What a name before other segments takes with an asterisk is unknown.
        if (!source.value.trim().endsWith(`/${written}`) || source.value.split('/:').length > 2) return [];
        const edits = [source, destination].flatMap((side) =>
          side === undefined || !side.value.includes(name)
            ? []
            : [
                replaceText(
                  side.range,
                  side.value
                    .trim()
                    .replace(written, name)
                    .replace(new RegExp(`${name}(?![\\w*])`), `${name}*`),
                ),
              ],
        );
        return [configFix(config, `Change to ${code(`${name}*`)}`, edits, true)];
      }),
    };
  }
}
