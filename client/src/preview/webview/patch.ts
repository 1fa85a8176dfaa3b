import morphdom from 'morphdom';
import { restoreChoices } from './choices.ts';
import { drawDiagrams } from './diagrams.ts';

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
  fitFormulas(region);
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

/** Lets formulas scroll that are wider than the text around them; others stay on the line of their text. */
export function fitFormulas(root: ParentNode): void {
  const formulas = [...root.querySelectorAll<HTMLElement>('span.math')];
  for (const formula of formulas) formula.classList.remove('is-wide');
  const wide = formulas.filter((formula) => {
    const block = formula.closest('p, li, dd, div');
    return block !== null && formula.offsetWidth > block.clientWidth;
  });
  for (const formula of wide) formula.classList.add('is-wide');
}

/** Shows the text of images that can’t be loaded without the browser’s icon for them. */
export function listenToBrokenImages(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) markBroken(target);
    },
    true,
  );
  // Some may have failed before this script ran.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) markBroken(image);
}

function markBroken(image: HTMLImageElement): void {
  image.classList.add('is-broken');
}

/** Whether an image that couldn’t be loaded would be the same after a change. */
function staysBroken(before: Element, after: Element): boolean {
  return before.matches('img.is-broken') && before.getAttribute('src') === after.getAttribute('src');
}

/**
 * Sets the declarations of `data-style` one by one: the content policy allows no attributes of style, and the object
 * model accepts a property and its value alone.
 */
function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement | MathMLElement>('[data-style]')) {
    for (const declaration of (element.dataset['style'] ?? '').split(';')) {
      const colon = declaration.indexOf(':');
      if (colon > 0) element.style.setProperty(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
    }
  }
}
