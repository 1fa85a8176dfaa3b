import type { UnusedFile } from '../../site/unusedFile.ts';
import { code, sizeText } from '../../util/messageText.ts';
import type { ConfigRule } from '../engine/rule.ts';
import { siteRange } from '../engine/siteRange.ts';

/** It knows only what was looked for, so in editors it reports nothing. */
export const unusedFile: ConfigRule = {
  meta: {
    id: 'page/unused-file',
    severity: 'info',
    presets: { default: 'off', strict: 'off' },
    summary:
      'images, videos, snippets, components and API descriptions that nothing refers to (only with `docsight check`)',
    title: 'Unused files',
  },
  *check({ config, unusedFiles }) {
    const files = unusedFiles();
    const [first, ...others] = files.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0));
    if (first === undefined) return;
    yield {
      range: siteRange(config),
      message:
        others.length === 0
          ? `Nothing refers to ${code(first.file)} (${sizeOf(files)}). Delete it if no other program needs it.`
          : `Nothing refers to ${files.length} files (${sizeOf(files)}), such as ${code(first.file)}. To list them, run docsight unused.`,
      counted: files.map(({ file }) => ({
        file,
        range: { start: 0, end: 0 },
        message: 'Nothing refers to this file.',
      })),
    };
  },
};

function sizeOf(files: readonly UnusedFile[]): string {
  return sizeText(files.reduce((sum, { size = 0 }) => sum + size, 0));
}
