import type { PartialEvent } from '@/lib/contract/event';
import { withOdds } from '@/lib/domain/odds-history';
import type { FedChange, FedEvent } from '../feeds/feed';
import type { EventChange } from '../store/changes';
import type { PlacedComment } from '../store/comments';
import { byInnings } from '../store/event-rows';
import type { EventFields, KeptEvent, KeptInnings } from '../store/kept-event';
import { commentDifference, type CommentDifference } from './comment-difference';
import type { EventUpdate } from './event-update';
import { marketDifference } from './market-difference';
import { isSame } from './same';

/** A change ready to be written, and what readers are told once it is. */
export type Difference = { change: EventChange; update: EventUpdate };

type Context = {
  before: KeptEvent | null;
  /** Stored comments, by innings, that the feed names and memory does not hold. */
  older: ReadonlyMap<string, PlacedComment[]>;
  /** Unix seconds. */
  now: number;
};

/** What a feed's report changes in an event; null when all of it is known already. */
export function difference(fed: FedChange, { before, older, now }: Context): Difference | null {
  const fields = toFields(fed.event);
  const next = fed.event.markets ?? [];
  const markets = marketDifference(before?.markets ?? [], next);
  const marketsChanged = markets.written.length > 0 || markets.gone.length > 0;
  const matchInfoChanged =
    fed.matchInfo !== undefined && !isSame(before?.matchInfo ?? null, fed.matchInfo);
  const comments = commentDifferences(fed, before, older);
  const shown = before?.withdrawn === false ? before : null;
  const changed = changedFields(shown?.fields ?? null, fields);
  const anything = changed.length > 0 || marketsChanged || matchInfoChanged || comments.length > 0;
  if (!anything) return null;

  const event: KeptEvent = {
    id: fed.event.id,
    kind: fed.event.kind,
    fields,
    markets: next,
    matchInfo: fed.matchInfo ?? before?.matchInfo ?? null,
    commentary: merged(before?.commentary ?? [], comments),
    oddsHistory: withOdds(before?.oddsHistory ?? null, next[0], now),
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    withdrawn: false,
  };
  const whole = partial(event, changed);
  const first = next.slice(0, 1);
  return {
    change: { next: event, matchInfoChanged, markets, comments },
    update: {
      eventId: event.id,
      leagues: leaguesOf(before, event),
      whole: marketsChanged || !shown ? { ...whole, markets: next } : whole,
      card: isSame(shown?.markets.slice(0, 1), first) ? whole : { ...whole, markets: first },
      commentary: comments.map(({ update }) => update),
      matchInfo: matchInfoChanged ? event.matchInfo : null,
    },
  };
}

/** A live event that the feed confirms unchanged: readers learn that its prices are still meant. */
export function confirmation(event: KeptEvent): EventUpdate {
  const whole = partial(event, []);
  const leagues = leaguesOf(null, event);
  return { eventId: event.id, leagues, whole, card: whole, commentary: [], matchInfo: null };
}

export const leaguesOf = (before: KeptEvent | null, next: KeptEvent): string[] => [
  ...new Set(
    [before?.fields.league, next.fields.league].filter(league => typeof league === 'string'),
  ),
];

function toFields({ id: _id, kind: _kind, markets, ...fields }: FedEvent): EventFields {
  return { ...fields, markets_count: fields.markets_count ?? markets?.length ?? 0 };
}

type FieldName = keyof EventFields;

function changedFields(before: EventFields | null, next: EventFields): FieldName[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(next)] as FieldName[]);
  return [...names].filter(name => !isSame(before?.[name], next[name]));
}

/** A field that went away is sent as null: readers merge, so its absence would keep the old one. */
const partial = (event: KeptEvent, changed: readonly FieldName[]): PartialEvent => ({
  id: event.id,
  version: event.version,
  updated_at: event.updatedAt,
  ...Object.fromEntries(changed.map(name => [name, event.fields[name] ?? null])),
});

function commentDifferences(
  fed: FedChange,
  before: KeptEvent | null,
  older: Context['older'],
): CommentDifference[] {
  return (fed.commentary ?? []).flatMap(innings => {
    const id = String(innings.id);
    const none = { id, items: [], total: 0, overs: [] };
    const held = before?.commentary.find(known => known.id === id) ?? none;
    return commentDifference(held, innings.items, older.get(id) ?? []) ?? [];
  });
}

function merged(before: readonly KeptInnings[], changes: CommentDifference[]): KeptInnings[] {
  const byId = new Map(before.map(innings => [innings.id, innings]));
  for (const { kept } of changes) byId.set(kept.id, kept);
  return [...byId.values()].sort(byInnings);
}
