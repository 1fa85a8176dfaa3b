import type { AreaRules } from '../engine/rule.ts';
import { anchorNotFound } from './anchor-not-found.ts';
import { configLinks } from './configLinks.ts';
import { empty } from './empty.ts';
import { external, externalInConfig } from './external.ts';
import { extension } from './extension.ts';
import { movedFolders } from './movedFolders.ts';
import { notFound } from './not-found.ts';
import { text } from './text.ts';
import { unsafe } from './unsafe.ts';
import { syntax } from './syntax.ts';
import { scheme, schemeInConfig } from './scheme.ts';
import { barePath } from './bare-path.ts';
import { undefinedReference } from './undefined-reference.ts';
import { localHost } from './local-host.ts';
import { removedPage } from './removed-page.ts';

export const rules: AreaRules = {
  config: [movedFolders, configLinks, externalInConfig, schemeInConfig, removedPage],
  page: [text, unsafe, empty, syntax, scheme, undefinedReference],
  site: [notFound, anchorNotFound, extension, external, barePath, localHost],
};
