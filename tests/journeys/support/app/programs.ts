/** Where the programs of the browser tests are bundled, since Playwright empties its folder of results. */
export const programs = 'dist/tests';
