import { insertableImages, linkablePages } from '../../core/features/page/insertable.ts';
import type { DocumentParams } from '../../protocol/documentParams.ts';
import { imagesRequest, linkTargetsRequest, type ImageInfo, type LinkTargetInfo } from '../../protocol/insert.ts';
import { toFileUri } from '../toProtocol.ts';
import type { RequestRow } from './requestRow.ts';

/** What the editor’s pickers of pages and images show. */
export const insertRequests: readonly RequestRow[] = [
  {
    capability: {},
    register: (connection, answer) => {
      connection.onRequest<readonly LinkTargetInfo[], undefined>(
        linkTargetsRequest,
        answer<DocumentParams, readonly LinkTargetInfo[]>([], {
          page: ({ page, site }) =>
            linkablePages(page).map(({ file, trail, ...shown }) => ({
              uri: toFileUri(site, file),
              ...shown,
              group: trail.join(' › '),
            })),
        }),
      );
      connection.onRequest<readonly ImageInfo[], undefined>(
        imagesRequest,
        answer<DocumentParams, readonly ImageInfo[]>([], {
          page: ({ page, site }) =>
            insertableImages(page).map(({ file, isUsed }) => ({ uri: toFileUri(site, file), path: file, isUsed })),
        }),
      );
    },
  },
];
