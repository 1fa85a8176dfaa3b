import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { iconsLike } from '../../../server/src/core/features/icons.ts';
import { iconNames, isIconOf, siteIconLibraries } from '../../../server/src/core/icons/iconNames.ts';
import { usualIcons } from '../../../server/src/core/icons/usualIcons.ts';
import { everyNth } from '../../support/thorough.ts';

const firstOf = (typed: string): string | undefined => iconsLike(typed, 'fontawesome')[0]?.name;

describe('the icons that are offered', () => {
  it('begin with the one that most people mean, whatever else begins so', () => {
    const expected = { gl: 'globe', hou: 'house', wal: 'wallet', lin: 'link', da: 'database', ter: 'terminal' };
    for (const [typed, name] of Object.entries(expected)) assert.equal(firstOf(typed), name);
    assert.equal(firstOf(''), usualIcons[0]);
  });

  it('begin with the one that is typed whole, so that Enter keeps it', () => {
    for (const name of everyNth(7, [...iconNames('fontawesome')])) {
      if (/^[a-z]./.test(name)) assert.equal(firstOf(name), name);
    }
  });

  it('are never of one letter, which an editor would put above all that begin with it', () => {
    assert.ok(isIconOf('fontawesome', 'r'));
    assert.equal(firstOf('r'), 'rocket');
    assert.deepEqual(
      ['', 'r'].flatMap((typed) => iconsLike(typed, 'fontawesome', ['r']).filter(({ name }) => name.length === 1)),
      [],
    );
  });

  it('are those of the library of the site', () => {
    for (const library of siteIconLibraries) {
      const names = new Set(iconNames(library));
      for (const { name } of iconsLike('', library)) assert.ok(names.has(name), `${name} of ${library}`);
    }
  });

  it('are usual only if a library has them', () => {
    const known = new Set(iconNames());
    assert.deepEqual(
      usualIcons.filter((name) => !known.has(name)),
      [],
    );
  });
});
