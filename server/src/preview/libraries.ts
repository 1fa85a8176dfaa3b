import type { RenderServices } from '../core/preview/services.ts';
import { Drawer } from './drawer.ts';
import type { Drawing } from './drawing.ts';
import { Icons } from './icons.ts';
import { Memo } from './memo.ts';

/** The libraries of rendering. Each is loaded when a page needs it for the first time. */
export class Libraries {
  readonly #icons = new Icons();
  readonly #drawer: Drawer;
  /** 16 million characters: the drawings of some pages. */
  readonly #drawn = new Memo(16_000_000);
  readonly #onError: RenderServices['onError'];

  constructor(onError: RenderServices['onError'], drawer = new Drawer()) {
    this.#drawer = drawer;
    this.#onError = onError;
  }

  /** Starts what takes a moment to start. */
  start(): void {
    this.#drawer.start();
  }

  /** Renders again with what the rendering turned out to need; `last` is the rendering before. */
  async render<Result>(render: (services: RenderServices, last?: Result) => Promise<Result>): Promise<Result> {
    const needs = new Map<string, Drawing>();
    let lacks = 0;
    const drawn = (drawing: Drawing): string | undefined => {
      const key = keyOf(drawing);
      if (!this.#drawn.has(key)) {
        lacks++;
        needs.set(key, drawing);
      }
      return this.#drawn.get(key);
    };
    const services: RenderServices = {
      highlight: (text, language) => drawn({ kind: 'code', text, language }),
      math: (text, isBlock) => drawn({ kind: 'formula', text, isBlock }),
      icon: (name, library, style) => {
        const found = this.#icons.find(name, library, style);
        if (found === undefined && this.#icons.isLacking) lacks++;
        return found;
      },
      lacks: () => lacks,
      onError: this.#onError,
    };
    let result = await render(services);
    // One library may require another: a name that one set of icons lacks is searched in the next.
    for (let attempt = 0, isOver = false; attempt < 4 && (this.#icons.isLacking || !isOver); attempt++) {
      if (!this.#icons.isLacking && needs.size === 0) break;
      const drawings: readonly Drawing[] = isOver ? [] : [...needs.values()];
      needs.clear();
      const drawn = this.#draw(drawings);
      await this.#icons.load();
      isOver ||= (await drawn) < drawings.length;
      result = await render(services, result);
    }
    return result;
  }

  /**
   * Draws what there is time for; returns how many. The rest is shown plainly, and has its turn when the page is
   * rendered again.
   */
  async #draw(drawings: readonly Drawing[]): Promise<number> {
    const drawn = drawings.length === 0 ? [] : await this.#drawer.draw(drawings);
    for (const { drawing, html } of drawn) this.#drawn.set(keyOf(drawing), html);
    return drawn.length;
  }
}

function keyOf(drawing: Drawing): string {
  return drawing.kind === 'code'
    ? `${drawing.language}\n${drawing.text}`
    : `\n${String(drawing.isBlock)}\n${drawing.text}`;
}
