import { encodeAddress } from '../../paths/address.ts';
import { namesFile } from '../../paths/fileKinds.ts';
import { prefixOf } from '../../site/references/basePath.ts';
import { resolveLink } from '../../site/references/resolveLink.ts';
import { code } from '../../util/messageText.ts';
import { replacementFixes } from '../engine/configFixes.ts';
import { nearestRoutes } from '../references/nearestTargets.ts';
import { fixesIfAny, type ConfigRule } from '../engine/rule.ts';
import { notFound } from './not-found.ts';

/** Links in docs.json are on every page. */
export const configLinks: ConfigRule = {
  meta: notFound.meta,
  *check(site) {
    const { config } = site;
    if (!config.isComplete) return;
    for (const { value, range } of config.links) {
      if (!value.startsWith('/')) continue;
      const found = resolveLink(site, config.file, value);
      if (found.kind !== 'missing') continue;
      const prefix = prefixOf(found);
      const { names, isClear } = nearestRoutes(site, found.path);
      const likely = isClear ? names.slice(0, 1).map((name) => `${prefix}/${name}`) : [];
      const what = namesFile(found.path) ? 'File' : 'Page';
      const way = likely.length > 0 ? `Did you mean ${code(likely.join())}?` : 'Correct the path or remove the link.';
      yield {
        range,
        message: `${what} not found: ${code(`${prefix}/${found.path}`)}. ${way}`,
        fixes: fixesIfAny(() =>
          replacementFixes(config, range, { names: names.map((name) => `${prefix}/${encodeAddress(name)}`), isClear }),
        ),
      };
    }
  },
};
