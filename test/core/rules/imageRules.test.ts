import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../support/pageRule.ts';

describe('image/alt', () => {
  const rule = probe('image/alt');

  it('reports images whose text is missing or empty', () => {
    assert.deepEqual(
      rule.found(
        '![](/a.png) ![ ](/a.png) ![][a] <img src="/a.png" /> <img src="/a.png" alt="" /> <img alt={""} />\n\n[a]: /a.png\n',
      ),
      ['![](/a.png)', '![ ](/a.png)', '![][a]', '<img', 'alt=""', 'alt={""}'],
    );
  });

  it('accepts unknown texts and marks of decoration', () => {
    assert.deepEqual(
      rule.found(
        '<img alt={text} /> <img {...props} /> <img alt="" role="presentation" /> <img aria-hidden="true" /> <img aria-hidden /> <img aria-label="A" /> ![`a`](/a.png) <Image src="/a.png" />\n',
      ),
      [],
    );
    assert.deepEqual(rule.found('<img aria-hidden={false} />\n'), ['<img']);
  });

  it('is only an info where a caption tells every reader what the image shows', () => {
    const severities = (frame: string, image: string): readonly string[] =>
      rule.severities(`${frame}\n  ${image}\n</Frame>\n`);
    for (const image of ['![](/a.png)', '<img src="/a.png" />']) {
      assert.deepEqual(severities('<Frame caption="The dashboard">', image), ['info'], image);
      assert.deepEqual(severities('<Frame caption="">', image), ['warning'], image);
      assert.deepEqual(severities('<Frame>', image), ['warning'], image);
    }
  });

  it('is only an info where an empty text marks the image as decorative', () => {
    assert.deepEqual(rule.severities('<img src="/a.png" alt="" />\n\n<img src="/a.png" alt={""} />\n'), [
      'info',
      'info',
    ]);
    assert.deepEqual(rule.severities('![](/a.png)\n\n<img src="/a.png" alt=" " />\n'), ['warning', 'warning']);
    assert.match(rule.message('<img src="/a.png" alt="" />\n'), /^An empty `alt` marks this image as decorative\./);
  });

  it('doesn’t report icons next to the text that they belong to', () => {
    assert.deepEqual(rule.found('| A |\n| --- |\n| <img src="/a.svg" width="16" /> Connected |\n'), []);
    assert.deepEqual(rule.found('Choose <img src="/a.svg" width={16} /> at the top\n'), []);
    assert.deepEqual(rule.found('<img src="/a.svg" width="16" />\n'), ['<img']);
    assert.deepEqual(rule.found('| A |\n| --- |\n| <img src="/a.svg" width="16" /> | Connected\n'), ['<img']);
    assert.deepEqual(rule.found('Look at this: <img src="/a.png" width="600" />\n'), ['<img']);
    const styled = (style: string): readonly string[] =>
      rule.found(`Choose <img src="/a.svg" style={{ ${style} }} /> first\n`);
    for (const style of ["height: '1.3em', width: 'auto'", 'height: 20', "width: '2rem'", "height: '.9em'"]) {
      assert.deepEqual(styled(style), [], style);
    }
    assert.deepEqual(rule.found('Choose <img src="/a.svg" width="20%" /> first\n'), ['<img']);
    for (const style of ["height: '20em'", "width: '20%'", 'width: 600', "maxHeight: '1em'", 'minWidth: 3']) {
      assert.deepEqual(styled(style), ['<img'], style);
    }
  });

  it("proposes the caption and the words of the file's name", () => {
    const framed =
      '<Frame caption="The “big” dashboard">\n  <img src="/images/billing-overview-dark.png" />\n</Frame>\n';
    assert.deepEqual(rule.fixes(framed), ['Use the caption of the frame', 'Use the file name: “Billing overview”']);
    assert.match(rule.fixed(framed, 'caption'), /<img alt="The “big” dashboard" src=/);
    assert.equal(
      rule.fixed('![](/images/Add%20a_job.png)\n', 'name'),
      '![Add a job](/images/Add%20a_job.png)\n'.replace('Add a job', 'Add job'),
    );
    assert.deepEqual(rule.fixes('![](/images/screenshot-2024.png)\n'), []);
    assert.deepEqual(rule.fixes('![](/images/9c6e57236d85f426a.png)\n'), []);
  });
});

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
