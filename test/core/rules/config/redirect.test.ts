import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Redirect } from '../../../../server/src/core/config/siteConfig.ts';
import { redirect } from '../../../../server/src/core/rules/config/redirect.ts';
import {
  afterFix,
  configWith,
  currentConfigWith,
  findingsInFiles,
  page,
  siteOf,
  type Files,
} from '../../../support/site.ts';

type Pair = readonly [source: string, destination: string];

function files(...redirects: readonly Pair[]): Files {
  const list = redirects.map(([source, destination]) => ({ source, destination }));
  return {
    'docs.json': configWith({ redirects: list }),
    'intro.mdx': page('Intro'),
    'guides/OpenAI.mdx': page('OpenAI'),
  };
}

function messages(...redirects: readonly Pair[]): readonly string[] {
  const found = findingsInFiles(files(...redirects)).filter(({ rule }) => rule.id === 'config/redirect');
  return found.map(({ message }) => message);
}

describe('config/redirect', () => {
  it('reports a duplicate source, at the second one', () => {
    assert.match(
      messages(['/a', '/intro'], ['/a', '/guides/OpenAI'])[0] ?? '',
      /^Duplicate redirect from `\/a`; the platform rejects the file/,
    );
  });

  it('hints at redirects to redirects once, and writes where they end', () => {
    const chained = files(['/a', '/b'], ['/b', '/c'], ['/c', '/intro'], ['/d', '/c#x']);
    const [finding, ...others] = findingsInFiles(chained).filter(({ rule }) => rule.id === 'config/redirect');
    assert.deepEqual([finding?.severity, others.length, finding?.counted?.length], ['hint', 0, 3]);
    const [fix] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    const fixed = JSON.parse(afterFix(chained, fix)['docs.json'] ?? '') as { redirects: readonly Redirect[] };
    assert.deepEqual(
      fixed.redirects.map(({ destination }) => destination),
      ['/intro', '/intro', '/intro', '/c#x'],
    );
    // What is shown of a page that is redirected isn't certain; a loop is another finding.
    assert.deepEqual(messages(['/a', '/intro'], ['/intro', '/guides/OpenAI']), []);
    assert.equal(messages(['/a', '/b'], ['/b', '/a']).length, 1);
    assert.deepEqual(messages(['/a', '/b/*'], ['/b', '/intro']), []);
  });

  it('reports a source with a section or a query once, whatever its destination', () => {
    const never = /^Redirects match paths only, so a source with `(?:#b|\?b=1)` has no effect/;
    for (const source of ['/a#b', '/a?b=1', '/intro#b']) {
      for (const destination of ['/intro', '/nowhere', 'https://acme.example']) {
        const [message, ...others] = messages([source, destination]);
        assert.match(message ?? '', never);
        assert.deepEqual(others, []);
      }
    }
    assert.deepEqual(messages(['/a', '/intro#b'], ['/:slug*', '/intro']), []);
    assert.equal(messages(['/a', '/b'], ['/b#c', '/a']).filter((one) => one.includes('loop')).length, 0);
    const several = files(['/a#b', '/intro'], ['/c', '/intro'], ['/d#e', '/intro']);
    const [finding, ...others] = findingsInFiles(several).filter(({ rule }) => rule.id === 'config/redirect');
    assert.match(finding?.message ?? '', /^Redirects match paths only, so 2 sources .* `#b`/);
    assert.equal(others.length, 0);
    const [fix] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    assert.doesNotMatch(afterFix(several, fix)['docs.json'] ?? '', /#/);
  });

  it('takes an address with a slash after it for another one, as those who write both mean it', () => {
    assert.deepEqual(messages(['/a', '/intro'], ['/a/', '/intro']), []);
  });

  it('follows redirects until they come back', () => {
    const found = messages(['/a', '/b'], ['/b', '/c?x=1'], ['/c', '/a#top']);
    assert.equal(found.length, 1, 'it is one mistake');
    assert.match(found[0] ?? '', /`\/a` → `\/b` → `\/c` → `\/a`/);
  });

  it('ends where others form a loop further on', () => {
    const found = messages(['/a', '/b'], ['/b', '/c'], ['/c', '/b']);
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /^Redirect loop: `\/b` →/);
  });

  it('reports a loop once, wherever others enter it, and long ones by their beginning', () => {
    const round = Array.from({ length: 12 }, (_, at): Pair => [`/r${at}`, `/r${(at + 1) % 12}`]);
    const found = messages(['/x', '/r5'], ['/y', '/x'], ...round);
    assert.equal(found.length, 1);
    assert.match(found[0] ?? '', /^Redirect loop: `\/r0` → .*`\/r9` → … → `\/r0`/);
  });

  it('shows the first of very many redirects to a missing page', () => {
    const site = files(...Array.from({ length: 60 }, (_, at): Pair => [`/a${at}`, '/gone']));
    const [finding] = findingsInFiles(site).filter(({ rule }) => rule.id === 'config/redirect');
    assert.match(finding?.message ?? '', /and 59 others/);
    assert.equal(finding?.related?.length, 20);
  });

  it('reports a missing page once, however many redirects there are to it, and corrects them together', () => {
    const site = files(['/a', '/guides/OpenAl'], ['/b', '/guides/OpenAl'], ['/c', '/guides/OpenAl#x'], ['/d', '/gone']);
    const found = findingsInFiles(site).filter(({ rule }) => rule.id === 'config/redirect');
    assert.deepEqual(
      found.map(({ message, related }) => [message, related?.length]),
      [
        ['Page not found: `/guides/OpenAl`, so this redirect and 2 others show the error page.', 2],
        ['Page not found: `/gone`, so this redirect shows the error page.', undefined],
      ],
    );
    const fix = found[0]?.fixes?.()[0];
    assert.ok(fix);
    const fixed = afterFix(site, fix)['docs.json'] ?? '';
    assert.equal(fixed.split('"/guides/OpenAI"').length - 1, 2);
  });

  it('takes a missing page for the same, however its address is written', () => {
    const site = files(['/a', '/gone'], ['/b', '/gone.mdx'], ['/c', '/gone/index'], ['/d', '/gone/']);
    const found = findingsInFiles(site).filter(({ rule }) => rule.id === 'config/redirect');
    assert.deepEqual(
      found.map(({ message }) => message),
      ['Page not found: `/gone`, so this redirect and 3 others show the error page.'],
    );
  });

  it('corrects a missing page in all redirects to it, however its address is written', () => {
    const written = ['/guides/OpenAl', '/guides/OpenAl.mdx', '/guides/OpenAl/index', '/guides/OpenAl/'];
    const site = files(...written.map((to, at): Pair => [`/a${at}`, to]), ['/b', '/guides/OpenAl#x']);
    const [finding, ...others] = findingsInFiles(site).filter(({ rule }) => rule.id === 'config/redirect');
    assert.deepEqual(others, []);
    const fix = finding?.fixes?.()[0];
    assert.ok(fix);
    const fixed = afterFix(site, fix)['docs.json'] ?? '';
    assert.equal(fixed.split('"/guides/OpenAI"').length - 1, 4);
    assert.match(fixed, /"\/guides\/OpenAl#x"/);
  });

  it('gives one cause to all sources with a name, and to all duplicates of one source', () => {
    const causes = (...pairs: readonly Pair[]): number => {
      const found = findingsInFiles(files(...pairs)).filter(({ rule }) => rule.id === 'config/redirect');
      assert.equal(found.length, 2);
      return new Set(found.map(({ cause }) => cause ?? assert.fail())).size;
    };
    assert.equal(causes(['/a/:slug', '/intro'], ['/b/:name?', '/intro']), 1);
    assert.equal(causes(['/a', '/intro'], ['/a', '/intro'], [' /a', '/intro']), 1);
    assert.equal(causes(['/a', '/intro'], ['/a', '/intro'], ['/b', '/intro'], ['/b', '/intro']), 2);
  });

  it('takes the translations of a missing page for the same', () => {
    const languages = ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] }));
    const redirects = ['en', 'fr'].map((language) => ({ source: `/${language}/x`, destination: `/${language}/y` }));
    const found = findingsInFiles({
      'docs.json': currentConfigWith({ navigation: { languages }, redirects }),
      ...Object.fromEntries(['en/a', 'en/b', 'fr/a', 'fr/b'].map((name) => [`${name}.mdx`, page(name)])),
    }).filter(({ rule }) => rule.id === 'config/redirect');
    assert.deepEqual(
      found.map(({ message }) => message),
      ['Page not found: `/en/y`, so this redirect and another one show the error page.'],
    );
  });

  it('reports a redirect to itself', () => {
    assert.match(messages(['/a', '/a/'])[0] ?? '', /redirects to itself/);
  });

  it('leaves one alone that removes the slash from an address', () => {
    assert.deepEqual(messages(['/intro/', '/intro']), []);
  });

  it('knows the first page of the site by its slash', () => {
    assert.deepEqual(messages(['/', '/intro']), []);
    assert.match(messages(['/', '/'])[0] ?? '', /redirects to itself/);
    assert.match(messages(['/', '/start'], ['/start', '/'])[0] ?? '', /^Redirect loop: /);
  });

  it('leaves a redirect from one case to another alone', () => {
    assert.deepEqual(messages(['/guides/openai', '/guides/OpenAI']), []);
  });

  it('knows only pages that are there, and those that are targets of other redirects', () => {
    assert.match(messages(['/a', '/gone'])[0] ?? '', /^Page not found: `\/gone`/);
    assert.doesNotMatch(messages(['/a', '/b'], ['/b', '/intro#start']).join(), /Page not found/);
  });

  it('does not judge patterns, other sites and what is still to be typed', () => {
    const free: readonly Pair[] = [
      ['/v1/:slug*', '/v2/:slug*'],
      ['/b', 'https://acme.example/gone'],
    ];
    assert.deepEqual(messages(...free), []);
  });

  it('warns of an empty source or destination, which the platform accepts', () => {
    assert.match(messages(['', '/intro'])[0] ?? '', /^The `source` is empty/);
    assert.match(messages(['/a', ''])[0] ?? '', /^The `destination` is empty/);
  });

  it('offers the page with a similar spelling', () => {
    const before = files(['/a', '/introo']);
    const [finding] = findingsInFiles(before).filter(({ rule }) => rule.id === 'config/redirect');
    const [fix] = finding?.fixes?.() ?? [];
    assert.ok(fix);
    assert.match(afterFix(before, fix)['docs.json'] ?? '', /"destination": ?"\/intro"/);
  });

  it('visits each redirect a few times, however long the chains are', () => {
    const looksAt = (length: number): number => {
      const site = siteOf(files(...Array.from({ length }, (_, at): Pair => [`/r${at}`, `/r${at + 1}`])));
      let looks = 0;
      const redirects = site.config.redirects.map((one): Redirect => ({
        ...one,
        get destination() {
          looks++;
          return one.destination;
        },
      }));
      const found = [...redirect.check({ ...site, config: { ...site.config, redirects } }, {})];
      assert.equal(found.filter((one) => one !== undefined).length, 1);
      return looks;
    };
    assert.ok(looksAt(400) <= 2.5 * looksAt(200));
  });

  it('reports a name without an asterisk, which never matches, and adds the asterisk on both sides', () => {
    const pairs: readonly Pair[] = [
      ['/features/:slug', '/guides/:slug'],
      ['/self/:name', '/intro'],
      ['/users/:id/edit', '/intro'],
      ['/a/:id?', '/intro'],
      ['/b/:id+', '/intro'],
      ['/c/:id(\\d+)', '/intro'],
    ];
    assert.deepEqual(
      messages(...pairs).map((one) => /^`:\w+[^`]*` matches only with an asterisk.*Write `:\w+\*`/.test(one)),
      [true, true, true, true, true, true],
    );
    assert.deepEqual(messages(['/features/:slug*', '/guides/:slug*'], ['/a/:b/*', '/intro']), []);
    for (const source of ['/features/:slug', '/features/:slug?', '/features/:slug(\\d+)']) {
      const before = files([source, '/guides/:slug']);
      const [fix] =
        findingsInFiles(before)
          .find(({ rule }) => rule.id === 'config/redirect')
          ?.fixes?.() ?? [];
      assert.ok(fix);
      assert.match(afterFix(before, fix)['docs.json'] ?? '', /"\/features\/:slug\*".*"\/guides\/:slug\*"/s);
    }
  });

  it('reports the index page of a folder as the target of that folder: a loop', () => {
    const indexes = ['/guides/index', '/guides/index/', '/guides/index#a'];
    const pairs = indexes.flatMap((index) => [['/guides', index] as const, ['/guides/', index] as const]);
    for (const [source, index] of pairs) {
      const [message, ...others] = messages([source, index]);
      assert.match(message ?? '', /^`\/guides\/?` redirects to itself: /);
      assert.deepEqual(others, []);
    }
    assert.match(messages(['/a', '/b/index'], ['/b', '/a'])[0] ?? '', /^Redirect loop/);
    assert.deepEqual(messages(['/intro/index', '/intro']), []);
  });
});
