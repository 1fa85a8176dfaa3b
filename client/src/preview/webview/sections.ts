/** Returns a text without its escapes; as it is if they aren’t escapes of any text. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the section that a fragment means; its id may contain `%` itself. */
export function sectionAt(fragment: string): HTMLElement | null {
  return document.getElementById(fragment) ?? document.getElementById(decoded(fragment));
}

function sectionOf(link: HTMLAnchorElement): HTMLElement | null {
  return sectionAt((link.getAttribute('href') ?? '').slice(1));
}

/** Lists the sections of the tabs and the view that are shown, and marks the one on the screen. */
export function listSections(): void {
  for (const item of document.querySelectorAll<HTMLElement>('#_docsight-aside nav li')) {
    const link = item.querySelector('a');
    const around = link === null ? null : sectionOf(link)?.closest('[role=tabpanel][hidden], [data-view][hidden]');
    item.hidden = around instanceof HTMLElement;
  }
  markSection();
}

/** Marks the section on the screen in the list of sections. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#_docsight-aside nav li:not([hidden]) a')];
  const reached = links.filter((link) => (sectionOf(link)?.getBoundingClientRect().top ?? Infinity) < 140);
  const current = reached.at(-1) ?? links[0];
  for (const link of links) link.classList.toggle('is-current', link === current);
}
