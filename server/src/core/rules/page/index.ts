import type { AreaRules } from '../engine/rule.ts';
import { iconLibrary } from './icon-library.ts';
import { indexNote } from './index-note.ts';
import { templateText } from './template-text.ts';
import { unreadable } from './unreadable.ts';
import { unusedSnippet } from './unused-snippet.ts';
import { unusedFile } from './unused-file.ts';

export const rules: AreaRules = {
  config: [unreadable, unusedFile],
  page: [indexNote, templateText],
  site: [iconLibrary, unusedSnippet],
};
