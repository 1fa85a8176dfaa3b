// The panel of the preview.

/** The page in the panel of the preview. */
export function previewOf({ page }) {
  return page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame');
}
