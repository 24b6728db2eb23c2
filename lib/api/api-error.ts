/** The API could not answer: a status of its own, or 503 when it could not be reached in time. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** Next keeps a digest through to its error document; the page server reads it there. */
  readonly digest = 'API_DOWN';

  constructor(
    readonly reason: string,
    readonly status: number,
  ) {
    super(`Bad response status ${status}: ${reason}`);
  }
}

/** The host calls the question itself wrong, a name too long or a page too far: it is not away. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 414, 422].includes(error.status);

/** For what a visitor's address names: what the host refuses to look up it does not have. */
export const noneIfRefused = <T>(answer: Promise<T | null>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isRefused(error)) return null;
    throw error;
  });
