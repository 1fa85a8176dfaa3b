import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('a member that a constant lacks', () => {
  const rule = probe('mdx/undefined-name');
  const plan = 'export const plan = { price: { month: 5 }, "name": "Pro", [`a`.length]: 1 };\n\n';
  const site = 'export const site = { region: "eu", links: { docs: "/docs" }, off: null };\n\n';

  it('is named before readers see nothing, or no page', () => {
    const cases: readonly (readonly [body: string, found: string, severity: string, message: RegExp])[] = [
      ['In {site.regoin}.\n', '{site.regoin}', 'warning', /`site\.regoin` has no value.* Did you mean `region`\?/],
      ['In {site.links.docks}.\n', '{site.links.docks}', 'warning', /Did you mean `docs`\?/],
      ['In {site.adress.city}.\n', '{site.adress.city}', 'error', /`site\.adress` has no value.* can’t be shown/],
      ['In {site.off.city}.\n', '{site.off.city}', 'error', /`site\.off` has no value/],
      ['<Card title={site.titel} href="/page">\n  Text.\n</Card>\n', '{site.titel}', 'warning', /Define it\.$/],
      ['In {undefined.x}.\n', '{undefined.x}', 'error', /`undefined` has no value/],
      ['In { null.x.y }.\n', '{ null.x.y }', 'error', /`null` has no value/],
    ];
    for (const [body, found, severity, message] of cases) {
      assert.deepEqual(rule.found(site + body), [found], body);
      assert.deepEqual(rule.severities(site + body), [severity], body);
      assert.match(rule.message(site + body), message);
    }
    for (const value of ['undefined', 'null', '{}'])
      assert.deepEqual(rule.found(`export const a = ${value};\n\nIn {a.b.c}.\n`), ['{a.b.c}'], value);
  });

  it('is unknown where a value can get it, and another name where a function has it', () => {
    for (const body of [
      'In {site.region} and {site.links.docs}, {site.region.length}, {site.toString.name}.\n',
      'In {site.regoin ?? "eu"}, {site?.regoin}, {site.links?.docks}.\n',
      '{["a"].map((site) => <b key={site.regoin} title={site.regoin}>{site.regoin}</b>)}\n',
      'export const add = () => { site.regoin = "us"; };\n\nIn {site.regoin}.\n',
      'export const all = Object.assign(site, { regoin: "us" });\n\nIn {site.regoin}.\n',
      'In `{site.regoin}` and \\{site.regoin}.\n',
    ])
      assert.deepEqual(rule.found(site + body), [], body);
    assert.deepEqual(rule.found(`${plan}In {plan.prize}.\n`), []);
    assert.deepEqual(rule.found('export const a = { ...b };\n\nexport const b = {};\n\nIn {a.c}.\n'), []);
    assert.deepEqual(rule.found('export const a = make();\n\nexport const make = () => ({});\n\nIn {a.c}.\n'), []);
  });

  it('is corrected, or shown as text', () => {
    assert.equal(rule.fixed(`${site}In {site.regoin}.\n`, 'Change', {}), `${site}In {site.region}.\n`);
    assert.equal(rule.fixed(`${site}In {site.city}.\n`, 'Escape', {}), `${site}In \\{site.city\\}.\n`);
    assert.equal(rule.fixed('In {null.x}.\n', 'code', {}), 'In `{null.x}`.\n');
  });
});
