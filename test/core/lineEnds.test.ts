import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { configWith, findingsInPage } from '../support/site.ts';

const gallery = readFileSync(path.resolve('examples/gallery/gallery.mdx'), 'utf8').slice(0, 4_000);
const config = configWith({ navigation: [{ group: 'Start', pages: ['page'] }] });

function found(text: string): readonly string[] {
  return findingsInPage({ 'docs.json': config, 'page.mdx': text }, 'page.mdx')
    .map(({ rule, range: { start, end }, message }) => `${rule.id} ${start}-${end} ${message}`)
    .sort();
}

describe('single carriage returns', () => {
  it('end lines as line feeds do', () => {
    assert.deepEqual(found(gallery.replaceAll('\n', '\r')), found(gallery));
  });

  it('end the last line of a page that was cut within a line end of Windows', () => {
    const text = gallery.replaceAll('\n', '\r\n');
    const ends = [...text.matchAll(/\r/g)].map(({ index }) => index).filter((_, at) => at % 12 === 0);
    for (const end of ends) {
      const cut = text.slice(0, end);
      assert.deepEqual(found(`${cut}\r`), found(`${cut}\n`), JSON.stringify(cut.slice(-60)));
    }
  });

  it('end the front matter', () => {
    assert.deepEqual(found('---\r\ntitle: A\r\ndescription: About it.\r\n---\r'), []);
  });
});
