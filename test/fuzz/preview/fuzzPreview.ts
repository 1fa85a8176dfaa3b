import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bodyHtml, frameRegions, pageRegions } from '../../../server/src/core/preview/frame/layout.ts';
import { noServices, type RenderServices } from '../../../server/src/core/preview/services.ts';
import type { SitePath } from '../../../server/src/core/paths/sitePath.ts';
import { formulaAsMathMl } from '../../../server/src/preview/formulas.ts';
import { highlight } from '../../../server/src/preview/highlighter.ts';
import { pageIn, siteOf, type Files } from '../../support/site.ts';
import { hostileSite } from './hostileSite.ts';
import { htmlProblems } from './htmlProblems.ts';
import { renderFrame, renderPage } from '../../support/rendered.ts';

const services: RenderServices = {
  ...noServices,
  highlight,
  math: formulaAsMathMl,
  icon: () => ({ viewBox: '0 0 1 1', isFilled: true, content: '<path d="M0 0"/>' }),
  onError: (error) => {
    throw error;
  },
};

/** Returns the body of a preview, and that without the text of its page. */
export function previewOf(files: Files): readonly [body: string, frame: string] {
  const page = pageIn(files, 'page.mdx');
  assert.ok(page);
  const options = { resourceBase: '/-/files', allowsRemoteImages: false };
  const rendered = renderPage(page, options, services);
  const frame = renderFrame(siteOf(files), 'page.mdx' as SitePath, options, services);
  const regions = frameRegions(frame);
  return [
    bodyHtml({ ...pageRegions(rendered), ...regions }, rendered.mode),
    bodyHtml({ article: '', aside: '', ...regions }, rendered.mode),
  ];
}

/** Renders hostile sites; fails with the smallest whose preview has something that it mustn’t have. */
export function fuzzPreview(parameters: { readonly seed: number; readonly numRuns: number }): void {
  fc.assert(
    fc.property(hostileSite, (files) => {
      assert.deepEqual(htmlProblems(...previewOf(files)), []);
    }),
    parameters,
  );
}
