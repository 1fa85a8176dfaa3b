import type { AreaRules } from '../engine/rule.ts';
import { apiOnly } from './api-only.ts';
import { attributeDuplicate } from './attribute-duplicate.ts';
import { attributeRecommended } from './attribute-recommended.ts';
import { attributeRequired } from './attribute-required.ts';
import { attributeUnknown } from './attribute-unknown.ts';
import { attributeValue } from './attribute-value.ts';
import { children } from './children.ts';
import { paramLocation } from './param-location.ts';
import { parent } from './parent.ts';
import { preferAccordion } from './prefer-accordion.ts';
import { preferCallout } from './prefer-callout.ts';
import { preferCodeGroup } from './prefer-code-group.ts';
import { preferExpandable } from './prefer-expandable.ts';
import { preferSteps } from './prefer-steps.ts';
import { preferTabs } from './prefer-tabs.ts';
import { unknownIcon } from './unknown-icon.ts';
import { unknown } from './unknown.ts';
import { unresolvedImport } from './unresolved-import.ts';
import { hiddenValue } from './hiddenValue.ts';
import { importAll } from './importAll.ts';
import { notShown } from './not-shown.ts';
import { snippetInText } from './snippet-in-text.ts';
import { unreachableName } from './unreachable-name.ts';

export const rules: AreaRules = {
  page: [
    unknown,
    attributeRequired,
    attributeRecommended,
    attributeValue,
    attributeDuplicate,
    attributeUnknown,
    paramLocation,
    parent,
    children,
    unknownIcon,
    preferSteps,
    preferTabs,
    preferCodeGroup,
    preferAccordion,
    preferCallout,
    preferExpandable,
    apiOnly,
    notShown,
    snippetInText,
    importAll,
  ],
  site: [unresolvedImport, unreachableName, hiddenValue],
};
