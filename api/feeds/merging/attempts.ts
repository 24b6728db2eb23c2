/**
 * Runs one part of a sweep, on whose failure the other parts do not depend: it is logged with `part`. Resolves with
 * whether it succeeded.
 */
type Attempt = (part: object, work: () => Promise<void>) => Promise<boolean>;

/** See `Attempt`. */
export const createAttempts =
  (log: { warn(details: object, text: string): void }): Attempt =>
  async (part, work) => {
    try {
      await work();
      return true;
    } catch (error) {
      log.warn({ err: error, ...part }, 'a part of the sources could not be checked; trying again');
      return false;
    }
  };
