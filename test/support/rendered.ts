import { renderingFrame, type SiteFrame } from '../../server/src/core/preview/frame/siteFrame.ts';
import { renderingOf, type RenderedPage } from '../../server/src/core/preview/renderPage.ts';
import { finished } from '../../server/src/core/util/finished.ts';

/** Renders a page in its site, without steps. */
export function renderPage(...args: Parameters<typeof renderingOf>): RenderedPage {
  return finished(renderingOf(...args));
}

/** Renders the frame around a page, without steps. */
export function renderFrame(...args: Parameters<typeof renderingFrame>): SiteFrame {
  return finished(renderingFrame(...args));
}
