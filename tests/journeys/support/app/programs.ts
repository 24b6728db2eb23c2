/**
 * The folder of the bundled programs of the browser tests, since Playwright empties its folder of
 * results.
 */
export const programs = 'dist/tests';
