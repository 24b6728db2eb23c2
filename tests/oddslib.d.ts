/** Only what is used; the package ships no types. */
declare module 'oddslib' {
  type Options = { precision?: number; percentage?: boolean };
  type Value = {
    /** Undefined when no fraction is close enough. Throws on an unknown format. */
    to(format: string, options?: Options): number | string | undefined;
  };
  export const Odds: {
    /** Throws on an unknown format and on what is outside its range. */
    from(format: string, value: number | string): Value;
  };
}
