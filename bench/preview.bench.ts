import { recordPage } from '../server/src/core/page/record/pageRecord.ts';
import type { PageModel } from '../server/src/core/page/pageModel.ts';
import { readPage } from '../server/src/core/page/readPage.ts';
import type { SitePath } from '../server/src/core/paths/sitePath.ts';
import type { RenderedPage } from '../server/src/core/preview/renderPage.ts';
import type { RenderServices } from '../server/src/core/preview/services.ts';
import { pageContextOf } from '../server/src/core/site/siteSnapshot.ts';
import { Libraries } from '../server/src/preview/libraries.ts';
import { siteOf } from '../test/support/site.ts';
import { longPage } from './longPage.ts';
import { measure, show } from './measure.ts';
import { renderFrame, renderPage } from '../test/support/rendered.ts';

// A keystroke in a page of 2,000 lines until its HTML is written, and the frame of a large site.

const text = longPage;
const others = Array.from({ length: 7_485 }, (_, index) => `guides/page-${index}`);
const site = siteOf({
  'docs.json': JSON.stringify({
    name: 'Acme',
    theme: 'mint',
    colors: { primary: '#123456' },
    navigation: { groups: [{ group: 'All', pages: ['page', ...others] }] },
  }),
  'page.mdx': text,
  ...Object.fromEntries(others.map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n`])),
});
const file = 'page.mdx' as SitePath;
const options = { resourceBase: '/files', allowsRemoteImages: false };

function render(page: PageModel, services: RenderServices, previous?: RenderedPage): RenderedPage {
  const context = pageContextOf(site, file, page, recordPage(file, page, site.settings.catalogue));
  if (context === undefined) throw new Error('the benchmark has no page');
  return renderPage(context, options, services, previous);
}

async function main(): Promise<void> {
  let page = readPage(text);
  const services = await new Libraries(() => undefined).render((loaded) => {
    render(page, loaded);
    return Promise.resolve(loaded);
  });
  let rendered = render(page, services);
  const middle = text.indexOf('Some', text.length / 2);
  const lines = text.split('\n').length;
  show(
    `preview: a keystroke, ${lines} lines, ${Math.round(rendered.html.length / 1024)} kB of HTML`,
    measure(200, (run) => {
      page = readPage(text.slice(0, middle) + 'x'.repeat((run % 20) + 1) + text.slice(middle), page);
      rendered = render(page, services, rendered);
    }),
    'p95 < 30 ms',
  );
  show(
    'preview: the frame of a site of 7,485 pages',
    measure(20, () => {
      renderFrame(site, file, options, services);
    }),
    '< 150 ms',
  );
}

void main();
