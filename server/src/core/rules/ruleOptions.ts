import type { SiteSettings } from '../settings/siteSettings.ts';
import type { RuleMeta } from './rule.ts';

/** Whether a site has switched on an option of a rule; invalid values are ignored. */
export function isOptionOn({ options }: Pick<SiteSettings, 'options'>, { id }: RuleMeta, name: string): boolean {
  const value = options[id];
  return typeof value === 'object' && value !== null && (value as Record<string, unknown>)[name] === true;
}
