import type { FindingMark } from '../../../../server/src/protocol/preview.ts';
import { blockOfLine } from './lines.ts';

let current: readonly FindingMark[] = [];

/** Shows findings as marks next to their blocks, in a layer of their own so that the page’s layout stays. */
export function showMarks(marks: readonly FindingMark[], open: (mark: FindingMark) => void): void {
  current = marks;
  const count = document.getElementById('_docsight-count');
  if (count !== null) {
    // As everywhere, these are errors and warnings.
    const { length } = marks.filter(
      ({ severity, isExtra }) => (severity === 'error' || severity === 'warning') && !isExtra,
    );
    count.textContent = length === 0 ? '✓' : `⚠ ${length}`;
    count.title = length === 1 ? '1 problem' : `${length} problems`;
  }
  placeMarks(open);
}

/** Places the marks again, after the layout changed. */
export function placeMarks(open: (mark: FindingMark) => void): void {
  const layer = document.getElementById('_docsight-marks') ?? createLayer();
  const byBlock = new Map<HTMLElement, FindingMark[]>();
  for (const mark of current) {
    const block = blockOfLine(mark.line);
    if (block !== undefined) byBlock.set(block, [...(byBlock.get(block) ?? []), mark]);
  }
  layer.replaceChildren(...[...byBlock].map(([block, marks]) => buttonFor(block, marks, open)));
}

function createLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.id = '_docsight-marks';
  document.body.append(layer);
  return layer;
}

const order = ['error', 'warning', 'info', 'hint'] as const;

function buttonFor(block: HTMLElement, marks: readonly FindingMark[], open: (mark: FindingMark) => void): HTMLElement {
  const box = block.getBoundingClientRect();
  const article = document.getElementById('_docsight-article')?.getBoundingClientRect();
  const severity = order.find((one) => marks.some((mark) => mark.severity === one)) ?? 'hint';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `mark is-${severity}`;
  button.textContent = marks.length > 1 ? String(marks.length) : '';
  const text = marks.map(({ message, rule }) => `${message} (${rule})`).join('\n');
  button.title = text;
  button.setAttribute('aria-label', `${severity}: ${text}`);
  button.style.top = `${box.top + window.scrollY}px`;
  button.style.left = `${Math.max(2, (article?.left ?? box.left) - 22)}px`;
  button.addEventListener('click', () => {
    const [first] = marks;
    if (first !== undefined) open(first);
  });
  return button;
}
