import { event, eventPage } from '@/lib/contract/shapes/live-shapes';
import { parseShape } from '@/lib/contract/shapes/shape';
import type { WireEvent } from '@/lib/contract/event';
import { toCommentary } from '@/lib/domain/commentary/commentary';
import { toMatch } from '@/lib/domain/match/match';
import { toNames } from '@/lib/domain/match/player-names';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { createDetailsStore, type DetailsStore } from '@/lib/live/details-store';
import { listScreen } from '@/lib/live/list-screen';
import type { LiveScreen } from '@/lib/live/live-screen';
import { matchScreen } from '@/lib/live/match-screen';
import { createLiveConnection } from '@/lib/live/socket/connection';
import { createMatchStores, type MatchStores } from '@/lib/live/stores';
import { matchIds } from './feed';
import type { Network } from './network';
import type { Random } from './random';
import type { SimulatedSite } from './site';
import type { VirtualClock } from './virtual-clock';

type Deps = {
  clock: VirtualClock;
  random: Random;
  network: Network;
  site: SimulatedSite;
  /** Called after each message and snapshot. */
  onChange: (shown: Shown) => void;
};

/** The content of a visitor's screen. */
export type Shown = MatchStores & {
  /** Null for a list. */
  matchId: string | null;
  details: DetailsStore | null;
};

/** A browser's tab with the real connection and stores. */
export type Visitor = {
  network: Network;
  /** Opens the list or the page of a match, as rendered a while before; null while none is open. */
  navigate(): void;
  shown(): Shown | null;
  pause(isPaused: boolean): void;
  hide(isHidden: boolean): void;
  /** The browser is online again. */
  wake(): void;
  retry(): void;
};

/** As a browser's fetch, for the one visitor whose request is being made. */
type Fetch = (path: string) => Promise<string | null>;

export function createVisitor({ clock, random, network, site, onChange }: Deps): Visitor {
  const connection = createLiveConnection(network.connect, { timers: clock });
  let shown: Shown | null = null;
  let leave = () => {};
  let visit = 0;

  async function navigate(): Promise<void> {
    const own = (visit += 1);
    const matchId = random.chance(0.3) ? null : random.pick(matchIds);
    const body = await site.get(pathOf(matchId)).catch(() => null);
    // The site's cache may have had the page for a while.
    await clock.sleep(random.between(0, 3000));
    if (body === null || own !== visit) return;
    leave();
    const events = eventsOf(matchId, JSON.parse(body));
    shown = createStores(matchId, events, clock);
    leave = follow(shown, screenOf(shown, clock));
  }

  /** Subscribes as `useLiveScreen` does: of several requests the last counts, and failures are repeated. */
  function follow(stores: Shown, screen: LiveScreen): () => void {
    let latest = 0;
    const refresh = () => {
      const own = (latest += 1);
      const isLatest = () => own === latest && shown === stores;
      withFetch(site.get, () => screen.snapshot.fetch()).then(
        snapshot => {
          if (!isLatest() || connection.status().pausedAt !== null) return;
          screen.snapshot.apply(snapshot);
          onChange(stores);
        },
        () => clock.set(() => isLatest() && refresh(), random.between(1000, 3000)),
      );
    };
    return connection.subscribe({
      ...screen,
      onMessage: message => {
        screen.onMessage(message);
        onChange(stores);
      },
      refresh,
    });
  }

  return {
    network,
    navigate: () => void navigate(),
    shown: () => shown,
    pause: connection.setPaused,
    hide: isHidden => (isHidden ? connection.hide() : connection.show()),
    wake: connection.wake,
    retry: connection.retry,
  };
}

const pathOf = (matchId: string | null) => `/api/events/${matchId ?? ''}`;

function eventsOf(matchId: string | null, body: unknown): WireEvent[] {
  return matchId === null
    ? parseShape(eventPage, body).data.results
    : [parseShape(event, body).data];
}

/** The stores as a page's HTML fills them. */
function createStores(matchId: string | null, events: WireEvent[], clock: VirtualClock): Shown {
  const [first] = events;
  const info = first?.match_info ?? null;
  const details = createDetailsStore(
    {
      scorecard: info && toScorecard(info),
      commentary: toCommentary(first?.commentary ?? [], toNames(info)),
      version: first?.version ?? null,
    },
    clock,
  );
  const stores = createMatchStores(
    events.map((wire, index) => toMatch(wire, index)),
    {
      flashMs: 4000,
      acceptsNew: matchId === null ? 'match' : null,
      now: Math.floor(clock.now() / 1000),
      limitSeconds: 3600,
      timers: clock,
    },
  );
  return { ...stores, matchId, details: matchId === null ? null : details };
}

function screenOf({ matchId, matches, details }: Shown, clock: VirtualClock): LiveScreen {
  const screen =
    matchId === null || !details
      ? listScreen({ group: 'event', snapshotPath: pathOf(null), matches, policy: 'full' })
      : matchScreen({
          id: matchId,
          matches,
          details,
          policy: 'full',
          nextTask: () => clock.sleep(0),
        });
  return screen as LiveScreen;
}

/**
 * Runs the beginning of a request, which calls `fetch` synchronously, with this visitor's network.
 */
function withFetch<T>(get: Fetch, request: () => Promise<T>): Promise<T> {
  const before = globalThis.fetch;
  globalThis.fetch = (async (path: string) => {
    const body = await get(path);
    const json = async (): Promise<unknown> => JSON.parse(body ?? 'null');
    return { ok: body !== null, status: body === null ? 404 : 200, headers: new Headers(), json };
  }) as unknown as typeof fetch;
  try {
    return request();
  } finally {
    globalThis.fetch = before;
  }
}
