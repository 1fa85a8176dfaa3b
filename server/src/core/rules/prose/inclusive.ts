import type { PageRule } from '../engine/rule.ts';
import { searchFor, phraseFindings, type Phrases } from './phraseFindings.ts';

export const inclusive: PageRule = {
  meta: {
    id: 'prose/inclusive',
    title: 'Term that excludes people',
    severity: 'hint',
    summary: 'a term that excludes people, with the usual replacement',
    guideline: { convention: 'writing-1' },
    presets: { default: 'off', strict: 'warning' },
  },
  check: (context) =>
    phraseFindings(
      context,
      phrases,
      search,
      (phrase, better) => `Replace ${phrase} with an inclusive term: ${better}.`,
    ),
};

const phrases: Phrases = {
  whitelist: 'allowlist',
  whitelists: 'allowlists',
  whitelisted: 'allowlisted',
  whitelisting: 'allowlisting',
  'white-list': 'allowlist',
  blacklist: 'blocklist',
  blacklists: 'blocklists',
  blacklisted: 'blocklisted',
  blacklisting: 'blocklisting',
  'black-list': 'blocklist',
  'master/slave': 'primary/replica',
  'master-slave': 'primary-replica',
  'he or she': 'they',
  'he/she': 'they',
  's/he': 'they',
  'his or her': 'their',
  'his/her': 'their',
  'him or her': 'them',
  'sanity check': 'quick check',
  'sanity checks': 'quick checks',
  'man-hours': 'person-hours',
  manpower: 'staff',
  'grandfathered in': 'exempted',
  'dummy data': 'sample data',
  'dummy value': 'placeholder value',
  'dummy values': 'placeholder values',
};

const search = searchFor(phrases);
