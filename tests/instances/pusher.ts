import { setTimeout as sleep } from 'node:timers/promises';
import { getUnixTime } from 'date-fns/getUnixTime';
import { comment } from '@/tests/api/fed-match';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/push/pushed-match';

type Options = {
  /** The APIs, or the proxy in front of them; used in turn. */
  urls: () => readonly string[];
  token: string;
  everyMs: number;
};

/** A source of one match that changes continuously and sends each change until it is accepted. */
export type Pusher = {
  /** The event of the match, once the first push is accepted. */
  eventId: string;
  /** The number of the last change that was accepted. */
  accepted(): number;
  /** When that was; ms of `performance.now()`. */
  acceptedAt(): number;
  stop(): Promise<void>;
};

const retryMs = 200;
/** A frozen instance does not respond; the other one is then used. */
const answerMs = 2000;

export async function startPusher({ urls, token, everyMs }: Options): Promise<Pusher> {
  let revision = 0;
  let accepted = 0;
  let attempts = 0;
  let acceptedAt = 0;
  let isStopped = false;

  async function send(body: object): Promise<string> {
    for (;;) {
      const all = urls();
      const url = all[attempts++ % all.length] ?? '';
      const response = await fetch(`${url}/api/feeds/scorer/events/7`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(answerMs),
      }).catch(() => null);
      if (response?.ok) return ((await response.json()) as { event: string }).event;
      // A retry would be refused too.
      if (response && response.status < 500)
        throw new Error(`${response.status} ${await response.text()}`);
      await sleep(retryMs);
    }
  }

  /** Odds only rise, and each change has its own comment. */
  async function change(): Promise<string> {
    revision += 1;
    const eventId = await send({
      ...pushedMatch(getUnixTime(Date.now()), {
        revision,
        markets: [
          pushedWinner(2 + revision / 1000, 2.1),
          { ...pushedWinner(3, 2 + revision / 1000), id: 'toss', name: 'Toss', kind: 'special' },
        ],
        score: { status: 2, match_status: `change ${revision}`, score: `${revision}/0:` },
        commentary: [{ id: '1', items: [comment(revision)] }],
      }),
    });
    accepted = revision;
    acceptedAt = performance.now();
    return eventId;
  }

  const eventId = await change();
  async function run(): Promise<void> {
    while (!isStopped) {
      await change();
      await sleep(everyMs);
    }
  }
  const running = run();

  return {
    eventId,
    accepted: () => accepted,
    acceptedAt: () => acceptedAt,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
