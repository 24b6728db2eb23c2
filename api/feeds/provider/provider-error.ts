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

/** Why one call failed; others of the same provider may succeed. */
export class CallError extends ProviderError {
  override name = 'CallError';
}

type Limit = {
  /** The provider refuses all calls for a while. */
  concernsAll?: boolean;
  /** The pause that the provider asks for; null when it names none. */
  retryAfterMs?: number | null;
};

/** A failure that a retry may solve: a lost connection, 429, 5xx or a body that is cut. */
export class TemporaryError extends Error {
  override name = 'TemporaryError';
  readonly concernsAll: boolean;
  readonly retryAfterMs: number | null;
  constructor(message: string, { concernsAll = false, retryAfterMs = null }: Limit = {}) {
    super(message);
    this.concernsAll = concernsAll;
    this.retryAfterMs = retryAfterMs;
  }
}

export const retryAfter = { minute: 60_000, tenMinutes: 600_000, hour: 3_600_000 };

const maxProblem = 300;

/** What failed, as one short line: messages may contain what a provider sent. */
export function problemOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > maxProblem ? `${line.slice(0, maxProblem)}…` : line;
}
