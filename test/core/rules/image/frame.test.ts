import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

describe('image/frame', () => {
  const rule = probe('image/frame');
  const image = '![A](/a.png)';

  it('reports images that are by themselves', () => {
    assert.deepEqual(rule.found(`text\n\n${image}\n\n<img src="/a.png" alt="A" />\n`), [
      image,
      '<img src="/a.png" alt="A" />',
    ]);
    assert.deepEqual(rule.found(`1. Choose\n\n   ${image}\n`), [image]);
    assert.deepEqual(rule.found(`<Steps>\n<Step title="a">\n${image}\n</Step>\n</Steps>\n`), [image]);
  });

  it('leaves an image to the error of the unclosed frame above it', () => {
    const body = (closing: string): string =>
      `<Steps>\n<Step title="a">\n<Frame>\n  ${image}\n${closing}Text.\n\n${image}\n</Step>\n</Steps>\n`;
    assert.deepEqual(rule.found(body('\n')), [image], 'the second image is below the text');
    assert.deepEqual(rule.found(body('</Frame>\n\n')), [image]);
  });

  it('leaves images alone that are no figures', () => {
    for (const text of [
      `text ${image} text\n`,
      '<img src="" alt="A" />\n',
      `[${image}](/b)\n`,
      `| a |\n| - |\n| ${image} |\n`,
      `## ${image}\n`,
      `- ${image}\n- ${image}\n`,
      `> ${image}\n`,
      `${image} ${image}\n`,
      `<Card title="a">\n${image}\n</Card>\n`,
      `<Columns>\n<Card title="a">\n${image}\n</Card>\n</Columns>\n`,
      `<div>\n\n${image}\n\n</div>\n`,
      `<p align="center">\n  <img src="/a.png" alt="A" />\n</p>\n`,
      `<Frame>\n${image}\n</Frame>\n`,
      `<Frame>\n<div>\n${image}\n</div>\n</Frame>\n`,
      `import { Box } from "/snippets/box.jsx"\n\n<Box>\n${image}\n</Box>\n`,
      '![Build](https://img.shields.io/badge/build-passing-green)\n',
      '![Contributors](https://contrib.rocks/image?repo=acme/acme)\n',
      '<img src="/logo/light.svg" alt="A" />\n',
      '![A](/images/hero-light.png)\n',
      '<img src="/a.png" alt="A" width="24" />\n',
      '<img src="/a.png" alt="A wave of colours" noZoom />\n',
      '<img className="block pointer-events-none" src="/a.png" alt="A drawing of pages" />\n',
      '<img className="dark:hidden" src="/a.png" alt="A" noZoom />\n<img className="hidden dark:block" src="/b.png" alt="A" noZoom />\n',
      `---\ntitle: A\ndescription: B\nmode: custom\n---\n\n${image}\n`,
    ]) {
      assert.deepEqual(rule.found(text), [], text);
    }
  });

  it('reports an image that may be enlarged', () => {
    const zoomed = '<img src="/a.png" alt="A" noZoom={false} />';
    assert.deepEqual(rule.found(`${zoomed}\n`), [zoomed]);
  });

  it('wraps an image as deep as it is', () => {
    assert.equal(
      rule.fixed(`1. Choose\n\n   ${image}\n`, 'Frame'),
      `1. Choose\n\n   <Frame>\n     ${image}\n   </Frame>\n`,
    );
    assert.equal(
      rule.fixed(`text\n\n${image}\n`.replaceAll('\n', '\r\n'), 'Frame'),
      `text\n\n<Frame>\n  ${image}\n</Frame>\n`.replaceAll('\n', '\r\n'),
    );
  });

  it('puts a pair for light and dark mode into one frame', () => {
    const pair =
      '<img className="block dark:hidden" src="/a.png" alt="A" />\n<img className="hidden dark:block" src="/b.png" alt="A" />';
    assert.equal(rule.fixed(`${pair}\n\ntext\n`, 'Frame'), `<Frame>\n${pair}\n</Frame>\n\ntext\n`);
  });
});
