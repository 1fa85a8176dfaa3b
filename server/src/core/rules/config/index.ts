import type { AreaRules } from '../engine/rule.ts';
import { authName } from './auth-name.ts';
import { colorContrast } from './color-contrast.ts';
import { duplicateProperty } from './duplicate-property.ts';
import { fileNotFound } from './file-not-found.ts';
import { ignoredFile } from './ignored-file.ts';
import { openapi } from './openapi.ts';
import { redirect } from './redirect.ts';
import { required } from './required.ts';
import { rulesFile } from './rules-file.ts';
import { settings } from './settings.ts';
import { syntax } from './syntax.ts';
import { type } from './type.ts';
import { unknownIcon } from './unknown-icon.ts';
import { unknownProperty } from './unknown-property.ts';
import { unknownVersion } from './unknown-version.ts';
import { unmatchedUrl } from './unmatched-url.ts';
import { value } from './value.ts';

export const rules: AreaRules = {
  config: [
    syntax,
    type,
    value,
    required,
    unknownProperty,
    duplicateProperty,
    fileNotFound,
    openapi,
    unknownIcon,
    unknownVersion,
    unmatchedUrl,
    authName,
    colorContrast,
    redirect,
    ignoredFile,
    settings,
    rulesFile,
  ],
};
