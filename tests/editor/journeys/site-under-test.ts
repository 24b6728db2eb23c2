import { sitePort } from '@/tests/fixtures/servers/e2e-ports';

/** The folder of the site and the API that Playwright has started. */
export const siteDataDir = process.env.E2E_DATA_DIR ?? '';
/** The editor that they expect runs there. */
export const siteEditorPort = sitePort + 500;
