import type { CancellationToken, Connection } from 'vscode-languageserver';
import {
  extractSnippetRequest,
  imagesRequest,
  linkTargetsRequest,
  pasteRequest,
  translationsRequest,
} from '../../protocol/insertions.ts';
import {
  counterpartsRequest,
  insertionPointsRequest,
  newGroupRequest,
  newPageRequest,
  newSiteRequest,
  proposedPageRequest,
  templatesRequest,
} from '../../protocol/newFiles.ts';
import { findingMarksRequest, previewRequest } from '../../protocol/preview.ts';
import {
  docsUrlRequest,
  fixRuleRequest,
  llmsRequest,
  rulesRequest,
  rulesTargetsRequest,
  upgradeRequest,
} from '../../protocol/proposedFiles.ts';
import { siteReportRequest, unusedFilesRequest } from '../../protocol/sites.ts';
import { changeNavigationRequest, changeTitleRequest, outlineRequest } from '../../protocol/siteView.ts';
import { lazy } from '../../core/util/lazy.ts';
import type { Answer, AnswerForAll, RequestRow } from './requestRow.ts';

/** Requests whose code is loaded with the first of them. */
interface LateRequests {
  readonly methods: readonly string[];
  readonly load: () => Promise<readonly RequestRow[]>;
}

/**
 * What people ask for by commands and views: an open page is checked without it, and in a browser each part comes over
 * the network.
 */
const lateRequests: readonly LateRequests[] = [
  {
    methods: [previewRequest, findingMarksRequest],
    load: async () => (await import('./preview.ts')).previewRequests,
  },
  {
    methods: [
      ...[outlineRequest, changeNavigationRequest, changeTitleRequest],
      ...[templatesRequest, insertionPointsRequest, proposedPageRequest],
      ...[counterpartsRequest, newPageRequest, newGroupRequest, newSiteRequest],
      ...[pasteRequest, extractSnippetRequest, linkTargetsRequest, imagesRequest, translationsRequest],
      ...[rulesTargetsRequest, rulesRequest, llmsRequest, docsUrlRequest, upgradeRequest, fixRuleRequest],
      ...[siteReportRequest, unusedFilesRequest],
    ],
    load: async () => (await import('./commandRequests.ts')).commandRequests,
  },
];

type LateHandler = (params: unknown, token: CancellationToken) => unknown;

/** Registers the requests, each with a handler that loads the real one. */
export function registerLateRequests(connection: Connection, answer: Answer, answerForAll: AnswerForAll): void {
  for (const { methods, load } of lateRequests) {
    const handlers = lazy(async () => {
      const loaded = new Map<string, LateHandler>();
      const onRequest = ((method: string, handler: LateHandler) => loaded.set(method, handler)) as unknown;
      const noting = { ...connection, onRequest: onRequest as Connection['onRequest'] };
      for (const row of await load()) row.register(noting, answer, answerForAll);
      return loaded;
    });
    for (const method of methods) {
      connection.onRequest(method, async (params: unknown, token: CancellationToken) => {
        const handler = (await handlers()).get(method);
        if (handler === undefined) throw new Error(`Nothing handles ${method}`);
        return handler(params, token);
      });
    }
  }
}
