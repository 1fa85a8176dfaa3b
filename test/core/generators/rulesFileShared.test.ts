import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockIn, withBlock, type RulesFileText } from '../../../server/src/core/generators/rulesFile/managedBlock.ts';
import { rulesText } from '../../../server/src/core/generators/rulesFile/rulesText.ts';
import { rulesTargets, type RulesTarget } from '../../../server/src/core/generators/rulesFile/targets.ts';
import { readSettingsFile } from '../../../server/src/core/settings/settingsFile.ts';
import { combineSettings } from '../../../server/src/core/settings/siteSettings.ts';
import type { SiteSnapshot } from '../../../server/src/core/site/siteSnapshot.ts';
import { lazyForEach } from '../../../server/src/core/util/lazy.ts';
import { configWith, siteOf } from '../../support/site.ts';

const groups = Array.from({ length: 40 }, (_, at) => ({ group: `Group number ${at}`, pages: [`p${at}`] }));
const current = (name: string): SiteSnapshot =>
  siteOf({
    'docs.json': JSON.stringify({
      $schema: 'https://mintlify.com/docs.json',
      theme: 'mint',
      name,
      description: 'All that there is to say.',
      navigation: { groups },
    }),
  });
const classic = (name: string): SiteSnapshot =>
  siteOf({
    'docs.json': configWith({ name, versions: ['v2', 'v1'], openapi: '/openapi.yaml', navigation: groups.slice(0, 9) }),
  });
const lenient = (name: string): SiteSnapshot => {
  const text = JSON.stringify({ rules: { 'image/frame': 'off' } });
  const file = readSettingsFile(text);
  return { ...classic(name), settings: combineSettings([{ file, sitePrefix: '' }]) };
};

type Sites = Readonly<Record<string, SiteSnapshot>>;
const three: Sites = { docs: current('Acme'), help: classic('Help'), 'web/labs': lenient('Labs') };

function target(id: string): RulesTarget {
  const found = rulesTargets.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
}

/** The text of each site in its folder: the same in all files. */
const textsOf = lazyForEach((sites: Sites) =>
  Object.fromEntries(Object.entries(sites).map(([folder, site]) => [folder, rulesText(site, folder)])),
);

function write(which: RulesTarget, existing: string | undefined, folder: string, sites = three): RulesFileText {
  const text = textsOf(sites)[folder];
  assert.ok(text !== undefined, folder);
  return withBlock(which, existing, text, folder);
}

/** The file after the sections of some sites were written one after the other. */
function written(which: RulesTarget, folders: readonly string[], sites = three): string {
  return folders.reduce((text, folder) => write(which, text === '' ? undefined : text, folder, sites).text, '');
}

function orders(folders: readonly string[]): readonly (readonly string[])[] {
  if (folders.length < 2) return [folders];
  return folders.flatMap((one) => orders(folders.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

describe('a rules file that several sites share', () => {
  const agents = target('agents');

  it('has a complete section for each site', () => {
    const text = written(agents, ['docs', 'help', 'web/labs']);
    for (const folder of Object.keys(three)) {
      const alone = written(agents, [folder]);
      assert.equal(blockIn(text, folder), blockIn(alone, folder));
      assert.ok(alone.includes(`docsight check ${folder}`), folder);
    }
  });

  it('is up to date for each site, whatever the order in which their blocks were written', () => {
    for (const which of rulesTargets) {
      for (const order of orders(Object.keys(three))) {
        const text = written(which, order);
        for (const folder of order) {
          assert.equal(write(which, text, folder).state, 'current', `${which.id}: ${folder} of ${order.join()}`);
          assert.equal(write(which, text.replaceAll('\n', '\r\n'), folder).state, 'current');
        }
      }
    }
  });

  it('keeps the text of a person around the blocks', () => {
    const around = (text: string): string =>
      `Mine.\n\n${text.replace('<!-- docsight:begin site=help', 'Between.\n\n$&')}`;
    const text = around(written(target('windsurf'), ['docs', 'help']));
    const renamed = { ...three, docs: current('Emca') };
    assert.equal(
      write(target('windsurf'), text, 'docs', renamed).text,
      around(written(target('windsurf'), ['docs', 'help'], renamed)),
    );
  });
});
