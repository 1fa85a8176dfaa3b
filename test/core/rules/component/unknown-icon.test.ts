import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyFix, componentMessages, componentFindings } from '../../../support/componentFindings.ts';

describe('component/unknown-icon', () => {
  const iconsIn = (...names: readonly string[]): readonly string[] =>
    componentFindings('component/unknown-icon', names.map((name) => `<Icon icon=${name} />`).join('\n\n'));

  it("reports slips, foreign forms and Font Awesome's prefix", () => {
    assert.deepEqual(iconsIn('"rockett"', '"BookOpenOutline"', '"fa-rocket"', '{"fa-solid fa-play"}', '"book_open"'), [
      'warning: rockett',
      'warning: BookOpenOutline',
      'warning: fa-rocket',
      'warning: fa-solid fa-play',
      'warning: book_open',
    ]);
  });

  it('leaves names alone that may be newer than the lists', () => {
    assert.deepEqual(
      iconsIn(
        '"square-dashed-text"',
        '"file-braces"',
        '"person-walking-dashed"',
        '"rockets"',
        '"circle-10"',
        '"cursor"',
      ),
      [],
    );
  });

  it('knows brands and languages that the platform draws in addition to its library', () => {
    assert.deepEqual(iconsIn('"linear"', '"Linear"', '"toml"', '"github"'), []);
  });

  it('suggests what a name means rather than what it looks like', () => {
    const hint = (name: string): string =>
      componentMessages('component/unknown-icon', `<Icon icon="${name}" />`).join();
    assert.match(hint('danger'), /Did you mean `triangle-exclamation`/);
    assert.match(hint('document'), /Did you mean `file-lines`/);
    assert.match(hint('rockett'), /Did you mean `rocket`\?/);
    assert.match(hint('wikipedia'), /Did you mean `wikipedia-w`\?/);
    assert.doesNotMatch(hint('zzqxv'), /Did you mean/);
  });

  it('leaves images, drawings, expressions and names in other letters alone', () => {
    assert.deepEqual(
      iconsIn('"/images/a.svg"', '"https://acme.example/a.svg"', '{<svg />}', '{name}', '"GitHub"', '""'),
      [],
    );
  });

  it('leaves the icon of a component alone that the page brings', () => {
    const body = 'import { Card } from "/snippets/card.jsx";\n\n<Card icon="rockett" />';
    assert.deepEqual(componentFindings('component/unknown-icon', body, { 'snippets/card.jsx': '' }), []);
  });

  it('replaces the name alone', () => {
    assert.equal(
      applyFix('component/unknown-icon', "<Icon icon={'rockett'} />", 'Change to `rocket`'),
      "<Icon icon={'rocket'} />",
    );
  });
});
