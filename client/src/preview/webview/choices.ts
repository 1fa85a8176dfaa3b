import { listSections } from './sections.ts';

/** The panel that a reader chose in each group of tabs, by the group’s key, and the view. */
const chosen = new Map<string, number>();
const chosenTitles: string[] = [];
let chosenView: string | undefined;

/** Shows one panel of a group. */
function select(group: HTMLElement, index: number): void {
  const tabs = tabsOf(group);
  const panels = panelsOf(group);
  for (const [at, tab] of tabs.entries()) {
    tab.setAttribute('aria-selected', String(at === index));
    tab.tabIndex = at === index ? 0 : -1;
  }
  for (const [at, panel] of panels.entries()) panel.hidden = at !== index;
  const list = group.querySelector<HTMLSelectElement>(':scope > select');
  if (list !== null) list.value = String(index);
}

function tabsOf(group: HTMLElement): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')];
}

function panelsOf(group: HTMLElement): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];
}

/** Chooses a panel; other groups with a tab of the same title follow. */
function choose(group: HTMLElement, index: number): void {
  chosen.set(group.dataset['key'] ?? '', index);
  select(group, index);
  chooseInOthers(group, index);
  listSections();
}

/** Chooses the panel with the same title in other groups. */
function chooseInOthers(group: HTMLElement, index: number): void {
  const title = tabsOf(group)[index]?.dataset['title'];
  if (title === undefined || group.dataset['sync'] === undefined) return;
  chosenTitles.unshift(title);
  chosenTitles.splice(20);
  for (const other of document.querySelectorAll<HTMLElement>('[data-panels][data-sync]')) {
    const at = tabsOf(other).findIndex((tab) => tab.dataset['title'] === title);
    if (other === group || at < 0) continue;
    chosen.set(other.dataset['key'] ?? '', at);
    select(other, at);
  }
}

function chooseView(title: string): void {
  showView(title);
  listSections();
}

function showView(title: string): void {
  chosenView = title;
  for (const option of viewOptions()) {
    const isChosen = option.dataset['viewOption'] === title;
    option.setAttribute('aria-checked', String(isChosen));
    option.tabIndex = isChosen ? 0 : -1;
  }
  for (const view of document.querySelectorAll<HTMLElement>('[data-view]'))
    view.hidden = view.dataset['view'] !== title;
}

function viewOptions(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-view-option]')];
}

/** Shows what the reader chose before the page changed. */
export function restoreChoices(root: ParentNode): void {
  for (const group of root.querySelectorAll<HTMLElement>('[data-panels]')) {
    const index = chosen.get(group.dataset['key'] ?? '');
    if (index !== undefined && index < panelsOf(group).length) select(group, index);
  }
  if (chosenView === undefined) return;
  if (viewOptions().some(({ dataset }) => dataset['viewOption'] === chosenView)) showView(chosenView);
}

/** Opens everything around an element: tabs, accordions, folded navigation. */
export function reveal(element: Element): void {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
    const group = at.parentElement;
    if (at instanceof HTMLElement && at.getAttribute('role') === 'tabpanel' && group !== null && at.hidden) {
      choose(group, panelsOf(group).indexOf(at));
    }
    const view = at instanceof HTMLElement ? at.dataset['view'] : undefined;
    if (view !== undefined && at instanceof HTMLElement && at.hidden) chooseView(view);
    if (at.getAttribute('role') === 'tab') at.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

/** Handles tabs, lists of choices and views, by mouse and keyboard. */
export function listenToChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>('[role=tab]') : null;
    const group = tab?.closest<HTMLElement>('[data-panels]') ?? null;
    if (tab !== null && group !== null) choose(group, tabsOf(group).indexOf(tab));
    const view = target instanceof Element ? target.closest<HTMLElement>('[data-view-option]') : null;
    if (view !== null) chooseView(view.dataset['viewOption'] ?? '');
  });
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const group = target.closest<HTMLElement>('[data-panels]');
    if (target.dataset['select'] !== undefined && group !== null) choose(group, Number(target.value));
  });
  document.addEventListener('keydown', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const next = optionAfter(target, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.click();
    next.focus();
  });
}

/** Returns the tab or the view that a key selects from another one. */
function optionAfter(option: HTMLElement, key: string): HTMLElement | undefined {
  if (option.matches('[data-view-option]')) {
    const options = viewOptions();
    return options[indexAfter(rowKeys.get(key) ?? key, options.indexOf(option), options.length) ?? -1];
  }
  const group = option.matches('[role=tab]') ? option.closest<HTMLElement>('[data-panels]') : null;
  if (group === null) return undefined;
  const tabs = tabsOf(group);
  return tabs[indexAfter(key, tabs.indexOf(option), tabs.length) ?? -1];
}

/** Keys that do the same in a group of radio buttons. */
const rowKeys: ReadonlyMap<string, string> = new Map([
  ['ArrowDown', 'ArrowRight'],
  ['ArrowUp', 'ArrowLeft'],
]);

function indexAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
