/** Why a provider cannot be used, for the operator; `retryAfterMs` is when the next call makes sense. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  constructor(
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}

/** A failure that a retry may solve: a lost connection, 429, 5xx or a body that is cut. */
export class TemporaryError extends Error {
  override name = 'TemporaryError';
}

export const retryAfter = { minute: 60_000, tenMinutes: 600_000, hour: 3_600_000 };
