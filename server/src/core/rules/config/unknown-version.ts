import { findNearest } from '../../util/nearest.ts';
import { code, formatList } from '../../util/messageText.ts';
import { replacementFixes } from '../engine/configFixes.ts';
import { fixesIfAny, type ConfigRule } from '../engine/rule.ts';

export const unknownVersion: ConfigRule = {
  meta: {
    id: 'config/unknown-version',
    severity: 'error',
    summary: 'a version that isn’t declared in `versions`',
  },
  *check({ config }) {
    if (!config.isComplete) return;
    const declared = config.versions.map((version) => version.value);
    for (const text of config.strings) {
      if (text.kind !== 'version' || text.value === '' || declared.includes(text.value)) continue;
      const nearest = findNearest(text.value, declared);
      const hint = nearest.names[0] === undefined ? '' : ` Did you mean ${code(nearest.names[0])}?`;
      yield {
        range: text.range,
        message:
          declared.length === 0
            ? `Unknown version ${code(text.value)}: the configuration declares no versions. Add it to \`versions\`.`
            : `Unknown version ${code(text.value)}. Declared in \`versions\`: ${formatList(declared.map(code), 'and')}.${hint}`,
        fixes: fixesIfAny(() => replacementFixes(config, text.range, nearest)),
      };
    }
  },
};
