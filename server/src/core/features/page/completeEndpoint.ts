import { writeExamples, writeOperation } from '../../api/writeOperation.ts';
import { operationOf } from '../../site/endpointOperations.ts';
import type { PageContext } from '../../site/pageContext.ts';
import { codeText } from '../markdown.ts';
import type { PageProposal } from './pageProposal.ts';

/**
 * Returns the text of a page about an operation that the site's API description has: fields and examples where the front
 * matter has `api`, examples alone where it has `openapi`, since the platform then adds the fields itself.
 */
export function endpointProposals({ site, pageIndex, page, catalogue }: PageContext): readonly PageProposal[] {
  const { endpoint } = pageIndex;
  if (endpoint === undefined || endpoint.source === 'text') return [];
  const isWritten = page.elements.some(({ name }) =>
    ['ParamField', 'RequestExample', 'ResponseExample'].includes(catalogue.get(name)?.aliasOf ?? name),
  );
  const described = isWritten ? undefined : operationOf(site, endpoint);
  if (described === undefined) return [];
  const { operation, file } = described;
  const isComplete = endpoint.source === 'api';
  const text = isComplete ? writeOperation(operation) : writeExamples(operation);
  const lines = page.text.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
  const label = `${operation.method} ${operation.path}`;
  return [
    {
      label,
      kind: 'component',
      detail: isComplete ? 'Fields and examples' : 'Examples',
      documentation: `From ${codeText(`/${file}`)}`,
      newText: lines,
      filterText: label,
    },
  ];
}
