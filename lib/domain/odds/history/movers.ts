import type { WireMover } from '@/lib/contract/prices/movers';
import { matchPath, matchTitle } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { hasMoved, shiftOf } from './has-moved';

/** A price that moved; odds are decimal. */
export type Mover = {
  id: string;
  /** The event's page, at its price history. */
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

/**
 * The queries of GET /api/movers/ whose responses are one list. Outrights move less than matches in play, and would
 * never be among the largest moves.
 */
export const moverQueries = (hours: number): readonly string[] => [
  `hours=${hours}`,
  `hours=${hours}&type=outright&page_size=10`,
];

/**
 * The moves of a host's responses, each once, the largest first. Smaller ones are left out, also of a host that
 * sends them (`hasMoved`).
 */
export function toMovers(wire: readonly WireMover[]): Mover[] {
  const movers = wire.filter(({ from, to }) => hasMoved(from, to)).map(toMover);
  return [...new Map(movers.map(mover => [mover.id, mover])).values()].sort(byShift);
}

const byShift = (a: Mover, b: Mover): number => Math.abs(b.shift) - Math.abs(a.shift);

export function toMover({ event, market, selection, from, to, since, points }: WireMover): Mover {
  const match = toMatch(event);
  return {
    id: [event.id, market.id, selection.id].join('/'),
    href: `${matchPath(match)}#prices`,
    match: match.isOutright ? null : matchTitle(match),
    tournament: match.tournament,
    market: market.name,
    selection: selection.name,
    from,
    to,
    shift: shiftOf(from, to),
    points: (points ?? [[since, from]]).map(([at, odds]) => ({ at, odds })),
    isSimulated: match.replay !== null,
  };
}
