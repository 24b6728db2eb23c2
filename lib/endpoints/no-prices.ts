import { viewOf } from '@/lib/api-client/policy-of';
import { errorResponse } from './request-guards';

/**
 * Refuses a request for prices: 451 where the law of the visitor's country does not allow them, 403
 * where the visitor chose scores only, as in a tab that was opened before.
 */
export const noPrices = (request: Request): Response =>
  viewOf(request).isChosen
    ? errorResponse(403, 'You chose scores only.')
    : errorResponse(451, 'Not available in your country.');
