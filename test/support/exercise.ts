import assert from 'node:assert/strict';
import { completeConfig } from '../../server/src/core/features/config/completion.ts';
import { colorsOfConfig } from '../../server/src/core/features/site/colors.ts';
import { hoverConfig } from '../../server/src/core/features/config/hover.ts';
import { hintsInConfig } from '../../server/src/core/features/config/inlayHints.ts';
import { findingConfigLinks } from '../../server/src/core/features/config/links.ts';
import { finished } from '../../server/src/core/util/finished.ts';
import { outlineConfig } from '../../server/src/core/features/config/symbols.ts';
import { moveFiles } from '../../server/src/core/features/refactor/moveFiles.ts';
import { renameableInConfig } from '../../server/src/core/features/refactor/renameAt.ts';
import { definitionInConfig } from '../../server/src/core/features/site/definition.ts';
import { referencesInConfig } from '../../server/src/core/features/site/references.ts';
import { readConfig } from '../../server/src/core/config/readConfig.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import type { SiteSnapshot } from '../../server/src/core/site/siteSnapshot.ts';
import type { TextRange } from '../../server/src/core/text/textRange.ts';
import { findingsIn } from './site.ts';

/**
 * Sends every request about a docs.json with this text, with the cursor at an offset. No handler may throw, and no
 * range may be outside of the text.
 */
export function exercise(around: SiteSnapshot, text: string, offset: number): void {
  const config = readConfig('docs.json' as SitePath, text);
  if (config === undefined) return;
  const site = { ...around, config };
  const inText = ({ start, end }: TextRange): void => {
    assert.ok(0 <= start && start <= end && end <= text.length, `${start}–${end} of ${text.length}`);
  };
  for (const finding of findingsIn(site)) {
    inText(finding.range);
    for (const fix of finding.fixes?.() ?? []) {
      for (const edit of fix.edits) if (edit.kind === 'edit') for (const { range } of edit.edits) inText(range);
    }
  }
  for (const item of completeConfig(site, offset).items) {
    inText(item.edit.range);
    assert.ok(item.edit.range.start <= offset && offset <= item.edit.range.end, 'a completion away from the cursor');
  }
  const hover = hoverConfig(site, offset);
  if (hover !== undefined) inText(hover.range);
  for (const symbol of outlineConfig(site)) inText(symbol.range);
  for (const { range } of [...colorsOfConfig(site), ...finished(findingConfigLinks(site))]) inText(range);
  for (const hint of hintsInConfig(site, { start: 0, end: text.length }))
    inText({ start: hint.offset, end: hint.offset });
  definitionInConfig(site, offset);
  referencesInConfig(site, offset, { includeDeclaration: true });
  const renamed = renameableInConfig(site, offset)?.rename('other/name');
  const moved = moveFiles(site, [{ from: 'guides' as SitePath, to: 'learn' as SitePath }], { redirects: true });
  for (const edit of [...moved, ...(renamed !== undefined && 'edits' in renamed ? renamed.edits : [])]) {
    if (edit.kind === 'edit') for (const { range } of edit.edits) inText(range);
  }
}
