/** A list element that did not fit and was left out: where it stood, and why. */
export type Dropped = { path: string; reason: string };

/** The answer's root does not fit its schema: the call failed. */
export class ContractError extends Error {
  override name = 'ContractError';
}
