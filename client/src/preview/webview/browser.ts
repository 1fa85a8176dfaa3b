import type { PreviewTheme } from '../../../../server/src/protocol/preview.ts';
import { applyTheme } from './appearance.ts';
import { patch } from './patch.ts';
import { listSections } from './sections.ts';
import { listenToSearch } from './search.ts';

/** In a browser: loads the page again when the server says that the site changed. */
export function followServer(notice: (text: string) => void): void {
  applyThemeOf(document);
  listenToSearch();
  const events = new EventSource('/-/events');
  let isReloading: Promise<void> = Promise.resolve();
  events.addEventListener('change', () => {
    isReloading = isReloading.then(() => reload(notice)).catch(() => undefined);
  });
  events.addEventListener('open', () => {
    notice('');
  });
  events.addEventListener('error', () => {
    notice('docsight preview isn’t running. The page is shown as it was last.');
  });
}

async function reload(notice: (text: string) => void): Promise<void> {
  const response = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const site = next.getElementById('_docsight-site');
  if (site === null) {
    notice(next.body.textContent.trim());
    return;
  }
  notice('');
  for (const name of [
    '_docsight-header',
    '_docsight-sidebar',
    '_docsight-article',
    '_docsight-aside',
    '_docsight-pager',
    '_docsight-footer',
  ]) {
    const [before, after] = [document.getElementById(name), next.getElementById(name)];
    if (before !== null && after !== null) patch(before, after.innerHTML);
  }
  listSections();
  document.getElementById('_docsight-site')?.setAttribute('data-layout', site.dataset['layout'] ?? 'default');
  document.title = next.title;
  applyThemeOf(next);
}

function applyThemeOf(from: Document): void {
  const meta = from.querySelector<HTMLMetaElement>('meta[name=docsight-theme]');
  if (meta !== null) applyTheme(JSON.parse(meta.content) as PreviewTheme);
}
