import { authName } from './config/auth-name.ts';
import { colorContrast } from './config/color-contrast.ts';
import { duplicateProperty } from './config/duplicate-property.ts';
import { fileNotFound } from './config/file-not-found.ts';
import { ignoredFile } from './config/ignored-file.ts';
import { openapi } from './config/openapi.ts';
import { redirect } from './config/redirect.ts';
import { required } from './config/required.ts';
import { rulesFile } from './config/rules-file.ts';
import { settings } from './config/settings.ts';
import { syntax } from './config/syntax.ts';
import { type } from './config/type.ts';
import { unknownIcon } from './config/unknown-icon.ts';
import { unknownProperty } from './config/unknown-property.ts';
import { unknownVersion } from './config/unknown-version.ts';
import { unmatchedUrl } from './config/unmatched-url.ts';
import { value } from './config/value.ts';
import { duplicatePage } from './navigation/duplicate-page.ts';
import { emptyGroup } from './navigation/empty-group.ts';
import { ignored } from './navigation/ignored.ts';
import { orphanPage } from './navigation/orphan-page.ts';
import { otherGenerator } from './navigation/other-generator.ts';
import { pageExtension } from './navigation/page-extension.ts';
import { pageNotFound } from './navigation/page-not-found.ts';
import { codeRules } from './code/index.ts';
import { componentRules, componentSiteRules } from './component/index.ts';
import { frontMatterRules, frontMatterSiteRules } from './frontmatter/index.ts';
import { headingRules } from './heading/index.ts';
import { imageRules, imageSiteRules } from './image/index.ts';
import { linkRules, linkSiteRules, movedFolders } from './link/index.ts';
import { mdxRules } from './mdx/index.ts';
import { tableRules } from './table/index.ts';
import { textRules } from './text/index.ts';
import { wholePageRules, wholePageSiteRules } from './page/index.ts';
import type { ConfigRule, PageRule, RuleMeta, SiteRule } from './rule.ts';

/** Every rule about docs.json, in the order in which lists show them. */
export const configRules: readonly ConfigRule[] = [
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
  pageNotFound,
  duplicatePage,
  pageExtension,
  emptyGroup,
  ignored,
  movedFolders,
  otherGenerator,
];

/** Every rule about what a page says by itself, in the order in which lists show them. */
export const pageRules: readonly PageRule[] = [
  ...frontMatterRules,
  ...mdxRules,
  ...headingRules,
  ...imageRules,
  ...linkRules,
  ...componentRules,
  ...codeRules,
  ...tableRules,
  ...textRules,
  ...wholePageRules,
];

/** Every rule about what a page has to do with the rest of its site, in the order in which lists show them. */
export const siteRules: readonly SiteRule[] = [
  orphanPage,
  ...frontMatterSiteRules,
  ...imageSiteRules,
  ...linkSiteRules,
  ...componentSiteRules,
  ...wholePageSiteRules,
];

const metas = [...configRules, ...pageRules, ...siteRules].map(({ meta }) => meta);

/** What is said of every rule, in the order in which lists show them; one that is asked twice is listed as the last. */
export const ruleMetas: readonly RuleMeta[] = [...new Set(metas.toReversed())].toReversed();
