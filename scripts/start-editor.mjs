/*
 * `npm run start:editor`: the editor of content and the operator console, beside a site and an API that run on
 * their own. Installs and builds what is missing, the editor's own packages too.
 */
import './preflight/node-version.mjs';
import { preflight } from './preflight/preflight.mjs';
import { buildEditorIfNeeded, installEditorIfNeeded } from './editor-build.mjs';
import { buildIfNeeded, checkSettings, installIfNeeded } from './setup/ensure-installed.mjs';
import { startPrograms } from './processes/process-supervisor.mjs';
import { root } from './processes/run-command.mjs';

process.chdir(root);
const { EDITOR_PORT, DATA_DIR } = await preflight(['editor']);
await installIfNeeded();
await checkSettings(['editor']);
await buildIfNeeded();
await installEditorIfNeeded();
await buildEditorIfNeeded();
// Only this user may read the database and the secrets.
process.umask(0o077);

const env = { NODE_ENV: 'production', EDITOR_PORT, DATA_DIR };
const programs = startPrograms([
  { name: 'editor', args: ['--enable-source-maps', 'editor/server.mjs'], env },
]);
// The first page waits for the database and for all files, which take as long as there are files.
await programs.whenReady([`http://localhost:${EDITOR_PORT}/admin/login`], Infinity);
const url = process.env.EDITOR_URL || `http://localhost:${EDITOR_PORT}`;
process.stdout.write(`The editor runs at ${url}/admin\n`);
