import type { PageRule, SiteRule } from '../rule.ts';
import { anchorNotFound } from './anchor-not-found.ts';
import { extension } from './extension.ts';
import { notFound } from './not-found.ts';
import { text } from './text.ts';
import { unsafe } from './unsafe.ts';

export const linkRules: readonly PageRule[] = [text, unsafe];

export const linkSiteRules: readonly SiteRule[] = [notFound, anchorNotFound, extension];
