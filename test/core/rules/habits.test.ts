import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configWith, findingsInFiles, type Files } from '../../support/site.ts';
import { foundBy } from '../../support/ruleTester.ts';

const bare = '![A chart](/a.png)\n\n';
const framed = '<Frame>\n  ![A chart](/a.png)\n</Frame>\n\n';
const front = (description = 'description: About it.\n'): string => `---\ntitle: Page\n${description}---\n\n`;

/** A site whose navigation lists pages `p0`, `p1` … with these texts. */
function siteWith(texts: readonly string[], more: Files = {}): Files {
  const names = texts.map((_, at) => `p${at}`);
  const config = configWith({ navigation: [{ group: 'Start', pages: names }] });
  const pages = Object.fromEntries(texts.map((text, at) => [`p${at}.mdx`, text.replace('Page', `Page ${at}`)]));
  return { 'docs.json': config, 'a.png': '', ...pages, ...more };
}

function found(files: Files, rule: string): readonly string[] {
  return foundBy(new RegExp(`^${rule}$`), files).map(({ file, severity }) => `${file} ${severity}`);
}

/** As `found`, without the hints that only open pages have. */
const reported = (files: Files, rule: string): readonly string[] =>
  found(files, rule).filter((one) => !/^p.* hint$/.test(one));

const times = (count: number, text: string): readonly string[] => Array.from({ length: count }, () => text);

describe('a rule that asks for a habit', () => {
  it('reports as usual if there are too few figures to tell', () => {
    const few = times(9, bare).join('');
    assert.deepEqual(found(siteWith([front() + few]), 'image/frame'), times(9, 'p0.mdx warning'));
  });

  it('is silent where the site frames few of its figures', () => {
    assert.deepEqual(found(siteWith([front() + [...times(7, bare), ...times(4, framed)].join('')]), 'image/frame'), []);
  });

  it('is silent where the site frames most of its figures, but leaves many as they are', () => {
    assert.deepEqual(found(siteWith([front() + [...times(3, bare), ...times(9, framed)].join('')]), 'image/frame'), []);
  });

  it('names the exceptions where the site frames most of its figures', () => {
    const texts = [front() + times(9, framed).join(''), front() + bare, front() + framed + bare];
    assert.deepEqual(found(siteWith(texts), 'image/frame'), ['p1.mdx hint', 'p2.mdx warning']);
  });

  it('gives a hint on pages without any frame only where the site has enough figures to tell', () => {
    const others = [front() + bare];
    assert.deepEqual(found(siteWith([front() + times(7, framed).join(''), ...others]), 'image/frame'), [
      'p1.mdx warning',
    ]);
    assert.deepEqual(found(siteWith([front() + times(9, framed).join(''), ...others]), 'image/frame'), ['p1.mdx hint']);
    const strict = { '.docsight.json': '{ "rules": { "image/frame": "error" } }' };
    assert.deepEqual(found(siteWith([front() + times(9, framed).join(''), ...others], strict), 'image/frame'), [
      'p1.mdx error',
    ]);
  });

  it('gives a hint on steps and embedded pages without titles only where the site has enough to tell', () => {
    const rule = 'component/attribute-recommended';
    const step = '<Step title="A">B</Step>\n';
    const untitled = `${front()}<Steps>\n<Step>A</Step>\n<Step>B</Step>\n</Steps>\n\n<iframe src="https://a.example" />\n`;
    const siteOf = (count: number): Files => siteWith([`${front()}<Steps>\n${step.repeat(count)}</Steps>\n`, untitled]);
    assert.deepEqual(found(siteOf(6), rule), ['p1.mdx warning', 'p1.mdx warning']);
    assert.deepEqual(found(siteOf(7), rule), ['p1.mdx hint', 'p1.mdx hint']);
  });

  it('gives a hint on a single command without a language where the site has enough blocks without one', () => {
    const texts = (count: number): readonly string[] => [
      front() + '```text\nready\n```\n\n'.repeat(count),
      `${front()}\`\`\`\nnpm install acme\n\`\`\`\n\n\`\`\`\nnpm install acme\nnpm start\n\`\`\`\n`,
    ];
    assert.deepEqual(found(siteWith(texts(3)), 'code/language'), ['p1.mdx info', 'p1.mdx info']);
    assert.deepEqual(found(siteWith(texts(12)), 'code/language'), ['p1.mdx hint', 'p1.mdx info']);
  });

  it('reports every page if its severity is configured', () => {
    const files = siteWith([front() + times(12, bare).join('')], {
      '.docsight.json': '{ "rules": { "image/frame": "info" } }',
    });
    assert.equal(found(files, 'image/frame').length, 12);
    const ofArea = { ...files, '.docsight.json': '{ "rules": { "image/*": "info" } }' };
    assert.deepEqual(found(ofArea, 'image/frame'), []);
  });

  it('counts no figures of pages that no navigation lists', () => {
    const files = siteWith([front() + times(9, bare).join('')], { 'lost.mdx': front() + times(9, framed).join('') });
    assert.equal(found(files, 'image/frame').length, 9);
  });
});

describe('descriptions', () => {
  it('are one finding on docs.json where more than 40 % of the pages have none', () => {
    const files = siteWith([...times(5, front('')), ...times(6, front())]);
    assert.deepEqual(reported(files, 'frontmatter/required'), ['docs.json warning']);
    assert.deepEqual(
      found(files, 'frontmatter/required').slice(1),
      Array.from({ length: 5 }, (_, at) => `p${at}.mdx hint`),
      'on open pages',
    );
    const [finding] = findingsInFiles(files).filter(({ rule }) => rule.id === 'frontmatter/required');
    assert.match(finding?.message ?? '', /^5 of 11 pages have no `description`/);
    assert.deepEqual(
      finding?.counted?.map(({ file }) => file),
      Array.from({ length: 5 }, (_, at) => `p${at}.mdx`),
    );
  });

  it('are a finding on each page where fewer lack them, or the site has fewer than ten pages', () => {
    assert.deepEqual(found(siteWith([...times(4, front('')), ...times(6, front())]), 'frontmatter/required').length, 4);
    assert.deepEqual(found(siteWith(times(9, front(''))), 'frontmatter/required').length, 9);
  });

  it('aren’t counted on pages without front matter, which are reported for that', () => {
    const files = siteWith([...times(6, 'Text.\n'), ...times(6, front())]);
    assert.deepEqual(reported(files, 'frontmatter/required'), []);
    assert.equal(found(files, 'frontmatter/missing').length, 6);
  });

  it('leave what is missing besides, and slips in the key, to their pages', () => {
    const slips = ['---\ndescription: About it.\n---\n', '---\ntitle: Page\nDescription: About it.\n---\n'];
    const files = siteWith([...times(9, front('')), ...slips]);
    assert.deepEqual(reported(files, 'frontmatter/required'), [
      'docs.json warning',
      'p9.mdx warning',
      'p10.mdx warning',
    ]);
  });

  it('don’t matter if the rule is off', () => {
    const files = siteWith(times(12, front('')), {
      '.docsight.json': '{ "rules": { "frontmatter/*": "off" } }',
    });
    assert.deepEqual(found(files, 'frontmatter/required'), []);
  });
});

describe('alternative texts', () => {
  const withText = '![A chart](/a.png)\n\n';
  const without = '![](/a.png)\n\n';
  const tag = '<img src="/a.png" />\n\n';

  it('are one finding on docs.json where most images of the site have none', () => {
    const files = siteWith([
      front() + times(3, without).join(''),
      front() + [...times(4, withText), ...times(3, tag)].join(''),
    ]);
    assert.deepEqual(reported(files, 'image/alt'), ['docs.json warning']);
    const [finding] = findingsInFiles(files).filter(({ rule }) => rule.id === 'image/alt');
    assert.match(finding?.message ?? '', /^6 of 10 images have no alt text/);
    assert.deepEqual(
      reported(siteWith([front() + times(10, tag).join('')]), 'image/alt'),
      ['docs.json info'],
      'nearly all',
    );
  });

  it('are a finding on each image where fewer lack them, or the site has fewer than ten images', () => {
    const mixed = [...times(5, withText), ...times(5, without)].join('');
    assert.equal(found(siteWith([front() + mixed]), 'image/alt').length, 5);
    assert.equal(found(siteWith([front() + times(9, tag).join('')]), 'image/alt').length, 9);
  });
});

describe('the forms that a site chooses', () => {
  const list = '1. Open it.\n\n   ```sh\n   a\n   ```\n2. Close it.\n\n   Done.\n3. Start it.\n\nText.\n\n';
  const steps = '<Steps>\n  <Step title="Open">Open it.</Step>\n</Steps>\n\n';
  const bare =
    '<ResponseField name="a" type="object">\n<ResponseField name="b" type="string">B</ResponseField>\n</ResponseField>\n\n';
  const folded =
    '<ResponseField name="a" type="object">\n<Expandable title="a">\n<ResponseField name="b" type="string">B</ResponseField>\n</Expandable>\n</ResponseField>\n\n';
  const example = '<RequestExample>\n```sh cURL\ncurl https://acme.example\n```\n</RequestExample>\n';
  const endpoint = '<ParamField query="a" type="string">A</ParamField>\n\n';

  it('are those of procedures: lists are reported where most are steps, or there are few', () => {
    const rule = 'component/prefer-steps';
    assert.equal(found(siteWith([front() + times(4, list).join('')]), rule).length, 4);
    assert.deepEqual(found(siteWith([front() + times(5, list).join('')]), rule), []);
    assert.equal(found(siteWith([front() + steps.repeat(3) + list.repeat(3)]), rule).length, 3);
    assert.deepEqual(found(siteWith([front() + steps.repeat(2) + list.repeat(3)]), rule), []);
  });

  it('are those of nested fields: bare ones are reported where most are in an expandable, or there are few', () => {
    const rule = 'component/prefer-expandable';
    assert.equal(found(siteWith([front() + bare.repeat(9)]), rule).length, 9);
    assert.deepEqual(found(siteWith([front() + bare.repeat(10)]), rule), []);
    assert.equal(found(siteWith([front() + folded.repeat(6) + bare.repeat(4)]), rule).length, 4);
  });

  it('are those of examples next to pages: a site that has them on several guides does so on purpose', () => {
    const rule = 'component/api-only';
    const withExamples = (guides: number, endpoints: number): readonly string[] => [
      ...times(guides, front() + example),
      ...times(endpoints, front() + endpoint + example),
    ];
    assert.equal(found(siteWith(withExamples(2, 0)), rule).length, 2);
    assert.deepEqual(found(siteWith(withExamples(3, 0)), rule), []);
    assert.deepEqual(found(siteWith(withExamples(1, 4)), rule), ['p0.mdx hint']);
    assert.deepEqual(found(siteWith(withExamples(2, 4)), rule), []);
  });
});

describe('a word with two spellings', () => {
  const rule = 'prose/terminology';
  const text = (word: string): string => `${front()}This is the ${word} that you can see on the page of the site.\n`;
  const most = times(10, text('behavior'));

  it('is reported if the site nearly always spells it differently', () => {
    assert.deepEqual(found(siteWith([...most, text('behaviour')]), rule), ['p10.mdx hint']);
    assert.deepEqual(found(siteWith([...times(10, text('behaviour')), text('behavior')]), rule), ['p10.mdx hint']);
    const [finding] = findingsInFiles(siteWith([...most, text('behaviour')])).filter((one) => one.rule.id === rule);
    assert.equal(finding?.fixes?.()[0]?.title, 'Change to `behavior`');
  });

  it('is left alone where the site has no clear majority', () => {
    assert.deepEqual(found(siteWith([...most.slice(1), text('behaviour')]), rule), []);
    assert.deepEqual(found(siteWith([...most, ...times(2, text('behaviour'))]), rule), []);
  });

  it('is left alone in names and code, and where the settings name the term', () => {
    const quiet = ['Ministry of Behaviour', '`behaviour`', '/behaviour', '“behaviour”'];
    for (const word of quiet) assert.deepEqual(found(siteWith([...most, text(word)]), rule), [], word);
    assert.deepEqual(found(siteWith([...most, `${text('page')}\n- behaviour\n`]), rule), []);
    const settings = { '.docsight.json': '{ "rules": { "prose/terminology": ["hint", { "terms": ["behaviour"] }] } }' };
    const reported = found(siteWith([...most, text('behaviour')], settings), rule);
    assert.deepEqual(reported, []);
  });

  it('is that of the settings, whatever characters the term has', () => {
    for (const [term, other] of [
      ['Let’s Encrypt', 'let’s encrypt'],
      ["Let's Encrypt", "Let's encrypt"],
      ['Visual C#', 'visual C#'],
      ['my_term', 'My_Term'],
      ['C++17', 'c++17'],
    ] as const) {
      const settings = {
        '.docsight.json': JSON.stringify({ rules: { 'prose/terminology': ['hint', { terms: [term] }] } }),
      };
      assert.equal(found(siteWith([text(`way of ${other}`)], settings), rule).length, 1, term);
      assert.deepEqual(found(siteWith([text(`way of ${term}`)], settings), rule), [], term);
    }
  });

  it('isn’t counted in code', () => {
    const code = times(10, `${text('page')}\n\`\`\`js\nbehavior();\n\`\`\`\n\n\`behavior\` <A behavior="b" />\n`);
    assert.deepEqual(found(siteWith([...code, text('behaviour')]), rule), []);
  });
});
