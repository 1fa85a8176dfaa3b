import { withPageLines } from '../../../../server/src/core/preview/blockLines.ts';
import type { PreviewArticle } from '../../../../server/src/protocol/preview.ts';
import type { ShowMessage, ShownLines, ToPreview } from '../../../../server/src/protocol/previewMessages.ts';
import { listenToActions, showSection } from './actions.ts';
import { applyTheme, setMode } from './appearance.ts';
import { followServer } from './browser.ts';
import { finish, fitFormulas, listenToBrokenImages, patch } from './patch.ts';
import { listenToChoices } from './choices.ts';
import { connectHost } from './host.ts';
import { barAtTop, lineAtTop, topOfLine, withLine } from './lines.ts';
import { placeMarks, showMarks } from './marks.ts';
import { listSections, markSection } from './sections.ts';

const host = connectHost(receive);
/** Where the editor has scrolled the page last: that must not come back as the reader’s scrolling, however late. */
let ledTo: number | undefined;
let shownUri = '';

function receive(message: ToPreview): void {
  switch (message.kind) {
    case 'show':
      show(message);
      break;
    case 'marks':
      showMarks(message.marks, openMark);
      break;
    case 'line':
      followLine(message);
      break;
    case 'notice':
      notice(message.text);
      break;
  }
}

function region(name: string): HTMLElement | undefined {
  return document.getElementById(`_docsight-${name}`) ?? undefined;
}

function show(message: ShowMessage): void {
  const { frame, uri } = message;
  const article = htmlOfArticle(message.article);
  if (article === undefined) {
    // A message was lost: everything is sent again.
    host.send({ kind: 'ready' });
    return;
  }
  const isOther = uri !== shownUri;
  shownUri = uri;
  notice('');
  if (frame !== undefined) {
    for (const name of ['header', 'sidebar', 'pager', 'footer'] as const) patchRegion(name, frame[name]);
    applyTheme(frame.theme);
  }
  patchRegion('article', article);
  patchRegion('aside', message.aside);
  listSections();
  region('site')?.setAttribute('data-layout', message.mode);
  document.title = message.title;
  updateBar(message);
  if (message.section !== undefined && message.section !== '') showSection(message.section);
  else if (isOther) scrollWithoutEcho(0);
  if (isOther) region('sidebar')?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  host.writeState({ uri, isLocked: message.isLocked });
  placeMarks(openMark);
}

function patchRegion(name: string, html: string): void {
  const element = region(name);
  if (element !== undefined) patch(element, html);
}

function updateBar({ isLocked, canGoBack, canGoForward }: ShowMessage): void {
  const button = (action: string): HTMLButtonElement | null => document.querySelector(`button[data-action=${action}]`);
  button('lock')?.setAttribute('aria-pressed', String(isLocked));
  const [back, forward] = [button('back'), button('forward')];
  if (back !== null) back.disabled = !canGoBack;
  if (forward !== null) forward.disabled = !canGoForward;
}

function notice(text: string): void {
  const element = region('notice');
  if (element === undefined) return;
  element.textContent = text;
  element.hidden = text === '';
}

function openMark({ line, character }: { readonly line: number; readonly character: number }): void {
  host.send({ kind: 'mark', line, character });
}

function followLine({ line, cursor }: ShownLines): void {
  const top = topOfLine(line);
  if (top !== undefined) scrollWithoutEcho(Math.max(0, cursor === undefined ? top : withLine(cursor, top)));
}

function scrollWithoutEcho(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  ledTo = window.scrollY;
}

function listenToScrolling(): void {
  let isQueued = false;
  document.addEventListener('scroll', () => {
    if (isQueued) return;
    isQueued = true;
    requestAnimationFrame(() => {
      isQueued = false;
      markSection();
      if (ledTo !== undefined && Math.abs(window.scrollY - ledTo) < 1) return;
      ledTo = undefined;
      host.send({ kind: 'scrolled', line: lineAtTop() });
    });
  });
  window.addEventListener('resize', () => {
    fitFormulas(document);
    placeMarks(openMark);
  });
  document.addEventListener(
    'toggle',
    () => {
      placeMarks(openMark);
    },
    true,
  );
}

function followMode(): void {
  const own = host.readState().mode;
  const preferred = matchMedia('(prefers-color-scheme: dark)');
  const isDark = (): boolean =>
    host.kind === 'editor'
      ? document.body.matches('.vscode-dark, .vscode-high-contrast:not(.vscode-high-contrast-light)')
      : preferred.matches;
  const apply = (): void => {
    setMode(host.readState().mode ?? (isDark() ? 'dark' : 'light'));
  };
  setMode(own ?? (isDark() ? 'dark' : 'light'));
  preferred.addEventListener('change', apply);
  new MutationObserver(apply).observe(document.body, { attributes: true, attributeFilter: ['class'] });
}

/** What sticks below the bar at the top, and sections that are scrolled to, need its height. */
function followBarHeight(): void {
  const bar = barAtTop();
  if (bar === null) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--bar-height', `${bar.offsetHeight}px`);
  }).observe(bar);
}

followMode();
followBarHeight();
listenToActions(host);
listenToChoices();
listenToBrokenImages();
listenToScrolling();
if (host.kind === 'browser') {
  for (const name of ['header', 'sidebar', 'article', 'aside', 'pager', 'footer']) {
    const element = region(name);
    if (element !== undefined) finish(element);
  }
  listSections();
  followServer(notice);
  const line = Number(new URLSearchParams(location.search).get('line') ?? 0);
  if (line > 0) followLine({ line: line - 1 });
  if (location.hash !== '') showSection(location.hash.slice(1));
} else {
  host.send({ kind: 'ready' });
}

/** The blocks of the page that is shown, by their ids. */
let known: ReadonlyMap<string, string> = new Map();

/** Returns the HTML of a page from its new blocks and those that are known; undefined if some are missing. */
function htmlOfArticle({ ids, lines, html }: PreviewArticle): string | undefined {
  const blocks = new Map<string, string>();
  for (const id of ids) {
    const block = html[id] ?? known.get(id);
    if (block === undefined) return undefined;
    blocks.set(id, block);
  }
  known = blocks;
  return ids.map((id, at) => withPageLines(blocks.get(id) ?? '', lines[at] ?? 0)).join('');
}
