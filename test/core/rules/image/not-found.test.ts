import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';
import { linkTargets as site } from '../../../support/linkTargets.ts';

describe('image/not-found', () => {
  const rule = probe('image/not-found');

  it('reports images of every form without a file', () => {
    const body =
      '![a](/gone.png) ![b](./images/b.png) ![c][c] <img src="/gone.svg" alt="x" />\n\n' +
      '<Card title="A" img="/gone.jpg" icon="/gone-icon.svg" />\n\n<video poster="/gone.webp" />\n\n[c]: /gone.gif\n';
    assert.deepEqual(rule.found(body, site), [
      '/gone.png',
      './images/b.png',
      '/gone.svg',
      '/gone.jpg',
      '/gone-icon.svg',
      '/gone.webp',
      '/gone.gif',
    ]);
  });

  it('says once that the folder of many images is missing', () => {
    const images = (folder: string, count: number): string =>
      Array.from({ length: count }, (_, at) => `![a](${folder}/${at}.png)`).join('\n\n');
    const body = `${images('/flags', 10)}\n\n![b](/images/b.png)\n`;
    assert.deepEqual(rule.found(body, site), ['/flags/0.png', '/images/b.png']);
    assert.match(rule.message(images('/flags', 10), site), /not found: `\/flags`, so 10 images/);
    assert.equal(rule.found(images('/flags', 9), site).length, 9);
    assert.match(rule.message('![a](/flags/a.png)', site), /`\/flags\/a\.png`, as its folder doesn’t exist\. /);
    assert.doesNotMatch(rule.message('![a](/images/b.png)', site), /folder/);
    for (const folder of ['/images', '/docs/images', '']) {
      assert.equal(rule.found(images(folder, 10), site).length, 10, folder);
    }
  });

  it('leaves alone what is there, lies elsewhere or is unknown', () => {
    const body =
      '![a](/images/a.png) ![b](images/a.png?w=2) ![c](https://acme.example/x.png) ![d](data:image/png;base64,x)\n\n' +
      '<img src={image} alt="x" /> <img src="/docs/images/a.png" alt="x" />\n\n<Card title="A" icon="gone" />\n';
    assert.deepEqual(rule.found(body, site), []);
  });

  it('suggests the image in other case or folder', () => {
    assert.match(
      rule.message('![a](/Images/A.png)', site),
      /Image not found: `\/Images\/A\.png`, but `\/images\/a\.png` exists/,
    );
    assert.equal(rule.fixed('![a](/Images/A.png)', '', site), '![a](/images/a.png)');
    assert.equal(rule.fixed('![a](./a.png)', '', site), '![a](./images/a.png)');
    const inFolder = { ...site, 'docs/images/B.png': '' };
    assert.match(rule.message('![a](docs/images/b.png)', inFolder), /but `\/docs\/images\/B\.png`/);
    assert.deepEqual(rule.fixes('![a](/quite/another-one.png)', site), []);
  });

  it('asks for the path of an image', () => {
    const message = rule.message('![a](../../../x/y.webp)', {});
    assert.match(message, /Use the path of an image/);
  });
});
