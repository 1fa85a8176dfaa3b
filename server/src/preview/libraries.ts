import type { RenderServices } from '../core/preview/services.ts';
import { Icons } from './icons.ts';

type Highlight = (code: string, language: string) => string | undefined;
type Formula = (formula: string, isBlock: boolean) => string;

/** The libraries of rendering. Each is loaded when a page needs it for the first time. */
export class Libraries {
  readonly #icons = new Icons();
  readonly #code = new Memo<string | undefined>(2000);
  readonly #formulas = new Memo<string>(1000);
  #highlight: Highlight | undefined;
  #formula: Formula | undefined;
  #needsHighlight = false;
  #needsFormula = false;

  /** Renders with the libraries that the rendering turns out to need. */
  async render<Result>(render: (services: RenderServices) => Result): Promise<Result> {
    const services: RenderServices = {
      highlight: (code, language) => this.#highlighted(code, language),
      math: (formula, isBlock) => this.#drawn(formula, isBlock),
      icon: (name, library, style) => this.#icons.find(name, library, style),
    };
    // One library may require another: a name that one set of icons lacks is searched in the next.
    for (let attempt = 0; attempt < 4; attempt++) {
      const result = render(services);
      if (!this.#isLacking) return result;
      await this.#load();
    }
    return render(services);
  }

  get #isLacking(): boolean {
    const lacksCode = this.#needsHighlight && this.#highlight === undefined;
    return lacksCode || (this.#needsFormula && this.#formula === undefined) || this.#icons.isLacking;
  }

  async #load(): Promise<void> {
    if (this.#needsHighlight) this.#highlight ??= (await import('./highlighter.ts')).highlight;
    if (this.#needsFormula) this.#formula ??= (await import('./formulas.ts')).formulaAsMathMl;
    await this.#icons.load();
  }

  #highlighted(code: string, language: string): string | undefined {
    this.#needsHighlight = true;
    const highlight = this.#highlight;
    if (highlight === undefined) return undefined;
    return this.#code.get(`${language}\n${code}`, () =>
      code.length > longestCode ? undefined : highlight(code, language),
    );
  }

  #drawn(formula: string, isBlock: boolean): string | undefined {
    this.#needsFormula = true;
    const draw = this.#formula;
    return draw && this.#formulas.get(`${String(isBlock)}\n${formula}`, () => draw(formula, isBlock));
  }
}

/** Longer code is shown without colors. */
const longestCode = 100_000;

/** Keeps the results of a function for texts; the oldest are dropped first. */
class Memo<Result> {
  readonly #results = new Map<string, Result>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, compute: () => Result): Result {
    if (this.#results.has(key)) {
      const known = this.#results.get(key) as Result;
      this.#results.delete(key);
      this.#results.set(key, known);
      return known;
    }
    const result = compute();
    this.#results.set(key, result);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= this.#most) break;
      this.#results.delete(oldest);
    }
    return result;
  }
}
