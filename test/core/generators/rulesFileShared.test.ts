import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  blockAbove,
  blockIn,
  withBlock,
  type RulesFileText,
} from '../../../server/src/core/generators/rulesFile/managedBlock.ts';
import { rulesText } from '../../../server/src/core/generators/rulesFile/rulesText.ts';
import { longestFile, rulesTargets, type RulesTarget } from '../../../server/src/core/generators/rulesFile/targets.ts';
import { readSettingsFile } from '../../../server/src/core/settings/settingsFile.ts';
import { combineSettings } from '../../../server/src/core/settings/siteSettings.ts';
import type { SiteSnapshot } from '../../../server/src/core/site/siteSnapshot.ts';
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

function write(which: RulesTarget, existing: string | undefined, folder: string, sites = three): RulesFileText {
  const site = sites[folder];
  assert.ok(site, folder);
  return withBlock(which, existing, rulesText(site, folder, blockAbove(existing ?? '', folder)), folder);
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

  it('has the conventions of all sites once, and of each site its own', () => {
    const sites: Sites = { docs: classic('Acme'), help: classic('Help') };
    const text = written(agents, ['docs', 'help'], sites);
    assert.equal(text.split('## Writing').length, 2);
    const help = blockIn(text, 'help') ?? '';
    assert.match(help, /^# Documentation of Help$/m);
    assert.match(help, /guidelines above, from “Writing” on, apply here too/);
    assert.match(help, /`docsight check help`/);
    assert.match(help, /^- Versions: `v2`, `v1`\.$/m);
    assert.doesNotMatch(help, /differs/);
    assert.ok(help.length < 2_000, String(help.length));
  });

  it('says where the conventions of a site differ from those that are there', () => {
    const text = written(agents, ['help', 'docs', 'web/labs']);
    const docs = blockIn(text, 'docs') ?? '';
    assert.match(docs, /## What differs here\n\n### Components\n\n- `Danger`: /);
    assert.doesNotMatch(docs, /- `Note`: /);
    assert.match(
      blockIn(text, 'web/labs') ?? '',
      /### Checked on every page\n\nDoesn’t apply to this site: Images\.\n/,
    );
    const help = blockIn(written(agents, ['docs', 'help']), 'help') ?? '';
    assert.match(help, /### Components\n\nDoesn’t apply to this site: `Danger`, /);
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

  it('gets the conventions from the next site if the one that had them is gone', () => {
    const text = written(agents, ['docs', 'help']);
    const alone = text.slice(text.indexOf('<!-- docsight:begin site=help'));
    const { text: fullText, state } = write(agents, alone, 'help');
    assert.equal(state, 'managed');
    assert.equal(fullText, written(agents, ['help']));
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

  it('is no longer than its reader accepts, for two sites with much to say', () => {
    for (const which of rulesTargets.filter(({ isCutOff }) => isCutOff === true)) {
      for (const sites of [three, { docs: current('Acme'), help: current('Help') }]) {
        for (const pair of orders(Object.keys(sites)).map((order) => order.slice(0, 2))) {
          const text = written(which, pair, sites);
          assert.ok(text.length < longestFile, `${which.id} ${pair.join()}: ${text.length}`);
          for (const folder of pair)
            assert.match(blockIn(text, folder) ?? '', new RegExp(`\`${folder}/docs\\.json\` uses the`));
        }
      }
    }
  });
});
