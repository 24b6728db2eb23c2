import type { WireMover } from '@/lib/contract/prices/movers';
import { matchPath } from '@/lib/domain/match/match-name';
import { eventKindOf } from '@/lib/domain/match/event-kind';
import { toMatch } from '@/lib/domain/match/match';

/** A price that moved; odds are decimal. */
export type Mover = {
  id: string;
  /** The match's page, at its price history; for an outright the list of outrights. */
  href: string;
  /** The names of the two teams; null for an outright, whose tournament and market identify it. */
  match: string | null;
  tournament: string;
  market: string;
  selection: string;
  from: number;
  to: number;
  /** The rise of the implied probability in percentage points; below 0 when it fell. */
  shift: number;
  /** The odds from each time (unix seconds) on; null where they were not quoted. */
  points: { at: number; odds: number | null }[];
  isSimulated: boolean;
};

/** The periods of /odds/movers, in hours, each with its path. */
export const moverPeriods = [
  { hours: 1, label: 'Last hour', path: '/odds/movers' },
  { hours: 6, label: '6 hours', path: '/odds/movers/6-hours' },
  { hours: 24, label: '24 hours', path: '/odds/movers/24-hours' },
] as const;

export type MoverPeriod = (typeof moverPeriods)[number];

export function toMover({ event, market, selection, from, to, since, points }: WireMover): Mover {
  const match = toMatch(event);
  const isMatch = eventKindOf(event) === 'match';
  return {
    id: [event.id, market.id, selection.id].join('/'),
    href: isMatch ? `${matchPath(match)}#prices` : '/odds/outrights',
    match: isMatch ? `${match.teams[0].name} v ${match.teams[1].name}` : null,
    tournament: match.tournament,
    market: market.name,
    selection: selection.name,
    from,
    to,
    shift: (1 / to - 1 / from) * 100,
    points: (points ?? [[since, from]]).map(([at, odds]) => ({ at, odds })),
    isSimulated: match.replay !== null,
  };
}
