import { sitePort } from './ports';

/** The folder of the site and the API that Playwright has started. */
export const siteDataDir = process.env.EDITOR_TEST_DIR ?? '';
/** The editor that they expect runs there. */
export const siteEditorPort = sitePort + 500;
