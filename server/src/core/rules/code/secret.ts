import { isDemoKey } from '../../code/demoKey.ts';
import { findSecrets, type Secret } from '../../code/secrets.ts';
import { code } from '../../util/messageText.ts';
import type { Finding, PageRule } from '../engine/rule.ts';

export const secret: PageRule = {
  meta: {
    id: 'code/secret',
    severity: 'error',
    summary: 'a key, token or other credential that looks real',
    guideline: { convention: 'writing-8' },
  },
  checksSnippets: true,
  *check({ page }) {
    for (const found of findSecrets(page.text)) yield findingOf(page.text, found);
  },
};

function findingOf(text: string, { range, issuer }: Secret): Finding {
  if (issuer !== 'private key') {
    const name = `YOUR_${issuer.toUpperCase().replace(/\W+/g, '_')}_KEY`;
    return { range, message: realCredential(`a real credential for ${issuer}`, name) };
  }
  if (!isDemoKey(text, range)) return { range, message: realCredential('a real private key', 'YOUR_PRIVATE_KEY') };
  return {
    range,
    severity: 'warning',
    message: `Readers may copy this private key, even if it was generated for this page. Use a placeholder such as ${code('YOUR_PRIVATE_KEY')}.`,
  };
}

function realCredential(what: string, placeholder: string): string {
  return `This looks like ${what}. Revoke it if it was ever valid, and use a placeholder such as ${code(placeholder)} or an environment variable.`;
}
