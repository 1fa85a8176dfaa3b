import { code } from '../../util/messageText.ts';
import type { PageRule } from '../engine/rule.ts';
import { proseSearch, shownText, styleMatches } from './proseRule.ts';

export const passiveVoice: PageRule = {
  meta: {
    id: 'prose/passive-voice',
    title: 'Passive sentence',
    severity: 'hint',
    presets: { strict: 'warning' },
    summary: 'a passive sentence that names who acts, and so could be active',
    guideline: { convention: 'writing-1' },
  },
  *check(context) {
    for (const { match, range, sentence } of styleMatches(context, passive)) {
      const before = sentence.text.slice(0, match.index);
      if (!isMainSubject(before)) continue;
      const { doer = '' } = match.groups ?? {};
      if (!actors.test(doer) || isContrast.test(sentence.text.slice(match.index))) continue;
      const end = range.start + (match.groups?.['passive']?.length ?? 0);
      const shown = { start: range.start, end };
      yield {
        range: shown,
        message: `Passive voice: ${code(shownText(context, shown))}. Make the actor the subject of the sentence.`,
      };
    }
  },
};

const verbs =
  'accepted|added|assigned|built|called|changed|checked|chosen|cleaned|collected|computed|configured|copied|created|' +
  'deleted|deployed|downloaded|emitted|executed|fetched|filled|generated|handled|injected|inserted|installed|' +
  'launched|loaded|made|maintained|managed|opened|parsed|performed|processed|produced|provided|published|pulled|pushed|' +
  'read|received|rejected|removed|replaced|resolved|returned|run|saved|sent|set|signed|started|stopped|stored|' +
  'submitted|triggered|updated|uploaded|used|validated|verified|written';

/** A form of “be” in the present or past, a verb of doing, and who does it: up to four words. */
const passive = proseSearch(
  new RegExp(
    `\\b(?<passive>(?:is|are|was|were)\\s+(?:(?:also|then|now|always|usually|automatically|\\p{L}+ly)\\s+)?(?:${verbs})\\s+by)\\s+` +
      `(?<doer>(?:the|an?|our|your|their|its|each|every|another)\\s+(?:[\\p{L}\\p{N}’'-]+\\s+){0,3}?[\\p{L}\\p{N}-]+|\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)*)(?=\\s*(?:[.,;:()]|$|\\s(?:and|or|to|in|on|at|for|when|if|before|after|as|with|from|during|while|that|which|who|so)\\b))`,
    'gu',
  ),
  [' by '],
);

/** Those who act: people and programs. A method, a field or an event isn’t one. */
const actors =
  /(?:\b(?:admins?|administrators?|agents?|APIs?|apps?|applications?|authors?|backend|bots?|browser|callers?|CLI|clients?|commands?|compiler|controller|customers?|daemon|developers?|editor|engine|framework|frontend|gateway|installer|kernel|library|maintainers?|operators?|owners?|parsers?|platform|plugins?|processor|provider|proxy|runner|runtime|scheduler|scripts?|SDK|senders?|servers?|services?|system|team|tools?|users?|validator|vendors?|wallet|workers?))$/i;

/** Who does it is the point of the sentence, or its subject does something else too. */
const isContrast =
  /,\s+(?:\w+(?:ed|sent|set|built|read)\b|and\b)|\b(?:not|only|rather than|and (?:\w+n['’]t|is|are|was|does|do|has|have|can|will|it)\b)|\bwrong\b/i;

/**
 * Whether what precedes the verb is the subject of a main clause, by its noun: a pronoun goes on with what the text is
 * about, so that another subject would be a change of topic.
 */
function isMainSubject(before: string): boolean {
  const subject = before.trim();
  return !otherClause.test(subject) && subject !== '' && !pronoun.test(subject);
}

const pronoun = /^(?:it|they|there)$|^(?:this|these|that|those|such)\b/i;

const otherClause =
  /[,;:()]|\s[-–—]\s|\b(?:only|never|wrong|if|once|after|when(?:ever)?|where|while|because|since|until|before|although|though|unless|that|which|who|what|whose|how|whether|and|or|but|so|not|as|than)\b/i;
