import type { Block } from '../../page/blocks.ts';

/** Words with which an instruction begins. */
const verbs = new Set(
  (
    'access add adjust allow apply assign authenticate authorize build call change check choose click clone close ' +
    'compile complete configure confirm connect continue convert copy create define delete deploy deposit disable ' +
    'download drag edit enable ensure enter execute expand export extract fetch fill find finish generate get give go grant ' +
    'import include initialize insert install invite join launch load locate log make move name navigate obtain open ' +
    'paste pick place prepare press provide publish pull push put read rebuild reload remove rename repeat ' +
    'replace request restart retrieve return review run save scroll search see select send set sign specify start stop ' +
    'submit switch tap test toggle turn type unpack unzip update upgrade upload validate verify visit wait write'
  ).split(' '),
);

/** What may stand before the verb: "(Optional)", "Then", "In the portal," and the like. */
const lead =
  /^(?:\(optional\)|optional:|(?:optionally|first|then|next|finally|now),?|(?:in|from|on|to|at|under|if|when|once|after|before|for|inside|within)\b[^,.\n]{1,80},) */i;

/**
 * Whether the items of an ordered list are the steps of a procedure: most of them begin like an instruction, and
 * some have more to say than that. Lists of principles, kinds, questions or causes are none. Of other languages than
 * English only a list that shows something with several items is taken for one.
 */
export function isProcedure(text: string, items: readonly Block[]): boolean {
  const several = items.filter(({ children }) => children.length > 1);
  if (items.length < 3 || several.length < 2) return false;
  const beginnings = items.map((item) => beginningOf(text, item));
  if (beginnings.every((beginning) => /^[^A-Za-z]*\p{Lo}/u.test(beginning))) {
    return several.filter(({ children }) => children.slice(1).some((block) => isShown(text, block))).length >= 2;
  }
  return beginnings.filter(isInstruction).length >= items.length * 0.6;
}

/** The first paragraph of an item, without marks of emphasis. */
function beginningOf(text: string, { children: [first] }: Block): string {
  return first?.kind === 'paragraph' ? text.slice(first.range.start, first.range.end).replace(/[*_`]+/g, '') : '';
}

function isInstruction(beginning: string): boolean {
  const verb = /^[A-Za-z]+/.exec(beginning.replace(lead, ''))?.[0] ?? '';
  return verbs.has(verb.toLowerCase());
}

/** Code, a component or a picture: what an item of a mere list seldom has. */
function isShown(text: string, { kind, range }: Block): boolean {
  if (kind === 'fence' || kind === 'flow') return true;
  return kind === 'paragraph' && /^(?:!\[|<img|<video)/.test(text.slice(range.start, range.end));
}
