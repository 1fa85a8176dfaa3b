import type { ConfigRule, PageRule, SiteRule } from '../rule.ts';
import { anchorNotFound } from './anchor-not-found.ts';
import { empty } from './empty.ts';
import { external, externalInConfig } from './external.ts';
import { extension } from './extension.ts';
import { movedFolders } from './movedFolders.ts';
import { notFound } from './not-found.ts';
import { text } from './text.ts';
import { unsafe } from './unsafe.ts';

export const linkRules: readonly PageRule[] = [text, unsafe, empty];

export const linkSiteRules: readonly SiteRule[] = [notFound, anchorNotFound, extension, external];

export const linkConfigRules: readonly ConfigRule[] = [movedFolders, externalInConfig];
