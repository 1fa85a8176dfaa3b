import { code } from '../../util/messageText.ts';
import { replaceText } from '../../config/edit/configEdits.ts';
import { configFix } from '../engine/configFixes.ts';
import type { ConfigRule } from '../engine/rule.ts';

export const authName: ConfigRule = {
  meta: {
    id: 'config/auth-name',
    title: 'Wrong form of api.auth.name',
    severity: 'warning',
    summary: 'an `api.auth.name` that doesn’t have the form `username:password`',
  },
  *check({ config }) {
    const name = config.basicAuthName;
    if (name === undefined || isPair(name.value)) return;
    const found = name.value.trim() === '' ? 'an empty string' : code(name.value);
    const better = namesIn(name.value).join(':');
    yield {
      range: name.range,
      message: `\`api.auth.name\` must name both fields of basic authentication, such as \`username:password\`; found ${found}.`,
      fixes: () => [configFix(config, `Change to ${code(better)}`, [replaceText(name.range, better)])],
    };
  },
};

function isPair(text: string): boolean {
  const parts = text.split(':');
  return parts.length === 2 && parts.every((part) => part.trim() !== '');
}

/** Returns the two names in a string, with any separator; the usual ones if they are missing. */
function namesIn(text: string): readonly [string, string] {
  const [user, ...rest] = text.split(/[\s:,;|/]+/).filter((part) => part !== '');
  return [user ?? 'username', rest.length > 0 ? rest.join('-') : 'password'];
}
