// The patterns of credentials of well-known services.
//   schemas/secrets.json: [{"issuer": "GitHub", "starts": ["ghp_"], "pattern": "…", "flags": "gu", "group": 0}, …]
// The patterns are those of secretlint's recommended rules, recorded at build time by running each rule on an object
// that records the searches instead of a text. So the product contains neither the rules nor their dependencies.
import { rules } from '@secretlint/secretlint-rule-preset-recommend';

/**
 * The issuer of what a rule finds; undefined for rules that find no credential, or one that can't be distinguished from
 * a placeholder in documentation (a password in a URL, an account number).
 */
const ISSUERS = {
  '1password': '1Password',
  anthropic: 'Anthropic',
  aws: 'AWS',
  basicauth: undefined,
  'database-connection-string': undefined,
  databricks: 'Databricks',
  docker: 'Docker',
  figma: 'Figma',
  'filter-comments': undefined,
  gcp: undefined,
  github: 'GitHub',
  gitlab: 'GitLab',
  grafana: 'Grafana',
  groq: 'Groq',
  'hashicorp-vault': 'Vault',
  huggingface: 'Hugging Face',
  linear: 'Linear',
  notion: 'Notion',
  npm: 'npm',
  openai: 'OpenAI',
  privatekey: 'private key',
  sendgrid: 'SendGrid',
  shopify: 'Shopify',
  slack: 'Slack',
  vercel: 'Vercel',
};

const EXCLUDED = /ACCOUNT|x-oauth-basic|_authToken/;

/** Prefixes that their issuers document but the rules don't have, or have less exactly. */
const MORE = [
  // The rule's own pattern also matches the ids of users, roles and policies. In a signature, which is followed by its
  // date, the id of a key is public.
  ['AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b(?!(?:\/|%2F)\d{8}(?:\/|%2F))/],
  ['Stripe', /\b(?:sk|rk)_live_[0-9a-zA-Z]{24,247}\b/],
  ['Stripe', /\bwhsec_[0-9a-zA-Z]{32}\b/],
  ['Google', /\bAIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/],
  ['Google', /\bGOCSPX-[0-9A-Za-z_-]{28}(?![0-9A-Za-z_-])/],
  ['PyPI', /\bpypi-AgEIcHlwaS5vcmc[0-9A-Za-z_-]{50,}/],
  ['DigitalOcean', /\b(?:dop|doo|dor)_v1_[0-9a-f]{64}\b/],
  ['OpenRouter', /\bsk-or-v1-[0-9a-f]{64}\b/],
  ['Langfuse', /\bsk-lf-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/],
  ['Perplexity', /\bpplx-[0-9a-zA-Z]{48}\b/],
  ['xAI', /\bxai-[0-9a-zA-Z]{80}\b/],
  ['Replicate', /\br8_[0-9A-Za-z]{37}\b/],
  ['Supabase', /\bsbp_[0-9a-f]{40}\b/],
  ['Discord', /https:\/\/discord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/[0-9A-Za-z_-]{60,}/],
];

/** Names of settings before a credential without a prefix of its own. */
const NAMES = { aws: ['SECRET', 'Secret', 'secret'] };

/**
 * @returns {Promise<string>} the text of schemas/secrets.json
 * @throws {Error} if a rule is new, or a pattern has no fixed prefix for a quick search
 */
export async function secrets() {
  const found = [];
  for (const { meta, create } of rules) {
    const name = meta.id.replace('@secretlint/secretlint-rule-', '');
    if (!(name in ISSUERS)) throw new Error(`Say in scripts/generate/secrets.mjs whose credentials ${name} finds.`);
    const issuer = ISSUERS[name];
    if (issuer === undefined) continue;
    const patterns = (await patternsOf(create)).filter(({ source }) => !EXCLUDED.test(source));
    if (patterns.length === 0) throw new Error(`The rule ${name} searches in another way than it did.`);
    found.push(...patterns.map((pattern) => entry(issuer, pattern, NAMES[name])));
  }
  found.push(...MORE.map(([issuer, { source }]) => entry(issuer, new RegExp(source, 'g'))));
  return `[\n${found.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;
}

/** Returns the patterns that a rule searches for. */
async function patternsOf(create) {
  const patterns = [];
  const content = {
    matchAll: (pattern) => {
      patterns.push(pattern);
      return [];
    },
  };
  const context = { createTranslator: () => () => ({}), report: () => {}, ignore: () => {} };
  await create(context, {}).file({ content, filePath: 'page.mdx', ext: '.mdx', contentType: 'text' });
  return patterns;
}

function entry(issuer, { source, flags }, names) {
  const starts = startsOf(source) ?? names;
  if (starts === undefined) throw new Error(`Nothing to look for quickly in ${source}`);
  // If only a name before it identifies a credential, the pattern captures it in a group.
  return { issuer, starts, pattern: source, flags, group: startsOf(source) === undefined ? 1 : 0 };
}

/** Returns the possible prefixes of a match; undefined if they aren't fixed. */
function startsOf(source) {
  const bare = source.replace(/^(?:\(\?<!\\p\{L\}\)|\\b)+/, '');
  const [, choice, rest = ''] = /^\((?:\?:|\?<\w+>)?([^()]*)\)(.*)$/.exec(bare) ?? [];
  const starts = choice === undefined ? alternatives(bare) : choice.split('|').map((one) => literal(one, rest));
  return starts.every((start) => start.length >= 3) ? [...new Set(starts)] : undefined;
}

/** Splits a pattern at its top-level bars. */
function alternatives(source) {
  let depth = 0;
  const parts = [''];
  for (const char of source) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => literal(part, ''));
}

/** Returns the fixed text at the start of a pattern, and if all of it is fixed, also that of the rest. */
function literal(pattern, rest) {
  const [all] = /^(?:\\[./-]|[\w\-:/])*(?![?*+{])/.exec(pattern.replace(/^\\b/, '')) ?? [''];
  const start = all.replaceAll('\\', '');
  return all === pattern && rest !== '' ? start + literal(rest, '') : start;
}
