import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { currentSite } from '../../../support/configSite.ts';
import { ruleTester } from '../../../support/ruleTester.ts';
import { currentConfigWith, findingsInFiles } from '../../../support/site.ts';

ruleTester('config/unknown-property', {
  valid: [currentSite({ description: 'Docs.' })],
  invalid: [{ source: currentSite({ descripton: 'Docs.' }), found: ['"descripton"'], message: '`description`' }],
});

describe('config/unknown-property', () => {
  it('has one cause for a name in each entry of a list, and for the meta tags of the classic generation', () => {
    const links = [{ title: 'A' }, { title: 'B' }].map((one) => ({ ...one, items: [{ label: 'C', href: '/c' }] }));
    const tabs = ['D', 'E'].map((tab) => ({ tab, url: tab, pages: ['page'] }));
    const others = { footer: { links }, metadata: { 'og:title': 'F', 'og:type': 'G' }, openapi: 'h', feedback: {} };
    const findings = findingsInFiles({ 'docs.json': currentConfigWith({ ...others, navigation: { tabs } }) });
    const causes = (id: string): readonly unknown[] =>
      findings.filter(({ rule }) => rule.id === id).map(({ cause }) => cause);
    assert.deepEqual([...causes('config/unknown-property')].sort(), [
      'footer.links.* title',
      'footer.links.* title',
      'metadata seo.metatags',
      'metadata seo.metatags',
      undefined,
      undefined,
    ]);
    assert.deepEqual(causes('navigation/ignored'), ['navigation.tabs.* url', 'navigation.tabs.* url']);
  });
});
