import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/api/store/database';
import { clickOuts, contactMessages, subscribers } from '@/api/store/visitor-tables';
import { EventPage } from '@/lib/contract/event';
import { print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';

type Post = { id: string; path: string; body: object };
type Left = { accepted: string[]; unanswered: string[] };

const inFlight = 200;
const limits = { FORM_LIMIT: '1000000', CLICK_OUT_LIMIT: '1000000' };

/**
 * The API is killed while 200 forms and click-outs are in flight, in rounds with a growing number of
 * accepted ones. After a restart every accepted request is stored exactly once; so is every request
 * that was retried because no response came.
 */
export async function killWhileWriting(): Promise<string[]> {
  const problems: string[] = [];
  let dataDir: string | null = null;
  for (const acceptedBefore of [20, 100, 250]) {
    const copy = await startApp({ ...limits, ...(dataDir !== null && { DATA_DIR: dataDir }) });
    dataDir = copy.dataDir;
    const next = await postsFor(copy.apiUrl);
    const sent = new Map<string, Post>();
    const left = await sendUntil(
      copy.apiUrl,
      () => {
        const post = next();
        sent.set(post.id, post);
        return post;
      },
      acceptedBefore,
      () => copy.kill('api'),
    );
    await copy.stop();

    const retried = left.unanswered.flatMap(id => sent.get(id) ?? []);
    const found = await rowsIn(dataDir);
    const lost = left.accepted.filter(id => !found.has(id));
    const arrived = left.unanswered.filter(id => found.has(id));

    const again = await startApp({ ...limits, DATA_DIR: dataDir });
    const statuses = await Promise.all(retried.map(post => send(again.apiUrl, post)));
    await again.stop();
    const after = await rowsIn(dataDir);
    const missing = [...left.accepted, ...left.unanswered].filter(id => !after.has(id));
    const twice = [...after].filter(([, rows]) => rows > 1).map(([id]) => id);
    print(
      `API killed with ${left.unanswered.length} forms and click-outs in flight: ` +
        `${left.accepted.length} accepted, ${left.accepted.length - lost.length} found, ` +
        `${lost.length} lost, ${twice.length} twice; of those without an answer ` +
        `${arrived.length} were there, and ${retried.length - missing.length} after a second try`,
    );
    problems.push(
      ...lost.map(id => `accepted and lost: ${id}`),
      ...twice.map(id => `there twice: ${id}`),
      ...missing.map(id => `sent again and not there: ${id}`),
      ...statuses.filter(isOk => !isOk).map(() => 'a second try was refused'),
    );
  }
  return problems;
}

/** Makes forms and click-outs in turn, each with its own id. */
async function postsFor(apiUrl: string): Promise<() => Post> {
  const answer = await fetch(`${apiUrl}/api/events/?status=0,1,3`);
  const event = EventPage.parse(await answer.json()).results.find(({ markets }) =>
    markets?.some(({ status, selections }) => status !== 'suspended' && selections.length > 0),
  );
  const market = event?.markets?.find(({ status }) => status !== 'suspended');
  const [selection] = market?.selections ?? [];
  if (!event || !market || !selection) throw new Error('The demo has no price to follow.');
  let count = 0;
  return () => {
    const id = randomUUID();
    const email = `${id}@example.org`;
    switch (count++ % 3) {
      case 0:
        return {
          id,
          path: '/api/pages/contact-us/',
          body: { full_name: 'Asha', email, message: id, recaptcha: '', key: id },
        };
      case 1:
        return { id: email, path: '/api/pages/newsletter/', body: { email, recaptcha: '' } };
      default:
        return {
          id,
          path: '/api/events/redirect/',
          body: {
            eventId: event.id,
            marketId: market.id,
            selectionId: selection.id,
            odds: '1.5',
            key: id,
          },
        };
    }
  };
}

/** Keeps 200 requests in flight until `accepted` of them succeeded, then kills and waits for the rest. */
async function sendUntil(
  apiUrl: string,
  next: () => Post,
  acceptedBefore: number,
  kill: () => void,
): Promise<Left> {
  const left: Left = { accepted: [], unanswered: [] };
  let isDead = false;
  const visitor = async () => {
    while (!isDead) {
      const post = next();
      const isOk = await send(apiUrl, post).catch(() => null);
      if (isOk === false) throw new Error(`${post.path} was refused`);
      (isOk ? left.accepted : left.unanswered).push(post.id);
      if (left.accepted.length >= acceptedBefore && !isDead) {
        isDead = true;
        kill();
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, visitor));
  return left;
}

async function send(apiUrl: string, { path, body }: Post): Promise<boolean> {
  const answer = await fetch(apiUrl + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0',
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.ok;
}

/** How often each id is stored, read directly from the database of the stopped API. */
async function rowsIn(dataDir: string): Promise<Map<string, number>> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const { sql } = database;
  const ids = [
    ...(await sql.select().from(contactMessages)).map(({ message }) => message),
    ...(await sql.select().from(subscribers)).map(({ email }) => email),
    ...(await sql.select().from(clickOuts)).map(({ key }) => key),
  ];
  await database.close();
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
