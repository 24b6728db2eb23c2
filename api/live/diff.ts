import type { PartialEvent, WireMarket } from '@/lib/contract/event';
import { withOdds } from '@/lib/domain/odds/history/odds-history';
import type { FedChange, FedEvent } from '@/api/feeds/feed';
import type { EventChange } from '@/api/store/changes';
import type { PlacedComment } from '@/api/store/comments';
import { byInnings } from '@/api/store/event-rows';
import type { EventFields, StoredEvent, StoredInnings } from '@/api/store/stored-event';
import { diffComments, type CommentDiff } from './comment-diff';
import type { EventUpdate } from './event-update';
import { changedMarkets, confirmationKeys, diffMarkets } from './market-diff';
import { cardBookmakers, toCardMarket } from '@/lib/domain/odds/card-market';
import { isDeepEqual } from './deep-equal';
import { toFrameMarkets } from './frame-market';
import { withOpened } from './opened-odds';
import { pricePoints } from './price-points';

/** A change ready to be stored, and the update to be published after that. */
export type EventDiff = { change: EventChange; update: EventUpdate };

type Context = {
  before: StoredEvent | null;
  /** Stored comments, by innings, that the feed sent and that are not cached. */
  older: ReadonlyMap<string, PlacedComment[]>;
  /** Unix seconds. */
  now: number;
};

/** The difference between a feed's event and the known state; null when nothing changed. */
export function diffEvent(fed: FedChange, { before, older, now }: Context): EventDiff | null {
  const fields = toFields(fed.event);
  const next = withOpened(fed.event.markets ?? [], before?.markets ?? []);
  const markets = diffMarkets(before?.markets ?? [], next);
  const marketsChanged = markets.written.length > 0 || markets.gone.length > 0;
  const matchInfoChanged =
    fed.matchInfo !== undefined && !isDeepEqual(before?.matchInfo ?? null, fed.matchInfo);
  const comments = commentDifferences(fed, before, older);
  const shown = before?.withdrawn === false ? before : null;
  const changed = shown ? changedFields(shown.fields, fields) : allFields(before, fields);
  const isChanged = changed.length > 0 || marketsChanged || matchInfoChanged || comments.length > 0;
  if (!isChanged) return null;

  const event: StoredEvent = {
    id: fed.event.id,
    kind: fed.event.kind,
    fields,
    markets: next,
    matchInfo: fed.matchInfo ?? before?.matchInfo ?? null,
    commentary: mergedCommentary(before?.commentary ?? [], comments),
    oddsHistory: withOdds(before?.oddsHistory ?? null, next[0], now),
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    withdrawn: false,
  };
  const full = partial(event, changed);
  const card = cardFields(full, event);
  const first = next.slice(0, 1);
  const changedIds = new Set(markets.written.map(({ market }) => market.id));
  const goneIds = new Set(markets.gone);
  return {
    change: {
      next: event,
      matchInfoChanged,
      markets,
      comments,
      prices: pricePoints(
        shown?.markets ?? [],
        next,
        now,
        ({ id }) => !shown || changedIds.has(id) || goneIds.has(String(id)),
      ),
    },
    update: {
      eventId: event.id,
      leagues: leaguesOf(before, event),
      full: {
        ...full,
        ...sourcesOf(fields),
        ...((marketsChanged || !shown) && {
          ...(fields.bookmakers && { bookmakers: fields.bookmakers }),
          ...marketChanges(
            shown,
            event,
            markets.written.map(({ market }) => market),
          ),
        }),
      },
      card: isDeepEqual(shown?.markets.slice(0, 1), first, confirmationKeys)
        ? card
        : {
            ...card,
            ...changedCardBookmakers(shown, event),
            markets: first.map(toCardMarket),
          },
      // A withdrawn event has no snapshot: a client that needed one is sent everything when it returns.
      commentary: before?.withdrawn
        ? event.commentary.map(({ id, items, total }) => ({ id, items, total }))
        : comments.map(({ update }) => update),
      matchInfo: matchInfoChanged || before?.withdrawn ? event.matchInfo : null,
    },
  };
}

/**
 * The markets of a frame: all for a page that may lack some, otherwise what has changed. `written` are
 * those that are stored again, because they changed or moved.
 */
function marketChanges(
  before: StoredEvent | null,
  { markets, fields }: StoredEvent,
  written: readonly WireMarket[],
): Pick<PartialEvent, 'markets' | 'markets_partial' | 'market_ids'> {
  if (!before) return { markets: toFrameMarkets(markets, fields.bookmakers) };
  const ids = markets.map(({ id }) => id);
  const knownIds = before.markets.map(({ id }) => id);
  return {
    markets: toFrameMarkets(changedMarkets(before.markets, written), fields.bookmakers),
    markets_partial: true,
    ...(!isDeepEqual(knownIds, ids) && { market_ids: ids }),
  };
}

/** The changed fields as lists have them: of the bookmakers only those with a best price of the card. */
export function cardFields(changed: PartialEvent, event: StoredEvent): PartialEvent {
  const { bookmakers } = changed;
  return bookmakers
    ? { ...changed, bookmakers: cardBookmakers(bookmakers, event.markets[0]) }
    : changed;
}

/** The bookmakers that the card of the event names, when these are others than before. */
function changedCardBookmakers(
  before: StoredEvent | null,
  { fields, markets }: StoredEvent,
): Pick<PartialEvent, 'bookmakers'> {
  if (!fields.bookmakers) return {};
  const known = cardBookmakers(before?.fields.bookmakers ?? [], before?.markets[0]);
  const bookmakers = cardBookmakers(fields.bookmakers, markets[0]);
  return before && isDeepEqual(known, bookmakers) ? {} : { bookmakers };
}

/** Every frame has when real sources were last seen, although that alone does not change the event. */
const sourcesOf = ({ sources, replay }: EventFields): Pick<EventFields, 'sources'> =>
  sources && !replay ? { sources } : {};

/** Confirms an unchanged live event: clients learn that its prices are still valid. */
export function confirmation(event: StoredEvent): EventUpdate {
  const card = partial(event, []);
  const { bookmakers } = event.fields;
  const full = { ...card, ...(bookmakers && { bookmakers }), ...sourcesOf(event.fields) };
  const leagues = leaguesOf(null, event);
  const { id, version, updatedAt, markets } = event;
  const confirmed = { id, version, updatedAt, markets, bookmakers, sources: event.fields.sources };
  return { eventId: id, leagues, full, card, commentary: [], matchInfo: null, confirmed };
}

export const leaguesOf = (before: StoredEvent | null, next: StoredEvent): string[] => [
  ...new Set(
    [before?.fields.league, next.fields.league].filter(league => typeof league === 'string'),
  ),
];

function toFields({ id: _id, kind: _kind, markets, ...fields }: FedEvent): EventFields {
  const { bookmakers } = fields;
  return {
    ...fields,
    ...(bookmakers && { bookmakers_count: fields.bookmakers_count ?? bookmakers.length }),
    markets_count: fields.markets_count ?? markets?.length ?? 0,
  };
}

type FieldName = keyof EventFields;

function changedFields(before: EventFields, next: EventFields): FieldName[] {
  return namesOf(before, next).filter(
    name => !isDeepEqual(before[name], next[name], confirmationKeys),
  );
}

/** A page that showed the event before it was withdrawn must not keep what it no longer has. */
const allFields = (before: StoredEvent | null, next: EventFields): FieldName[] =>
  namesOf(before?.fields ?? {}, next);

export const namesOf = (before: Partial<EventFields>, next: EventFields): FieldName[] => [
  ...new Set([...Object.keys(before), ...Object.keys(next)] as FieldName[]),
];

/** A removed field is sent as null: clients merge, so its absence would keep the old value. */
export const partial = (event: StoredEvent, changed: readonly FieldName[]): PartialEvent => ({
  id: event.id,
  version: event.version,
  updated_at: event.updatedAt,
  ...Object.fromEntries(changed.map(name => [name, event.fields[name] ?? null])),
});

function commentDifferences(
  fed: FedChange,
  before: StoredEvent | null,
  older: Context['older'],
): CommentDiff[] {
  return (fed.commentary ?? []).flatMap(innings => {
    const id = String(innings.id);
    const empty = { id, items: [], total: 0, overs: [], chances: [] };
    const stored = before?.commentary.find(known => known.id === id) ?? empty;
    return diffComments(stored, innings.items, older.get(id) ?? []) ?? [];
  });
}

function mergedCommentary(
  before: readonly StoredInnings[],
  changes: CommentDiff[],
): StoredInnings[] {
  const byId = new Map(before.map(innings => [innings.id, innings]));
  for (const { merged } of changes) byId.set(merged.id, merged);
  return [...byId.values()].sort(byInnings);
}
