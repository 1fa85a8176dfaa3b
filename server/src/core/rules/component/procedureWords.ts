import type { Block } from '../../page/blocks.ts';

/** Words with which an instruction begins. */
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
