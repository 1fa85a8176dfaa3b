function sectionOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/** Lists the sections of the tabs and the view that are shown, and marks the one on the screen. */
export function listSections(): void {
  for (const item of document.querySelectorAll<HTMLElement>('#_aside nav li')) {
    const link = item.querySelector('a');
    const around = link === null ? null : sectionOf(link)?.closest('[role=tabpanel][hidden], [data-view][hidden]');
    item.hidden = around instanceof HTMLElement;
  }
  markSection();
}

/** Marks the section on the screen in the list of sections. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#_aside nav li:not([hidden]) a')];
  const reached = links.filter((link) => (sectionOf(link)?.getBoundingClientRect().top ?? Infinity) < 140);
  const current = reached.at(-1) ?? links[0];
  for (const link of links) link.classList.toggle('is-current', link === current);
}
