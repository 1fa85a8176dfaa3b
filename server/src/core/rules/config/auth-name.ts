import { code } from '../../util/words.ts';
import { configFix, replaceText } from '../configEdits.ts';
import type { ConfigRule } from '../rule.ts';

export const authName: ConfigRule = {
  meta: {
    id: 'config/auth-name',
    severity: 'warning',
    summary: 'basic authentication whose name is not of the form `user:password`',
    fixable: true,
  },
  *check({ config }) {
    const name = config.basicAuthName;
    if (name === undefined || /^[^:]+:[^:]+$/.test(name.value)) return;
    const user = name.value.replace(/:.*$/s, '').trim();
    const better = `${user === '' ? 'username' : user}:password`;
    yield {
      range: name.range,
      message: `With basic authentication the name gives both fields of the playground, joined by \`:\`, as in \`username:password\`; found ${code(name.value)}.`,
      fixes: () => [configFix(config, `Change to ${code(better)}`, [replaceText(name.range, better)])],
    };
  },
};
