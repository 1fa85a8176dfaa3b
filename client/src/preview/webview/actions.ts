import { currentMode, setMode } from './appearance.ts';
import { reveal } from './choices.ts';
import type { Host } from './host.ts';
import { decoded, sectionAt } from './sections.ts';

/** Handles clicks on what the preview itself provides: copying, unfolding, menus, the mode, links. */
export function listenToActions(host: Host): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (target === undefined) return;
    closeMenus(target);
    const button = target.closest<HTMLElement>('button');
    if (button !== null) act(button, host);
    const link = target.closest<HTMLAnchorElement>('a');
    if (link !== null) follow(event, link, host);
    const image = target.closest<HTMLElement>('img.zoomable');
    if (image !== null && link === null) image.classList.toggle('is-zoomed');
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeMenus(document.body);
    if (event.key === 'Escape') document.querySelector('.is-zoomed')?.classList.remove('is-zoomed');
  });
  document.addEventListener('dblclick', ({ target }) => {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-line], [data-file-line]') : null;
    if (block !== null) openSource(block, host);
  });
}

function openSource({ dataset }: HTMLElement, host: Host): void {
  const line = Number(dataset['line'] ?? dataset['fileLine']);
  host.send({ kind: 'source', line, file: dataset['file'] });
}

function act(button: HTMLElement, host: Host): void {
  const { dataset } = button;
  if (dataset['copy'] !== undefined) void copyFrom(button);
  if (dataset['expand'] !== undefined) {
    const isOpen = button.parentElement?.classList.toggle('is-open') === true;
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = isOpen ? 'Show less' : 'Show all';
  }
  if (dataset['menuButton'] !== undefined) {
    const isOpen = document.body.classList.toggle('has-menu');
    button.setAttribute('aria-expanded', String(isOpen));
  }
  if (dataset['modeButton'] !== undefined) {
    setMode(currentMode() === 'dark' ? 'light' : 'dark');
    host.writeState({ mode: currentMode() });
  }
  const action = dataset['action'];
  if (action === 'back' || action === 'forward' || action === 'lock') host.send({ kind: action });
}

async function copyFrom(button: HTMLElement): Promise<void> {
  const text = button.parentElement?.closest('.code, .prompt')?.querySelector('pre code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return;
  }
  button.classList.add('is-done');
  setTimeout(() => {
    button.classList.remove('is-done');
  }, 1500);
}

function closeMenus(target: Element): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')) {
    if (!menu.contains(target)) menu.open = false;
  }
  if (
    document.body.classList.contains('has-menu') &&
    target.closest('#_docsight-sidebar, [data-menu-button]') === null
  ) {
    document.body.classList.remove('has-menu');
  }
}

function follow(event: MouseEvent, link: HTMLAnchorElement, host: Host): void {
  const href = link.getAttribute('href') ?? '';
  if (link.dataset['dead'] !== undefined || href === '') {
    event.preventDefault();
    return;
  }
  if (href.startsWith('#')) {
    event.preventDefault();
    showSection(href.slice(1));
    if (host.kind === 'browser') history.replaceState(null, '', href);
    return;
  }
  if (host.kind === 'browser') return;
  event.preventDefault();
  const { page, open } = link.dataset;
  const section = decoded(href.split('#')[1] ?? '');
  if (page !== undefined) host.send({ kind: 'page', file: page, section, inEditor: event.ctrlKey || event.metaKey });
  else if (open !== undefined) host.send({ kind: 'file', file: open });
  else host.send({ kind: 'external', url: href });
}

/** Scrolls to a section, and opens what it is folded away in. */
export function showSection(id: string): void {
  const section = sectionAt(id);
  if (section === null) return;
  reveal(section);
  section.scrollIntoView();
  section.classList.add('is-target');
  setTimeout(() => {
    section.classList.remove('is-target');
  }, 1500);
}
