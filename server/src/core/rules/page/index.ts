import type { AreaRules } from '../engine/rule.ts';
import { iconLibrary } from './icon-library.ts';
import { indexNote } from './index-note.ts';
import { templateText } from './template-text.ts';
import { unreadable } from './unreadable.ts';
import { unusedSnippet } from './unused-snippet.ts';

export const rules: AreaRules = {
  config: [unreadable],
  page: [indexNote, templateText],
  site: [iconLibrary, unusedSnippet],
};
