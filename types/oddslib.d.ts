/** The oracle of the odds conversion's tests; it ships no types. */
declare module 'oddslib' {
  type Options = { precision?: number; percentage?: boolean };
  export const Odds: {
    from(
      format: string,
      value: number | string,
    ): { to(format: string, options?: Options): number | string };
  };
}
