import type { ConfigString } from '../../config/configStrings.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { localFileOf } from '../../paths/address.ts';
import type { SitePath } from '../../paths/sitePath.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import type { ApiDescription, DescriptionProblem } from '../../site/api/apiDescription.ts';
import { LineIndex } from '../../text/lines.ts';
import { code } from '../../util/messageText.ts';
import { replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import type { ConfigRule, Finding, RelatedLocation } from '../engine/rule.ts';

export const openapi: ConfigRule = {
  meta: {
    id: 'config/openapi',
    title: 'API description that the build rejects',
    severity: 'error',
    summary:
      'an API description that can’t be read, that the platform’s build rejects, or whose path has a slash that it rejects',
  },
  *check(site) {
    const reported = new Set<SitePath>();
    for (const text of site.config.strings) {
      if (text.kind !== 'apiDescription') continue;
      const path = localFileOf(text.value)?.path;
      if (isAbsolute(site, text, path)) yield leadingSlash(site.config, text);
      const description = path === undefined ? undefined : site.apiDescriptions.get(path);
      // Reported at the first of its entries: the mistake is in the file.
      if (path === undefined || description?.problem === undefined || reported.has(path)) continue;
      if (description.problem.lacksPages === true && !generatesPages(text)) continue;
      reported.add(path);
      yield {
        range: text.range,
        ...(description.problem.kind === 'accepted' && { severity: 'warning' as const }),
        message: messageOf(path, description, description.problem),
        related: locationOf(path, description.problem),
      };
    }
  },
};

/** The platform takes a slash here for the root of the disk; elsewhere it accepts both. */
function isAbsolute(
  { config, files }: SiteSnapshot,
  { path, value }: ConfigString,
  file: SitePath | undefined,
): boolean {
  if (config.generation !== 'current' || path[0] !== 'api' || path[1] !== 'openapi' || path.includes('overlays'))
    return false;
  // A file that is missing under that path is reported as such.
  return /^\/(?!\/)/.test(value) && file !== undefined && files.has(file);
}

function leadingSlash(config: SiteConfig, { value, range }: ConfigString): Finding {
  const relative = value.replace(/^\/+/, '');
  return {
    range,
    message: `The leading slash in ${code('api.openapi')} stops the build. Write ${code(relative)}.`,
    fixes: () => [configFix(config, `Change to ${code(relative)}`, [replaceText(range, relative)], true)],
  };
}

/** Whether the platform builds a page for each operation of the description. */
function generatesPages({ path }: ConfigString): boolean {
  return path[0] === 'navigation' || path[0] === 'tabs' || path[0] === 'anchors';
}

function messageOf(path: SitePath, description: ApiDescription, { kind, message, offset }: DescriptionProblem): string {
  const line = offset === undefined ? undefined : new LineIndex(description).positionAt(offset).line + 1;
  const file = code(`/${path}`);
  if (kind === 'unreadable') {
    const place = line === undefined ? '' : ` on line ${line}`;
    return `${file} can’t be read as an API description: ${message}${place}.`;
  }
  const place = line === undefined ? '' : ` (line ${line})`;
  const verdict = kind === 'refused' ? 'isn’t a valid API description' : 'has a broken reference';
  return `${file} ${verdict}${place}. ${message}`;
}

function locationOf(file: SitePath, { offset }: DescriptionProblem): readonly RelatedLocation[] {
  return offset === undefined ? [] : [{ file, range: { start: offset, end: offset }, message: 'The mistake' }];
}
