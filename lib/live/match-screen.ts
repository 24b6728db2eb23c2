import { fetchMatchSnapshot } from '@/lib/api-client/live-snapshot';
import type { PartialEvent, WireEvent, WireMarket } from '@/lib/contract/event';
import { showsPrices, type Policy } from '@/lib/domain/policy';
import { mainMarket } from '@/lib/domain/odds/market';
import type { LiveScreen } from './live-screen';
import type { DetailsStore, RecordedComments } from './details-store';
import type { MatchStore } from './match-store';
import { serverNow } from '@/lib/server-clock';

type Stores = { matches: MatchStore; details: DetailsStore };
type Options = Stores & {
  id: string;
  policy: Policy;
  /** See `fetchMatchSnapshot`. */
  nextTask?: () => Promise<void>;
};

/**
 * A match as the API has it, null when it no longer exists, and what arrived after its request, which it
 * may lack.
 */
export type MatchSnapshot = {
  event: WireEvent | null;
  changes: PartialEvent[];
  comments: RecordedComments[];
};

/** The screen of a match page. Messages for other matches are ignored. */
export function matchScreen({
  id,
  matches,
  details,
  policy,
  nextTask,
}: Options): LiveScreen<MatchSnapshot> {
  const stores = { matches, details };
  const isThisMatch = (messageId: string | number | null) =>
    messageId === null || String(messageId) === id;
  // Comments and match info carry no version: they follow the state that they belong to.
  let version: number | null = null;
  // Before the first one they may be older than the page, whose event has its own version.
  const detailsVersion = () => version ?? (matches.version(id) === null ? null : 0);

  function change(event: PartialEvent): void {
    version = event.version ?? null;
    const changesOdds = isNewer(event, matches.version(id));
    matches.change([event]);
    if (changesOdds) details.putOdds(firstMarketOf(event, matches), updateTime(event));
  }

  return {
    group: `event_${id}`,
    stripsPrices: !showsPrices(policy),
    onMessage(message) {
      switch (message.type) {
        case 'event_updated':
          return message.events.filter(event => isThisMatch(event.id)).forEach(change);
        case 'commentary':
          return isThisMatch(message.id)
            ? details.putComments(message.innings, detailsVersion())
            : undefined;
        case 'match_info':
          return isThisMatch(message.id)
            ? details.putInfo(message.info, detailsVersion())
            : undefined;
      }
    },
    snapshot: {
      key: `/api/events/${id}`,
      fetch: () =>
        requestSnapshot(stores, () => fetchMatchSnapshot(id, { allComments: false, nextTask })),
      apply: snapshot => applySnapshot(snapshot, stores),
    },
  };
}

/** Requests a match's snapshot, recording what arrives during it. */
export async function requestSnapshot(
  { matches, details }: Stores,
  request: () => Promise<WireEvent | null>,
): Promise<MatchSnapshot> {
  const { result, since: changes } = await matches.during(() => details.during(request));
  return { event: result.result, changes, comments: result.since };
}

/** Applies a match's snapshot to the stores; one of a match that no longer exists is ignored. */
export function applySnapshot(
  { event, changes, comments }: MatchSnapshot,
  { matches, details }: Stores,
): void {
  if (!event) return;
  const version = event.version ?? null;
  matches.applySnapshot([event], { since: changes });
  if (event.match_info) details.putInfo(event.match_info, version);
  if (event.commentary)
    details.applyCommentsSnapshot(event.commentary, { version, since: comments });
  if (event.odds_history) details.applyOddsSnapshot(event.odds_history);
  else details.putOdds(event.markets?.[0], updateTime(event));
  for (const change of changes)
    if (isNewer(change, version))
      details.putOdds(firstMarketOf(change, matches), updateTime(change));
}

const isNewer = ({ version }: PartialEvent, known: number | null): boolean =>
  typeof version !== 'number' || known === null || version > known;

/** The data of the first market in a change, once it is in the store. */
function firstMarketOf({ id, markets }: PartialEvent, matches: MatchStore): WireMarket | undefined {
  const first = mainMarket(matches.match(String(id))?.markets ?? []);
  return markets?.find(market => String(market.id) === first?.id);
}

const updateTime = ({ updated_at }: PartialEvent): number => updated_at ?? serverNow();
