import { errorCode } from './error-code';

/** An error whose text is meant for the caller. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    readonly detail: string,
  ) {
    super(detail);
  }
}

export const notFound = (what: string): ApiError => new ApiError(404, `${what} not found.`);

type Answer = { status: number; detail: string };

const internal: Answer = { status: 500, detail: 'Something went wrong on our side.' };
const unavailable: Answer = { status: 503, detail: 'Not available at the moment.' };

/** Codes by which Node, pg and Postgres say that the database is away, not that we asked wrongly. */
const awayCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08|57P0|53)/;

/** The one table from error to answer. The text of a 5xx never leaves the house. */
export function answerOf(error: unknown): Answer {
  if (error instanceof ApiError) return { status: error.status, detail: error.detail };
  if (!(error instanceof Error)) return internal;
  if (isValidation(error)) return { status: 400, detail: validationDetail(error) };
  const status = statusOf(error);
  if (status >= 400 && status < 500) return { status, detail: error.message };
  return isDatabaseAway(error) ? unavailable : internal;
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
export const isDatabaseAway = (error: unknown): boolean =>
  [error, error instanceof Error && error.cause].some(reason =>
    awayCodes.test(errorCode(reason) ?? ''),
  );
