import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probe } from '../../../support/pageRule.ts';

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
