import type { Replay, WireEvent } from '@/lib/contract/event';
import type * as z from 'zod/mini';
import { toMarkets, type Market } from './market';

/** 'other' is past or unknown: in no list, its own page still opens. */
export type MatchStatus = 'live' | 'upcoming' | 'other';

export type Team = { id: string; name: string };

/** A match as the site shows it; the wire calls it an event. Times are unix seconds. */
export type Match = {
  id: string;
  /** Position at load, kept for the match's life: it chooses the card's picture. */
  index: number;
  /** The event's own name; an outright has no teams to be named by. */
  name: string;
  status: MatchStatus;
  teams: [Team, Team];
  startTime: number;
  /** The feed's words, such as 'MI need 41 runs from 42 balls'; '' when it has none. */
  statusText: string;
  inplayTime: string;
  /** Per team in the order of `teams`; null when it has not batted. */
  scores: [string | null, string | null];
  tournament: string;
  league: string | null;
  markets: Market[];
  marketsCount: number;
  image: { image: string; image2x: string | null } | null;
  replay: { playedOn: string; credit: string } | null;
  updatedAt: number | null;
  version: number | null;
};

/** A match as it is told where prices may not be shown. */
export const withoutPrices = (match: Match): Match => ({ ...match, markets: [], marketsCount: 0 });

const statusLive = 2;
const statusesUpcoming = [0, 1, 3];

/** Crosses an event from the wire; `index` is its position in the list it came in. */
export function toMatch(wire: WireEvent, index = 0): Match {
  const markets = toMarkets(wire.markets ?? []);
  return {
    id: String(wire.id),
    index,
    name: wire.name,
    status: toMatchStatus(wire.status),
    teams: toTeams(wire),
    startTime: wire.start_time,
    statusText: wire.match_status ?? '',
    inplayTime: String(wire.inplay_time ?? ''),
    scores: toScores(wire.score),
    tournament: wire.tournament || wire.category || 'Cricket',
    league: wire.league ?? null,
    markets,
    marketsCount: wire.markets_count ?? markets.length,
    image: toImage(wire.image),
    replay: toReplay(wire.replay),
    updatedAt: wire.updated_at ?? null,
    version: wire.version ?? null,
  };
}

export function toMatchStatus(status: number): MatchStatus {
  if (status === statusLive) return 'live';
  return statusesUpcoming.includes(status) ? 'upcoming' : 'other';
}

/** 'a:b': a belongs to the first team; an empty side has no score. */
export function toScores(score: string | null | undefined): [string | null, string | null] {
  const [first = '', second = ''] = (score ?? '').split(':');
  return [first.trim() || null, second.trim() || null];
}

/** Competitors name the teams; without them the event's name is split on ' - ', else on its first '-'. */
function toTeams({ competitors, name }: WireEvent): [Team, Team] {
  const [first, second] = competitors ?? [];
  const at = name.includes(' - ') ? name.indexOf(' - ') : name.indexOf('-');
  const length = name.includes(' - ') ? 3 : 1;
  const names = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + length)];
  return [
    { id: String(first?.id ?? 'first'), name: (first?.name ?? names[0] ?? '').trim() },
    { id: String(second?.id ?? 'second'), name: (second?.name ?? names[1] ?? '').trim() },
  ];
}

function toImage(image: WireEvent['image']): Match['image'] {
  return image?.image ? { image: image.image, image2x: image.image2x ?? null } : null;
}

function toReplay(replay: z.infer<typeof Replay> | null | undefined): Match['replay'] {
  return replay ? { playedOn: replay.played_on, credit: replay.credit } : null;
}
