import morphdom from 'morphdom';
import { drawDiagrams } from './diagrams.ts';
import { staysBroken } from './brokenImages.ts';
import { restoreChoices } from './choices.ts';
import { applyStyles } from './styles.ts';

/** Changes a region to new HTML; what is equal stays as it is, with its scroll, focus and open parts. */
export function patch(region: HTMLElement, html: string): void {
  const next = region.cloneNode(false) as HTMLElement;
  next.innerHTML = html;
  morphdom(region, next, {
    childrenOnly: true,
    getNodeKey: (node) => (node instanceof HTMLElement ? (node.dataset['key'] ?? node.id) : undefined),
    onBeforeElUpdated: (before, after) => {
      if (before.isEqualNode(after)) return false;
      keepReadersState(before, after);
      // A drawn diagram stays until its text differs.
      return !(before.matches('.diagram') && before.dataset['diagram'] === after.dataset['diagram']);
    },
  });
  finish(region);
}

/** Brings a region that was set to life. */
export function finish(region: HTMLElement): void {
  restoreChoices(region);
  applyStyles(region);
  void drawDiagrams(region);
}

/** What readers opened stays open, unless the page itself changed it. */
function keepReadersState(before: HTMLElement, after: HTMLElement): void {
  if (before instanceof HTMLDetailsElement && after instanceof HTMLDetailsElement) {
    const wasSetOpen = before.dataset['setOpen'] ?? String(after.open);
    if (wasSetOpen === String(after.open)) after.open = before.open;
    after.dataset['setOpen'] = wasSetOpen;
  }
  if (staysBroken(before, after)) after.classList.add('is-broken');
  if (before.matches('.foldable.is-open')) after.classList.add('is-open');
  if (before.matches('[data-expand]'))
    after.setAttribute('aria-expanded', before.getAttribute('aria-expanded') ?? 'false');
}
