import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { completeConfig } from '../../server/src/core/features/config/completion.ts';
import { upgradeConfig } from '../../server/src/core/generators/upgrade/upgradeConfig.ts';
import { readConfig } from '../../server/src/core/config/readConfig.ts';
import type { SitePath } from '../../server/src/core/paths/sitePath.ts';
import { configWith, findingsInFiles, siteOf } from '../support/site.ts';

// In a table that is an object, names such as these are found though nobody has put them there. A rule that does so fails,
// and all of its findings on the page are lost. `findingsInFiles` throws where a rule fails.

const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

describe('a name that every object inherits', () => {
  for (const name of names) {
    it(`is as unknown as any other: ${name}`, () => {
      const body = [
        `---\ntitle: Page\ndescription: About it.\nicon: ${name}\n${name}: ${name}\nmode: ${name}\n---\n`,
        `<Card title="A" ${name}="a" icon="${name}">text</Card>\n`,
        `<Tabs ${name}>\n  <Tab title="A">text</Tab>\n</Tabs>\n`,
        `<${name} />\n\n<Icon icon="${name}" />\n`,
        `\`\`\`${name} ${name}=1\ncode\n\`\`\`\n`,
        `[a](/${name}) {{${name}}} ![a](${name})\n\n## ${name}\n`,
      ].join('\n');
      const found = findingsInFiles({ 'docs.json': configWith({}), 'page.mdx': body });
      assert.ok(found.some(({ rule }) => rule.id === 'component/attribute-unknown'));
    });

    it(`does no harm in docs.json: ${name}`, () => {
      const config = `{ "name": "A", "${name}": "${name}", "colors": { "primary": "#123456", "${name}": 1 }, "favicon": "/f.svg", "theme": "${name}", "navigation": [{ "group": "G", "${name}": [], "icon": "${name}", "pages": ["${name}", { "group": "${name}", "pages": [] }] }], "${name}": {} }`;
      const site = siteOf({ 'docs.json': config });
      assert.ok(findingsInFiles({ 'docs.json': config }).length > 0);
      for (let offset = 0; offset < config.length; offset += 3) completeConfig(site, offset);
      const read = readConfig('docs.json' as SitePath, config);
      assert.ok(read);
      upgradeConfig(read);
    });
  }
});
