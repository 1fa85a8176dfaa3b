import type { PreviewTheme } from '../../../../server/src/protocol/preview.ts';
import { applyTheme } from './appearance.ts';
import { patch } from './patch.ts';
import { listSections } from './sections.ts';

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

/** A page that the search found. */
interface Hit {
  readonly title: string;
  readonly section: string;
  readonly href: string;
  readonly text: string;
}

/** Opens the search with its button, `/` or Ctrl+K; arrows and Enter choose a page. */
function listenToSearch(): void {
  const dialog = createDialog();
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-search-button]') !== null) open(dialog);
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    const isKey = (event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey));
    if (!isKey) return;
    event.preventDefault();
    open(dialog);
  });
}

function open(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
}

function createDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', 'Search');
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = 'Search the site';
  input.setAttribute('aria-label', 'Search the site');
  const list = document.createElement('ul');
  dialog.append(input, list);
  document.body.append(dialog);
  let latest = 0;
  input.addEventListener('input', () => {
    const number = ++latest;
    void find(input.value).then((hits) => {
      if (number === latest) list.replaceChildren(...hits.map(itemFor));
    });
  });
  dialog.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (links[at - 1] ?? input).focus();
    else if (event.key === 'Enter' && at < 0) links[0]?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  return dialog;
}

async function find(text: string): Promise<readonly Hit[]> {
  if (text.trim() === '') return [];
  try {
    const response = await fetch(`/-/search?q=${encodeURIComponent(text)}`);
    return response.ok ? ((await response.json()) as readonly Hit[]) : [];
  } catch {
    return [];
  }
}

function itemFor({ title, section, href, text }: Hit): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  const [head, where, body] = ['strong', 'small', 'span'].map((name) => document.createElement(name));
  if (head !== undefined) head.textContent = title;
  if (where !== undefined) where.textContent = section;
  if (body !== undefined) body.textContent = text;
  link.append(...[head, where, body].filter((one) => one !== undefined));
  item.append(link);
  return item;
}
