import { APIError } from 'payload';

/** An error whose text the user reads. */
export const refusal = (message: string, status: number): APIError =>
  // Without data Payload hides the text of errors whose class has no name.
  new APIError(message, status, { isRefusal: true }, true);
