/** A page that the search found. */
interface Hit {
  readonly title: string;
  readonly section: string;
  readonly href: string;
  readonly text: string;
}

/** Opens the search with its button, `/` or Ctrl+K; arrows and Enter choose a page. */
export function listenToSearch(): void {
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
