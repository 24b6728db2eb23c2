import path from 'node:path';

/*
 * The editor's settings. scripts/start-editor.mjs checks them and sets what has no default here, so
 * that the folders and secrets are those of the API.
 */
const projectRoot = path.resolve(process.env.PROJECT_ROOT ?? path.join(process.cwd(), '..'));
const projectPath = (name: string) => path.resolve(projectRoot, name);

export const port = Number(process.env.EDITOR_PORT ?? 4100);
/** The address in the browser; the only origin from which forms are accepted. */
export const editorUrl = process.env.EDITOR_URL || `http://localhost:${port}`;
export const siteUrl = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
export const apiUrl = process.env.API_URL || `http://127.0.0.1:${process.env.API_PORT || 4000}`;
/** Of times in the site's HTML; schedules are entered in it. */
export const siteTimeZone = process.env.SITE_TIME_ZONE || 'Asia/Kolkata';
export const siteName = process.env.SITE_NAME || 'Off the Bat';
export const contentDir = projectPath(process.env.CONTENT_DIR || 'content');
export const dataDir = projectPath(process.env.DATA_DIR || '.data');
/** Whether the site shows the matches of the demo, as the API decides it. */
export const isDemo = (process.env.FEED || 'demo') === 'demo';
/** Postgres; unset: SQLite in the data folder. */
export const databaseUrl = process.env.EDITOR_DATABASE_URL || null;
/** Signs the cookies of logins. */
export const secret = process.env.EDITOR_SECRET ?? '';
/** Shared with the API, for previews. */
export const token = process.env.EDITOR_TOKEN ?? '';
/** The part of the API that checks content. */
export const bridgeProgram = projectPath('dist/api/editor-bridge.js');
export { projectRoot };
