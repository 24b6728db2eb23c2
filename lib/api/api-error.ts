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
