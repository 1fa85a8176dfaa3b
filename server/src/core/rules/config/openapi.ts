import { localFileOf } from '../../paths/address.ts';
import { code } from '../../util/messageText.ts';
import type { ConfigRule } from '../rule.ts';

export const openapi: ConfigRule = {
  meta: {
    id: 'config/openapi',
    severity: 'error',
    summary: 'a file that can’t be read as an API description',
  },
  *check(site) {
    for (const text of site.config.strings) {
      if (text.kind !== 'apiDescription') continue;
      const path = localFileOf(text.value)?.path;
      const problem = path === undefined ? undefined : site.apiDescriptions.get(path)?.problem;
      if (path === undefined || problem === undefined) continue;
      yield {
        range: text.range,
        message: `${code(`/${path}`)} can’t be read as an API description: ${problem}.`,
      };
    }
  },
};
