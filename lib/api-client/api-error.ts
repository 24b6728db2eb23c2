/** The API failed: its own status, or 503 when it could not be reached in time. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Next writes a digest into its error document, where the page handler reads it. */
  readonly digest = 'API_DOWN';

  constructor(
    readonly reason: string,
    readonly status: number,
  ) {
    super(`Bad response status ${status}: ${reason}`);
  }
}

/**
 * Whether the host rejected the request itself, such as a name that is too long: the host is not
 * down.
 */
export const isClientError = (error: unknown): boolean =>
  error instanceof ApiError && [400, 414, 422].includes(error.status);

/** For resources that a visitor's URL names: a request that the host rejects counts as not found. */
export const nullOnClientError = <T>(response: Promise<T | null>): Promise<T | null> =>
  response.catch((error: unknown) => {
    if (isClientError(error)) return null;
    throw error;
  });
