/** What the preview uses of the library of diagrams. */
interface DiagramLibrary {
  initialize(options: Readonly<Record<string, unknown>>): void;
  render(id: string, text: string): Promise<{ readonly svg: string }>;
}

declare global {
  interface Window {
    mermaid?: DiagramLibrary;
  }
}

// As in every script of this folder, the state of the module is that of its page, which is loaded once in each panel.

/** The images of diagrams by mode and text. */
const drawn = new Map<string, string>();
/** Makes the ids of drawings unique. */
let counter = 0;
let library: Promise<DiagramLibrary | undefined> | undefined;
/** The library draws one diagram at a time. */
let queue: Promise<void> = Promise.resolve();

/** Longer texts take longer to draw than anybody waits. */
const longest = 20_000;

/** Draws the diagrams of a region; the library is loaded with the first. */
export function drawDiagrams(root: ParentNode): Promise<void> {
  const boxes = [...root.querySelectorAll<HTMLElement>('.diagram[data-diagram]')];
  for (const box of boxes) queue = queue.then(() => draw(box));
  return queue;
}

/** Draws all diagrams again, in the colors of the mode. */
export function redrawDiagrams(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.diagram')) delete box.dataset['drawn'];
  void drawDiagrams(document);
}

async function draw(box: HTMLElement): Promise<void> {
  const text = box.dataset['diagram'] ?? '';
  const mode = document.documentElement.dataset['mode'] ?? 'light';
  const key = `${mode}\n${text}`;
  if (box.dataset['drawn'] === key || text.trim() === '' || text.length > longest || !box.isConnected) return;
  const known = drawn.get(key) ?? (await drawing(text, mode));
  if (known === undefined) {
    box.classList.add('is-wrong');
    return;
  }
  drawn.set(key, known);
  box.classList.remove('is-wrong');
  box.dataset['drawn'] = key;
  // As an image, the drawing can neither run nor load anything, whatever the diagram’s text put into it.
  const image = document.createElement('img');
  image.className = 'zoomable';
  image.alt = `Diagram: ${text.slice(0, 120)}`;
  image.src = URL.createObjectURL(new Blob([known], { type: 'image/svg+xml' }));
  image.addEventListener('load', () => {
    URL.revokeObjectURL(image.src);
  });
  box.replaceChildren(image);
}

async function drawing(text: string, mode: string): Promise<string | undefined> {
  library ??= loadLibrary();
  const mermaid = await library;
  if (mermaid === undefined) return undefined;
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    theme: mode === 'dark' ? 'dark' : 'neutral',
    htmlLabels: false,
    flowchart: { htmlLabels: false, useMaxWidth: false },
    suppressErrorRendering: true,
    fontFamily: 'ui-sans-serif, system-ui, sans-serif',
  });
  try {
    const { svg } = await withOwnStyles(() => mermaid.render(`_diagram-${counter++}`, text));
    if (svg === '') return undefined;
    return withSize(svg.replaceAll(` ${hiddenStyle}="`, ' style="').replace(/ nonce="[^"]*"/g, ''));
  } catch {
    return undefined;
  }
}

/**
 * Runs the library, which measures its drawing in the page, with a style sheet and with attributes of style. The content
 * policy allows the sheet by its nonce, and what would be an attribute is set as properties.
 */
async function withOwnStyles<Result>(work: () => Promise<Result>): Promise<Result> {
  const nonce = nonceOfPage();
  const undo = [giveNonceToSheets(nonce), setStylesAsProperties(), hideStylesFromParser(nonce)];
  try {
    return await work();
  } finally {
    for (const restore of undo) restore();
  }
}

/** Gives new style sheets the nonce; returns a function that restores how elements are created. */
function giveNonceToSheets(nonce: string): () => void {
  const create = Object.getOwnPropertyDescriptor(Document.prototype, 'createElement')?.value as (
    this: Document,
    name: string,
  ) => HTMLElement;
  const createIn = document.createElementNS.bind(document);
  Object.assign(document, {
    createElement: (name: string): HTMLElement => {
      const element = create.call(document, name);
      if (name.toLowerCase() === 'style') element.nonce = nonce;
      return element;
    },
    createElementNS: (space: string | null, name: string): Element => {
      const element = createIn(space, name);
      if (name.toLowerCase() === 'style' && 'nonce' in element) element.nonce = nonce;
      return element;
    },
  });
  return () => {
    Reflect.deleteProperty(document, 'createElement');
    Reflect.deleteProperty(document, 'createElementNS');
  };
}

/** Sets properties of style where attributes would be set; returns a function that restores how they are. */
function setStylesAsProperties(): () => void {
  const set = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')?.value as Element['setAttribute'];
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    if (name === 'style' && (this instanceof HTMLElement || this instanceof SVGElement)) this.style.cssText = value;
    else set.call(this, name, value);
  };
  return () => {
    Object.assign(Element.prototype, { setAttribute: set });
  };
}

/** What browsers with trusted types pass instead of a string; it has none of its methods. */
interface TrustedText {
  toString(): string;
}

/** The name of attributes of style while the library parses its drawing. */
const hiddenStyle = 'data-docsight-style';

/**
 * Hides styles and handlers from the parser by which the library cleans its drawing, since by then the properties are
 * attributes of style; returns a function that restores the parser.
 */
function hideStylesFromParser(nonce: string): () => void {
  const parse = Object.getOwnPropertyDescriptor(DOMParser.prototype, 'parseFromString')
    ?.value as DOMParser['parseFromString'];
  DOMParser.prototype.parseFromString = function (
    this: DOMParser,
    html: string | TrustedText,
    type: DOMParserSupportedType,
  ) {
    const hidden = String(html)
      .replace(/ style="/g, ` ${hiddenStyle}="`)
      .replace(/<style>/g, `<style nonce="${nonce}">`)
      .replace(/<[^>]*>/g, (tag) => tag.replace(/([\s"'/])on(?=[a-z]+\s*=)/gi, '$1data-on'));
    return parse.call(this, hidden, type);
  };
  return () => {
    Object.assign(DOMParser.prototype, { parseFromString: parse });
  };
}

/** An image needs a size of its own. */
function withSize(svg: string): string {
  const [opening = ''] = /<svg[^>]*>/.exec(svg) ?? [];
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(opening) ?? [];
  if (width === undefined || height === undefined) return svg;
  const bare = opening.replace(/ (?:width|height)="[^"]*"/g, '');
  return svg.replace(opening, bare.replace('<svg', `<svg width="${width}" height="${height}"`));
}

function nonceOfPage(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

function loadLibrary(): Promise<DiagramLibrary | undefined> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=docsight-diagrams]')?.content;
  if (address === undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.nonce = nonceOfPage();
    script.src = address;
    script.addEventListener('load', () => {
      resolve(window.mermaid);
    });
    script.addEventListener('error', () => {
      resolve(undefined);
    });
    document.head.append(script);
  });
}
