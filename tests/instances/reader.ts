import { getUnixTime } from 'date-fns/getUnixTime';
import { WebSocket } from 'ws';
import { event, eventPage } from '@/lib/contract/shapes/live-shapes';
import { parseShape } from '@/lib/contract/shapes/shape';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toMatch } from '@/lib/domain/match/match';
import { toNames } from '@/lib/domain/match/player-names';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { createDetailsStore } from '@/lib/live/details-store';
import { listScreen } from '@/lib/live/list-screen';
import type { LiveScreen } from '@/lib/live/live-screen';
import { matchScreen } from '@/lib/live/match-screen';
import { createLiveConnection } from '@/lib/live/socket/connection';
import type { SocketLike } from '@/lib/live/socket/socket';
import { createMatchStores } from '@/lib/live/stores';
import { systemClock } from '@/lib/clock';
import type { StoredEvent } from '@/api/store/stored-event';
import { differences } from '@/tests/simulation/differences';
import type { Shown } from '@/tests/simulation/visitor';
import { createSequenceCheck, type SequenceCheck } from './sequence-check';

type Options = {
  /** The address of the socket and the snapshots; read at every attempt. */
  origin: () => string;
  /** Null for a list. */
  matchId: string | null;
  /** A visitor's, so that the limits of one address do not count. */
  address: string;
};

/** A visitor with the site's own connection and stores, whose frames are checked as they arrive. */
export type Reader = SequenceCheck & {
  /** How the screen differs from what is stored. */
  differences(stored: readonly StoredEvent[]): string[];
  isOpen(): boolean;
  snapshots(): number;
  /** When the last frame arrived; ms of `performance.now()`. */
  lastSeenAt(): number;
  close(): void;
};

/** Tests do not wait five seconds for each attempt to reconnect. */
const reconnectMs = 300;
const timers = {
  ...systemClock,
  set: (run: () => void, ms: number) => setTimeout(run, ms === 5000 ? reconnectMs : ms).unref(),
};

export async function openReader({ origin, matchId, address }: Options): Promise<Reader> {
  const headers = { 'x-forwarded-for': address };
  const path = `/api/events/${matchId ?? ''}`;
  const check = createSequenceCheck();
  let snapshots = 0;
  let lastSeenAt = performance.now();
  let isClosed = false;

  async function get(): Promise<unknown> {
    for (;;) {
      const signal = AbortSignal.timeout(3000);
      const response = await fetch(origin() + path, { headers, signal }).catch(() => null);
      if (response?.ok) return response.json();
      if (isClosed) throw new Error('closed');
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  }

  const first = await get();
  const events =
    matchId === null ? parseShape(eventPage, first).data.results : [parseShape(event, first).data];
  const [wire] = events;
  const info = (matchId !== null && wire?.match_info) || null;
  const stores = createMatchStores(
    events.map((event, index) => toMatch(event, index)),
    {
      flashMs: 0,
      acceptsNew: matchId === null ? 'match' : null,
      now: getUnixTime(Date.now()),
      limitSeconds: 36_000,
    },
  );
  const details = createDetailsStore(
    {
      scorecard: info && toScorecard(info),
      commentary: toCommentary(wire?.commentary ?? [], toNames(info)),
      version: wire?.version ?? null,
    },
    { set: () => undefined },
  );
  const shown: Shown = { ...stores, matchId, details: matchId === null ? null : details };
  const screen = (
    matchId === null
      ? listScreen({ group: 'event', snapshotPath: path, matches: stores.matches, policy: 'full' })
      : matchScreen({ id: matchId, matches: stores.matches, details, policy: 'full' })
  ) as LiveScreen;

  const connect = (): SocketLike => {
    const socket = new WebSocket(`${origin().replace('http', 'ws')}/ws/event/`, {
      headers,
      handshakeTimeout: 2000,
    });
    socket.on('message', data => {
      lastSeenAt = performance.now();
      check.frame(String(data));
    });
    return socket as unknown as SocketLike;
  };
  const connection = createLiveConnection(connect, { timers });
  let latest = 0;
  const unsubscribe = connection.subscribe({
    ...screen,
    refresh: () => {
      snapshots += 1;
      const own = (latest += 1);
      void withFetch(get, () => screen.snapshot.fetch()).then(
        snapshot => {
          if (own === latest) screen.snapshot.apply(snapshot);
        },
        () => undefined,
      );
    },
  });

  return {
    ...check,
    differences: stored => differences(shown, stored),
    isOpen: () => connection.status().state === 'open',
    snapshots: () => snapshots,
    lastSeenAt: () => lastSeenAt,
    close: () => {
      isClosed = true;
      unsubscribe();
      connection.hide();
    },
  };
}

/** The site's requests, which have only a path, are sent to the address of the readers. */
function withFetch<T>(get: () => Promise<unknown>, request: () => Promise<T>): Promise<T> {
  const before = globalThis.fetch;
  globalThis.fetch = (async () => {
    globalThis.fetch = before;
    const body = await get();
    return { ok: true, status: 200, headers: new Headers(), json: async () => body };
  }) as unknown as typeof fetch;
  try {
    return request();
  } finally {
    globalThis.fetch = before;
  }
}
