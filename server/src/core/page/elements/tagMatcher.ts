import { ElementBuilder } from './elementBuilder.ts';
import type { Element } from './elements.ts';
import type { JsxTag } from '../mdx/script/scanTag.ts';
import type { PageProblem } from '../pageProblem.ts';

/** What was read: the beginning of a block, its end by the offset, a tag, or an unfinished one. */
type Step = typeof entering | number | JsxTag | { readonly broken: JsxTag; readonly isAlone: boolean };

const entering = 'block';

/** How many closing tags may be the one whose opening tag is missing. */
const mostTried = 3;

/** The number of steps up to which tags are matched again: nobody writes a page of more tags. */
const mostRepeated = 20_000;

/**
 * Matches the tags of a page to elements. A closing tag whose opening one is missing may close an element around it
 * instead, if that has the same name, so all that follow close the wrong ones. This shows at the end only: there tags
 * are matched again as if that one were not there, and the result with fewer problems counts.
 */
export class TagMatcher {
  readonly #steps: Step[] = [];
  #builder = new ElementBuilder();

  get elements(): readonly Element[] {
    return this.#builder.elements;
  }

  enterBlock(): void {
    this.#do(entering);
  }

  leaveBlock(end: number): void {
    // Most blocks have no tags.
    if (this.#steps.at(-1) === entering) this.#steps.pop();
    else this.#steps.push(end);
    this.#builder.leaveBlock(end);
  }

  take(tag: JsxTag): void {
    this.#do(tag);
  }

  takeBroken(tag: JsxTag, isAlone: boolean): void {
    this.#do({ broken: tag, isAlone });
  }

  /** Returns the closing tag of an unfinished tag's element; undefined if none. */
  closingOf(tag: JsxTag): JsxTag | undefined {
    return this.#builder.closingOf(tag);
  }

  /** Returns all problems; call it at the end of the page. */
  finish(end: number): readonly PageProblem[] {
    let problems = this.#builder.finish(end);
    if (this.#steps.length > mostRepeated) return problems;
    if (problems.filter(({ kind }) => kind === 'strayClosing').length < 2) return problems;
    const suspects = problems.flatMap((problem) => (problem.kind === 'closedOver' ? [problem.tag] : []));
    for (const tag of suspects.slice(0, mostTried)) {
      const builder = new ElementBuilder(tag);
      for (const step of this.#steps) perform(step, builder);
      const others = builder.finish(end);
      // The missing tag explains at least two others; if it is the whole cause, it is the one problem that is left.
      if (others.length > problems.length - 2) continue;
      this.#builder = builder;
      problems = others;
    }
    return problems;
  }

  #do(step: Step): void {
    this.#steps.push(step);
    perform(step, this.#builder);
  }
}

function perform(step: Step, builder: ElementBuilder): void {
  if (step === entering) builder.enterBlock();
  else if (typeof step === 'number') builder.leaveBlock(step);
  else if ('broken' in step) builder.takeBroken(step.broken, step.isAlone);
  else builder.take(step);
}
