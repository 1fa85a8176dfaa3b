/** Shows the text of images that can’t be loaded without the browser’s sign for them. */
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
export function staysBroken(before: Element, after: Element): boolean {
  return before.matches('img.is-broken') && before.getAttribute('src') === after.getAttribute('src');
}
