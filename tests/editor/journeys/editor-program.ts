import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPort, sitePort } from './ports';
import { startProgram, type Program } from '@/tests/fixtures/servers/start-program';

export const password = 'a-password-for-tests';
export const users = {
  admin: 'admin@example.org',
  editor: 'editor@example.org',
  writer: 'writer@example.org',
} as const;
export type Role = keyof typeof users;

/** The folders and database of an editor; without `databaseUrl` it uses SQLite in `dataDir`. */
export type EditorFolders = {
  dataDir: string;
  contentDir: string;
  port: number;
  databaseUrl: string | null;
  /** The secret of an API with another data folder. */
  token?: string;
};
type Settings = Record<string, string>;

const settingsOf = ({
  dataDir,
  contentDir,
  port,
  databaseUrl,
  token,
}: EditorFolders): Settings => ({
  PORT: String(sitePort),
  API_PORT: String(apiPort),
  EDITOR_TOKEN: token ?? '',
  DATA_DIR: dataDir,
  CONTENT_DIR: contentDir,
  EDITOR_PORT: String(port),
  EDITOR_DATABASE_URL: databaseUrl ?? '',
  EDITOR_PASSWORD: password,
  // All tests log in from one address.
  EDITOR_LOGIN_LIMIT: '1000',
});

/** Runs a command of the editor as an operator does. Rejects with what it printed when it fails. */
export const runCommand = (folders: EditorFolders, args: readonly string[]): Promise<void> =>
  runScript(folders, ['scripts/editor.mjs', ...args]);

/** Runs `npm run backup` or `npm run restore`. Rejects with what it printed when it fails. */
export const runBackup = (folders: EditorFolders, args: readonly string[]): Promise<void> =>
  runScript(folders, ['scripts/admin.mjs', ...args]);

async function runScript(folders: EditorFolders, args: readonly string[]): Promise<void> {
  const program = startProgram(args, settingsOf(folders));
  if ((await program.exit()) !== 0) throw new Error(program.output());
}

/**
 * Creates users as an operator does. On SQLite a test gets a copy of the first database with the same users: each
 * command takes three seconds.
 */
export async function addUsers(folders: EditorFolders, roles: readonly Role[]): Promise<void> {
  const { dataDir, databaseUrl } = folders;
  if (databaseUrl !== null || existsSync(path.join(dataDir, 'editor.db')))
    for (const role of roles) await addUser(folders, users[role], role);
  // The secrets of a site that runs already stay.
  else cpSync(await folderWith(roles), dataDir, { recursive: true, force: false });
}

/** The data folder of an editor with these users, before its first start. */
async function folderWith(roles: readonly Role[]): Promise<string> {
  const folder = path.join(process.env.EDITOR_TEST_DIR ?? tmpdir(), `users-${roles.join('-')}`);
  if (existsSync(folder)) return folder;
  const dataDir = mkdtempSync(`${folder}-unfinished-`);
  const contentDir = path.join(dataDir, 'content');
  cpSync('content', contentDir, { recursive: true });
  for (const role of roles)
    await addUser({ dataDir, contentDir, port: 0, databaseUrl: null }, users[role], role);
  rmSync(contentDir, { recursive: true });
  renameSync(dataDir, folder);
  return folder;
}

/** The same for a separate address. A second attempt of the same tests finds its users. */
export async function addUser(folders: EditorFolders, email: string, role: Role): Promise<void> {
  await runCommand(folders, ['user', 'add', email, '--role', role, '--new']).catch(
    (error: unknown) => {
      if (!String(error).includes(`There is a user ${email} already.`)) throw error;
    },
  );
}

/** Starts the built editor. `preload` is a module that Node loads before it. */
export async function startEditor(
  folders: EditorFolders,
  { preload, settings = {} }: { preload?: string; settings?: Settings } = {},
): Promise<Program> {
  const args = [...(preload ? ['--import', preload] : []), 'editor/server.mjs'];
  const program = startProgram(
    args,
    { ...settingsOf(folders), ...settings },
    { endsWithParent: true },
  );
  await program.waitForUrl(`http://localhost:${folders.port}/healthz`);
  return program;
}

export type Call = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; json: Record<string, unknown> }>;

/** Calls of the editor's own API as a logged-in user. */
export async function logInByApi({ port }: EditorFolders, role: Role): Promise<Call> {
  const origin = `http://localhost:${port}`;
  const call = async (method: string, path: string, body?: unknown, token = '') => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const json = (isJson ? JSON.parse(text) : { text }) as Record<string, unknown>;
    return { status: response.status, json };
  };
  const { json } = await call('POST', '/api/users/login', { email: users[role], password });
  return (method, path, body) => call(method, path, body, `JWT ${String(json.token)}`);
}

/** A story that the site accepts. */
export const newStory = (path: string) => ({
  title: `Story ${path}`,
  path,
  excerpt: 'It rained.',
  author: 'A writer',
  tags: ['Test'],
  picture: 'rain-covers',
  published_at: '2026-01-01T09:00:00.000Z',
  body: [{ blockType: 'Text', text: 'First.' }],
});

export const publish = (call: Call, story: object) =>
  call('POST', '/api/news', { ...story, _status: 'published' });
