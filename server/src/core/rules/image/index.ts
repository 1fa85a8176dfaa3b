import type { PageRule, SiteRule } from '../rule.ts';
import { alt } from './alt.ts';
import { frame } from './frame.ts';
import { notFound } from './not-found.ts';

export const imageRules: readonly PageRule[] = [alt, frame];

export const imageSiteRules: readonly SiteRule[] = [notFound];
