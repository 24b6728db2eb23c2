/** Ends what `global-setup.mjs` started; Jest runs both in one process. */
export default function tearDown() {
  globalThis.stopTestPostgres?.();
  globalThis.stopTestPostgres = undefined;
}
