import type { ConfigString } from '../../config/configStrings.ts';
import { localFileOf } from '../../site/localFile.ts';
import { resolveEntry } from '../../site/resolveEntry.ts';
import type { SiteSnapshot } from '../../site/siteSnapshot.ts';
import { rangeHoldsCursor } from '../../text/textRange.ts';
import type { DocumentLink, LinkTarget } from '../answers.ts';

/** All texts of docs.json that lead somewhere: pages, files and addresses. */
export function linksOfConfig(site: SiteSnapshot): readonly DocumentLink[] {
  return site.config.strings.flatMap((text) => {
    const target = targetOf(site, text);
    // The quotes are no part of the link.
    return target === undefined ? [] : [{ range: { start: text.range.start + 1, end: text.range.end - 1 }, target }];
  });
}

/** The file that the text at an offset names. */
export function definitionInConfig(site: SiteSnapshot, offset: number): DocumentLink | undefined {
  const text = site.config.strings.find((candidate) => rangeHoldsCursor(candidate.range, offset));
  const target = text === undefined ? undefined : targetOf(site, text);
  return text === undefined || target?.kind !== 'file' ? undefined : { range: text.range, target };
}

function targetOf(site: SiteSnapshot, text: ConfigString): LinkTarget | undefined {
  switch (text.kind) {
    case 'page': {
      const found = resolveEntry(site.files, text.value);
      return found.kind === 'page' || found.kind === 'withExtension' ? { kind: 'file', file: found.file } : undefined;
    }
    case 'image':
    case 'apiDescription': {
      const path = localFileOf(text.value)?.path;
      return path !== undefined && site.files.has(path) ? { kind: 'file', file: path } : address(text.value);
    }
    case 'url':
    case 'pagePrefix':
      return address(text.value);
    default:
      return undefined;
  }
}

function address(text: string): LinkTarget | undefined {
  return /^(?:https?:\/\/\S+|mailto:\S+@\S+)$/i.test(text) ? { kind: 'address', url: text } : undefined;
}
