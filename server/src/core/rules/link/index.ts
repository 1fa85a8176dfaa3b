import type { PageRule, SiteRule } from '../rule.ts';
import { anchorNotFound } from './anchor-not-found.ts';
import { empty } from './empty.ts';
import { extension } from './extension.ts';
import { notFound } from './not-found.ts';
import { text } from './text.ts';
import { unsafe } from './unsafe.ts';

export { movedFolders } from './movedFolders.ts';

export const linkRules: readonly PageRule[] = [text, unsafe, empty];

export const linkSiteRules: readonly SiteRule[] = [notFound, anchorNotFound, extension];
