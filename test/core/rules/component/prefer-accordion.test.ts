import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { probeArea } from '../../../support/ruleTester.ts';

const advice = /^component\/(?:prefer-|api-only)/;
const { found, fixed } = probeArea(advice);

describe('component/prefer-accordion', () => {
  it('keeps the content, and opens what was open', () => {
    assert.equal(
      fixed('<details open>\n  <summary>**Why** `a`?</summary>\n\n  One.\n\n  Two.\n</details>\n'),
      '<Accordion title="Why a?" defaultOpen>\nOne.\n\nTwo.\n</Accordion>\n',
    );
    assert.equal(
      fixed('<details><summary>Say "why"</summary>Because.</details>\n'),
      `<Accordion title='Say "why"'>\n  Because.\n</Accordion>\n`,
    );
  });

  it('advises without a fix where the summary holds what no title can', () => {
    assert.equal(fixed('<details>\n<summary>[Why](/page)</summary>\n\nText.\n</details>\n'), undefined);
    assert.equal(fixed('<details>\n\nText.\n</details>\n'), undefined);
  });

  it('reports a summary that no details enclose, in a block', () => {
    const summary = '<summary>A</summary>';
    const lone = (body: string): readonly string[] => found(body).filter((one) => one.endsWith('<summary>'));
    for (const body of [summary, `<div>\n  ${summary}\n</div>`, `<details>\n\nB\n\n</details>\n\n${summary}`])
      assert.deepEqual(lone(`${body}\n\nB\n`), ['component/prefer-accordion: <summary>'], body);
    assert.equal(fixed(`${summary}\n\nB\n`), 'A\n\nB\n');
    for (const body of [`Text ${summary} more.`, `<details>\n<div>\n${summary}\n</div>\nB\n</details>`])
      assert.deepEqual(lone(`${body}\n`), [], body);
  });

  // Each was rendered with the platform’s packages.
  const details = '<details><summary>A</summary>B</details>';
  const block = '<details>\n<summary>A</summary>\nB\n</details>';
  const dropped = [
    `<div>\n${block}\n</div>`,
    '<div><details>\n<summary>A</summary>\n\nB\n\n</details></div>',
    `<div>\n  ${details}\n</div>`,
    `<ul>\n<li>\n${block}\n</li>\n</ul>`,
    `<Card title="C">\n${block}\n</Card>`,
    details.replace('>', ' className="faq">'),
    block.replace('>', ' style={{ color: "red" }}>'),
    `${details} ${details.replace('A', 'C')}`,
    `- ${details}`,
    block.replace(/^/gm, '> '),
  ];
  for (const body of dropped) {
    it(`reports what is dropped: ${body}`, () => {
      assert.ok(found(`${body}\n`).length > 0);
    });
  }

  const kept = [
    `Text ${details} text.`,
    `<div>${details}</div>`,
    `<div>\n  ${details} and text\n</div>`,
    `<p>${details}</p>`,
    `<ul>\n<li>${details}</li>\n</ul>`,
    `<table><tbody><tr><td>${details}</td></tr></tbody></table>`,
    `<Card title="C">${details}</Card>`,
    `- item ${details}`,
    `${details}\ntext after`,
    `| a | b |\n| - | - |\n| c | ${details} |`,
  ];
  for (const body of kept) {
    it(`says nothing of what is kept: ${body}`, () => {
      assert.deepEqual(found(`${body}\n`), []);
    });
  }

  it('replaces it within other HTML, but not with a look of its own', () => {
    assert.equal(fixed(`<div>\n${block}\n</div>\n`), '<div>\n<Accordion title="A">\n  B\n</Accordion>\n</div>\n');
    assert.equal(fixed(`${details.replace('>', ' className="faq">')}\n`), undefined);
  });
});
