import type { AreaRules } from '../engine/rule.ts';
import { packageImport } from './package-import.ts';
import { syntax } from './syntax.ts';
import { hiddenImport } from './hiddenImport.ts';
import { undefinedName } from './undefined-name.ts';
import { snippetName } from './snippetName.ts';
import { braces } from './braces.ts';

export const rules: AreaRules = {
  page: [syntax, packageImport, undefinedName, braces],
  site: [hiddenImport, snippetName],
};
