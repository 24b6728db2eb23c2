/** Counts a use by this address; null, or the number of seconds until another is allowed. */
export type Limit = (address: string) => number | null | Promise<number | null>;

/** Creates a limit of uses per visitor and minute; `name` is the same in all instances. */
export type CreateLimit = (name: string, limit: number) => Limit;
