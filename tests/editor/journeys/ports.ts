/**
 * The ports of the site and the API of the editor's tests; `EDITOR_TEST_PORT` lets two runs share a
 * machine.
 */
export const sitePort = Number(process.env.EDITOR_TEST_PORT ?? 3100);
export const apiPort = sitePort + 1000;
export const apiUrl = `http://localhost:${apiPort}`;
