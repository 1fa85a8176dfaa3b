import type { AreaRules } from '../rule.ts';
import { authentication } from './authentication.ts';
import { errorResponse } from './error-response.ts';
import { parameter } from './parameter.ts';
import { rateLimit } from './rate-limit.ts';
import { responseExample } from './response-example.ts';
import { statusCode } from './status-code.ts';

export const rules: AreaRules = {
  site: [parameter, authentication],
  page: [responseExample, errorResponse, statusCode, rateLimit],
};
