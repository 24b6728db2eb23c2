import { freePort } from '@/tests/fixtures/servers/free-port';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { startProgram } from '@/tests/fixtures/servers/start-program';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';
import { addUser, newStory, password, users } from '@/tests/editor/journeys/editor-program';

type Place = { DATA_DIR: string; CONTENT_DIR: string };

/** What a site had given to others before it moved, all of which has to work afterwards. */
export type GivenBefore = {
  /** The token of a page with a form. */
  formToken: string;
  /** The key by which browsers know the sender of their alerts. */
  alertKey: string;
  /** The token of a program that pushes matches, and the match that it has pushed. */
  feedToken: string;
  eventId: string;
  /** The header of an editor who is logged in, and the path of a draft. */
  authorization: string;
  draftPath: string;
};

const settings = { FEED: 'none', SITE_URL: 'https://bat.example' };

/** Runs site, API and editor as `npm start` and `npm run start:editor` do, and stops them again. */
export async function useOldSite(source: Place): Promise<GivenBefore> {
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const app = await startApp({ ...source, ...settings });
    stops.push(app.stop);
    const session = await fetch(`${app.url}/api/session`);
    const [, formToken = ''] =
      /XSRF-TOKEN=([^;]+)/.exec(session.headers.get('set-cookie') ?? '') ?? [];
    const { key } = (await (await fetch(`${app.apiUrl}/api/alerts/`)).json()) as { key: string };
    const feedToken = await makeFeedToken(source.DATA_DIR, 'scorer');
    const pushed = await fetch(`${app.apiUrl}/api/feeds/scorer/events/7`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${feedToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(pushedMatch(Math.floor(Date.now() / 1000))),
    });
    const { event } = (await pushed.json()) as { event: string };
    const editor = await makeDraft(source, stops);
    return { formToken, alertKey: key, feedToken, eventId: event, ...editor };
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function makeDraft(
  { DATA_DIR, CONTENT_DIR }: Place,
  stops: (() => Promise<unknown>)[],
): Promise<Pick<GivenBefore, 'authorization' | 'draftPath'>> {
  const port = await freePort();
  const folders = { dataDir: DATA_DIR, contentDir: CONTENT_DIR, port, databaseUrl: null };
  await addUser(folders, users.editor, 'editor');
  const editor = startProgram(['scripts/start-editor.mjs'], {
    ...settings,
    DATA_DIR,
    CONTENT_DIR,
    EDITOR_PORT: String(port),
  });
  stops.push(() => editor.stop('SIGTERM'));
  await editor.waitForOutput(/The editor runs at/);
  const post = async (path: string, body: object, more = {}) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { token?: string };
  };
  const { token } = await post('/api/users/login', { email: users.editor, password });
  const authorization = `JWT ${token}`;
  const draftPath = 'written-before';
  const draft = { ...newStory(draftPath), _status: 'draft' };
  await post('/api/news?draft=true', draft, { authorization });
  return { authorization, draftPath };
}
