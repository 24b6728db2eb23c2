import { ClickOutSuspended } from '@/lib/contract/click-out';
import { ErrorBody } from '@/lib/contract/error';
import { errorCode } from './error-code';

/**
 * Every error that the API itself responds with: its status, the schema of its body, and its text where
 * the code that throws it has no better one.
 */
const errors = {
  invalid: { status: 400, schema: ErrorBody, detail: 'Invalid request.' },
  unauthorized: { status: 401, schema: ErrorBody, detail: 'Expected a valid token.' },
  forbidden: { status: 403, schema: ErrorBody, detail: 'Forbidden' },
  notFound: { status: 404, schema: ErrorBody, detail: 'Not found.' },
  suspended: { status: 409, schema: ClickOutSuspended, detail: 'This market is suspended.' },
  tooLarge: { status: 413, schema: ErrorBody, detail: 'Request body is too large' },
  unprocessable: { status: 422, schema: ErrorBody, detail: 'Invalid content.' },
  tooMany: {
    status: 429,
    schema: ErrorBody,
    detail: 'Too many requests. Please try again in a moment.',
  },
  regionBlocked: { status: 451, schema: ErrorBody, detail: 'Unavailable For Legal Reasons' },
  internal: { status: 500, schema: ErrorBody, detail: 'Something went wrong on our side.' },
  unavailable: { status: 503, schema: ErrorBody, detail: 'Not available at the moment.' },
} as const;

export type ApiErrorCode = keyof typeof errors;
type ErrorSchemas<Code extends ApiErrorCode> = {
  [C in Code as (typeof errors)[C]['status']]: (typeof errors)[C]['schema'];
};

/** The response schemas of a route for the errors that it can respond with. */
export const errorResponses = <Code extends ApiErrorCode>(...codes: Code[]): ErrorSchemas<Code> =>
  Object.fromEntries(
    codes.map(code => [errors[code].status, errors[code].schema]),
  ) as ErrorSchemas<Code>;

type ErrorResponse = { status: number; body: { detail: string } };

/** An error whose text is meant for the client; `extra` are further keys of the body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  constructor(
    readonly code: ApiErrorCode,
    detail: string = errors[code].detail,
    private readonly extra: object = {},
    /** For 429: the number of seconds after which to retry. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(detail);
    this.status = errors[code].status;
  }

  toResponse(): ErrorResponse {
    return { status: this.status, body: { detail: this.message, ...this.extra } };
  }
}

export const notFound = (resource: string): ApiError =>
  new ApiError('notFound', `${resource} not found.`);

/** Codes by which Node, pg and Postgres report that the database is down, not that the query is wrong. */
const databaseDownCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08|57P0|53)/;

/** Errors of pg that have no code: the connection was lost, or there was none in time. */
const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Codes by which Postgres refuses a text with NUL or with half of a pair of surrogates, wherever a client puts it. */
const unstorableCodes = /^22(?:021|P05)$/;
const unstorable = 'A text has a character that cannot be stored.';

/** Maps any error to a response. The text of an unexpected error is never sent. */
export function toErrorResponse(error: unknown): ErrorResponse {
  if (error instanceof ApiError) return error.toResponse();
  if (!(error instanceof Error)) return new ApiError('internal').toResponse();
  if (isValidation(error)) return new ApiError('invalid', validationDetail(error)).toResponse();
  const status = statusOf(error);
  if (status >= 400 && status < 500) return { status, body: { detail: error.message } };
  if (hasCode(error, unstorableCodes)) return new ApiError('invalid', unstorable).toResponse();
  return new ApiError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal').toResponse();
}

type Validation = { instancePath?: string; message?: string; params?: unknown };

const isValidation = (error: Error): error is Error & { validation: Validation[] } =>
  'validation' in error && Array.isArray(error.validation);

/** Names each key, as in `page: Invalid input`. */
function validationDetail({ validation }: { validation: Validation[] }): string {
  return validation
    .map(({ instancePath = '', message = 'Invalid' }) => {
      const key = instancePath.split('/').filter(Boolean).join('.');
      return key ? `${key}: ${message}` : message;
    })
    .join('; ');
}

const statusOf = (error: Error): number =>
  'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;

/** Whether the database cannot be reached or accepts no work. Drizzle wraps the driver's error as its cause. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  hasCode(error, databaseDownCodes) ||
  causesOf(error).some(reason => reason instanceof Error && connectionLost.test(reason.message));

const hasCode = (error: unknown, codes: RegExp): boolean =>
  causesOf(error).some(reason => codes.test(errorCode(reason) ?? ''));

const causesOf = (error: unknown): unknown[] => [error, error instanceof Error && error.cause];

/** 429 with `retry-after`. */
export const tooMany = (retryAfterSeconds: number, detail?: string): ApiError =>
  new ApiError('tooMany', detail, {}, retryAfterSeconds);
