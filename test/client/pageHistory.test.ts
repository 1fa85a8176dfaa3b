import assert from 'node:assert/strict';
import { it } from 'node:test';
import { PageHistory } from '../../client/src/preview/pageHistory.ts';

it('a preview follows a renamed page, even when going back to it', () => {
  const history = new PageHistory();
  for (const page of ['a', 'b', 'c']) history.visit(page);
  history.rename((page) => (page === 'a' || page === 'c' ? `${page}-renamed` : page));
  assert.equal(history.current, 'c-renamed');
  history.go(-1);
  history.go(-1);
  assert.equal(history.current, 'a-renamed');
});
