/** An invalid list element that was dropped: its path and the reason. */
export type Dropped = { path: string; reason: string };

/** The root of a response is invalid: the call failed. */
export class ContractError extends Error {
  override name = 'ContractError';
}
