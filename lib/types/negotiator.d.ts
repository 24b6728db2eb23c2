declare module 'negotiator' {
  /** Only what is used; the published types are of an older version. */
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    /** The best of `available` that the request accepts; of equal ones the first of `preferred`. */
    encoding(available: string[], options: { preferred: string[] }): string | undefined;
  }
}
