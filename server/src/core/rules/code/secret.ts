import { findSecrets } from '../../code/secrets.ts';
import { code } from '../../util/words.ts';
import type { PageRule } from '../rule.ts';

export const secret: PageRule = {
  meta: {
    id: 'code/secret',
    severity: 'error',
    summary: 'a key, token or other credential that looks real',
    convention: 'writing-8',
    fixable: false,
  },
  checksSnippets: true,
  *check({ page }) {
    for (const { range, issuer } of findSecrets(page.text)) {
      const isKey = issuer === 'private key';
      const what = isKey ? 'a real private key' : `a real credential for ${issuer}`;
      const name = `YOUR_${issuer.toUpperCase().replace(/\W+/g, '_')}${isKey ? '' : '_KEY'}`;
      yield {
        range,
        message: `This looks like ${what}. Revoke it if it was ever valid, and write a placeholder such as ${code(name)} or the name of an environment variable.`,
      };
    }
  },
};
