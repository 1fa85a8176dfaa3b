import type { AreaRules } from '../engine/rule.ts';
import { authentication } from './authentication.ts';
import { errorResponse } from './error-response.ts';
import { parameter } from './parameter.ts';
import { rateLimit } from './rate-limit.ts';
import { responseExample } from './response-example.ts';
import { statusCode } from './status-code.ts';
import { entryWithoutOperation, operationNotFound } from './operation-not-found.ts';
import { hiddenField } from './hidden-field.ts';
import { undocumentedOperation } from './undocumented-operation.ts';

export const rules: AreaRules = {
  config: [entryWithoutOperation, undocumentedOperation],
  site: [parameter, authentication, operationNotFound],
  page: [responseExample, errorResponse, statusCode, rateLimit, hiddenField],
};
