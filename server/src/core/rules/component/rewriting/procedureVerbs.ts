import type { Block } from '../../../page/blocks.ts';

/** Verbs with which an instruction begins. */
const verbs = new Set(
  (
    'access activate add adjust agree allow append apply approve archive assemble assign attach ' +
    'authenticate authorize back backup bring browse build bump calculate call capture cast change ' +
    'check choose clean clear click clone close collect combine commit compare compile complete configure ' +
    'confirm connect contact continue convert copy create cut deactivate debug decide declare decrease define ' +
    'delete deploy deposit deregister design detach determine disable discard double download drag ' +
    'drain draw drop duplicate edit eject embed empty enable enrol ensure enter erase escape evaluate exclude ' +
    'execute exit expand explore export extract fail fetch fill filter find finish fix flash flush focus ' +
    'follow force fork format forward gather generate get give go grab grant group hit hold hover identify ' +
    'ignore import include increase initialize inject insert inspect install instruct integrate invite issue ' +
    'join keep launch leave let link list listen load locate lock log look make map mark match measure ' +
    'merge migrate modify monitor mount move name navigate notify observe obtain onboard open order ' +
    'organize override own package pair pass paste pause perform pick pin ping place plan plug pop ' +
    'populate post power prepare press preview process promote protect provide provision publish pull ' +
    'purchase push put query quit raise reach read reboot rebuild record redeploy refresh register release ' +
    'reload remove rename repeat replace request rerun reset resolve restart restore resume retrieve return ' +
    'revert review revoke rewrite right-click roll rotate run save scale scan schedule scroll search secure ' +
    'see seed select send separate serve set setup share shift ship show shut sign skip sort specify spin ' +
    'split stage start stop store submit subscribe swap switch sync tag take tap tell test toggle track ' +
    'trigger try tune turn type unlock unmount unpack unplug unzip update upgrade upload validate verify ' +
    'view visit wait wipe wire wrap write'
  ).split(' '),
);

/** Verbs that are also common nouns, as in "Access control" or "Request limits". */
const nouns = new Set(
  (
    'access backup call change contact deposit design escape exit filter flash focus force format grant group issue ' +
    'label list lock log map mark measure name order override package pair pause plan power preview process provision ' +
    'purchase query record refresh release request review scale schedule setup share shift stage store tag test ' +
    'trigger type update upgrade'
  ).split(' '),
);

/** The object of a verb: a determiner, a code span, a link, a quoted or emphasised name. */
const object =
  /^(?:[`[<"“'{]|(?:the|an?|your|this|that|these|those|all|any|both|each|every|it|its|them|us|our|their|one|whether|if)\b)/i;

/** The text allowed before the verb: "(Optional)", "Then", "In the portal," and the like. */
const prefix =
  /^(?:\(optional\)|optional:|(?:optionally|first|then|next|finally|now),?|(?:in|from|on|to|at|under|if|when|once|after|before|for|inside|within)\b[^,.\n]{1,80},) */i;

/**
 * Whether the items of an ordered list are the steps of an illustrated procedure: most begin like an instruction, some
 * have further text, and there is code or an image. Lists of principles, kinds, questions or causes don't qualify. Only
 * English instructions are recognized.
 */
export function isProcedure(text: string, items: readonly Block[]): boolean {
  const several = items.filter(({ children }) => children.length > 1);
  if (items.length < 3 || several.length < 2 || !several.some((item) => isShown(text, item))) return false;
  return areInstructions(text, items);
}

/** Whether a word is a verb with which instructions begin, and no common noun. */
export function isCommonVerb(word: string): boolean {
  return verbs.has(word) && !nouns.has(word);
}

/** Whether most items of a list begin like an instruction, whatever else they have. */
export function areInstructions(text: string, items: readonly Block[]): boolean {
  return items.filter((item) => isInstruction(beginningOf(text, item))).length >= items.length * 0.6;
}

/** Returns the first paragraph of an item without emphasis; a marker that opens within a line becomes a backtick. */
function beginningOf(text: string, { children: [first] }: Block): string {
  if (first?.kind !== 'paragraph') return '';
  const written = text.slice(first.range.start, first.range.end);
  return written
    .replace(/(?<=\s)[*_`]+(?=\S)/g, '\0')
    .replace(/[*_`]+/g, '')
    .replaceAll('\0', '`');
}

function isInstruction(beginning: string): boolean {
  const [, word = '', rest = ''] = /^`?([A-Za-z]+)\s*([^]*)/.exec(beginning.replace(prefix, '')) ?? [];
  const verb = word.toLowerCase();
  return (
    verbs.has(verb) &&
    (!nouns.has(verb) || object.test(rest) || (verb === 'log' && /^(?:in|on|out|into)\b/i.test(rest)))
  );
}

/** Whether a block contains code or an image, in nested items too. */
function isShown(text: string, { kind, range, children }: Block): boolean {
  if (kind === 'fence') return true;
  if (children.length > 0) return children.some((child) => isShown(text, child));
  return (
    (kind === 'paragraph' || kind === 'flow') &&
    /!\[|<(?:img|video|Frame|CodeGroup|CodeBlock)\b/.test(text.slice(range.start, range.end))
  );
}
