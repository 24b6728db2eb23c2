import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { frozenMs } from './database';
import { feedsRole } from './leader-term';

const leaderLock = 7_120_002;
const tryMs = 500;
/** Half a second of pause and two of waiting end before Postgres ends a silent session. */
const answerMs = 2000;
/** An election waits for the open transactions of the leader before. */
const electionMs = 2 * frozenMs + answerMs;

type Options = {
  databaseUrl: string;
  /** The URL at which the other instances reach this one. */
  url: string;
  /** Whether this instance is able to lead; one that is not releases the lock. */
  mayLead: () => boolean;
  /** Called when this instance has become the leader, with its term. */
  onElected: (term: number) => void;
  /** Called when it is not the leader any more. */
  onLost: (reason: string) => void;
  onError: (error: unknown) => void;
};

export type LeaderLock = {
  /**
   * Whether this instance is certainly the leader: Postgres has confirmed it within the time after
   * which it grants the lock to another one.
   */
  isHeld(): boolean;
  /** Releases the lock, so that another instance takes it immediately. */
  stop(): Promise<void>;
};

/**
 * Competes for being the leader, the one instance that runs the feeds: it holds an advisory lock on
 * its own connection. Postgres ends that connection when the instance is silent for three seconds,
 * be it dead, frozen or cut off; an instance that loses it competes again.
 */
export function competeForLeadership(options: Options): LeaderLock {
  const stopped = new AbortController();
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let isLeader = false;

  async function compete(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.databaseUrl,
      application_name: 'off-the-bat-leader',
      connectionTimeoutMillis: answerMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 1000,
    });
    let lost: string | null = null;
    client.on('error', error => (lost = error.message));
    client.on('end', () => (lost ??= 'the connection has ended'));
    const ask = async (text: string, values: unknown[], limitMs = answerMs) => {
      const answer = await Promise.race([
        client.query<Record<string, unknown>>(text, values),
        sleep(limitMs, null, { ref: false }),
      ]);
      if (answer === null) throw new Error('Postgres did not answer in time');
      return answer.rows[0] ?? {};
    };
    try {
      await client.connect();
      await ask(`set idle_session_timeout = ${frozenMs}`, []);
      while (!stopped.signal.aborted) {
        const sentAt = performance.now();
        if (isLeader && !options.mayLead()) throw new Error('Redis is not reached from here');
        if (isLeader) await ask('select 1', []);
        else if (!options.mayLead()) await ask('select 1', []);
        else if ((await ask('select pg_try_advisory_lock($1) as held', [leaderLock]))['held'])
          await elect(ask);
        if (isLeader) confirmedAt = sentAt;
        await sleep(tryMs, null, { ref: false, signal: stopped.signal }).catch(() => undefined);
        if (lost !== null) throw new Error(lost);
      }
    } finally {
      confirmedAt = Number.NEGATIVE_INFINITY;
      // Without waiting: a server that cannot be reached does not answer a closing message.
      await Promise.race([
        client.end().catch(() => undefined),
        sleep(answerMs, null, { ref: false }),
      ]);
    }
  }

  async function elect(
    ask: (text: string, values: unknown[], limitMs: number) => Promise<Record<string, unknown>>,
  ): Promise<void> {
    const { term } = await ask(
      // A time, so that a restored backup does not repeat the terms that Redis knows.
      `insert into leaders (role, term, url) values ($1, extract(epoch from now())::bigint, $2)
        on conflict (role) do update
          set term = greatest(leaders.term + 1, excluded.term), url = excluded.url
        returning term`,
      [feedsRole, options.url],
      electionMs,
    );
    isLeader = true;
    confirmedAt = performance.now();
    options.onElected(Number(term));
  }

  function lose(reason: string): void {
    if (!isLeader) return;
    isLeader = false;
    options.onLost(reason);
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await compete();
      } catch (error) {
        if (isLeader) lose(error instanceof Error ? error.message : String(error));
        else options.onError(error);
      }
      lose('it stops');
      await sleep(tryMs, null, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    isHeld: () => isLeader && performance.now() - confirmedAt < frozenMs,
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}
