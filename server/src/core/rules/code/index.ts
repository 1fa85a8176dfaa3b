import type { AreaRules } from '../engine/rule.ts';
import { groupLabel } from './group-label.ts';
import { incomplete } from './incomplete.ts';
import { invalidJavascript } from './invalid-javascript.ts';
import { invalidJson } from './invalid-json.ts';
import { invalidPython } from './invalid-python.ts';
import { invalidYaml } from './invalid-yaml.ts';
import { languageMismatch } from './language-mismatch.ts';
import { language } from './language.ts';
import { secret } from './secret.ts';
import { unclosed } from './unclosed.ts';
import { invalidShell } from './invalid-shell.ts';
import { optionValue } from './option-value.ts';

export const rules: AreaRules = {
  page: [
    unclosed,
    language,
    groupLabel,
    secret,
    incomplete,
    languageMismatch,
    invalidJson,
    invalidYaml,
    invalidJavascript,
    invalidPython,
    invalidShell,
    optionValue,
  ],
};
