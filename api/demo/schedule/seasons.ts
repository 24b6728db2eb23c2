import { recordFormats } from '@/api/demo/records/record';
import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import { groupBy } from '@/lib/domain/group-by';
import type { MatchRecord } from '@/api/demo/records/record';
import type { ScheduleEntry } from './schedule-store';

/** The part of a record by which it is scheduled. */
export type SeasonRecord = Pick<MatchRecord, 'id' | 'dates' | 'format'> & {
  league: Pick<MatchRecord['league'], 'slug'>;
};

/** Where a league is scheduled: in a lane, or as fixtures of the next day or of the days after. */
export type Track = 0 | 1 | 2 | 'near' | 'far';

/** A record's place in its league, whose matches follow each other by date, over and over. */
type Place = { league: string; number: number; count: number; track: Track; isTest: boolean };

/** Record id → its place. */
export type Seasons = ReadonlyMap<string, Place>;

/** Shares of the leagues without their own lane, by how many fixtures a track has ahead. */
const shares: [track: Track, share: number][] = [
  ['far', 3],
  ['near', 2],
  [1, 1],
];

/**
 * The leagues of these records. The two largest have a lane each, Tests have the one between, and
 * the others are distributed; a league is in one track only, so that its matches stay in order.
 */
export function createSeasons(records: readonly SeasonRecord[]): Seasons {
  const leagues = [...groupBy(records, ({ league }) => league.slug)]
    .map(([slug, matches]) => ({ slug, matches: matches.toSorted(byDate) }))
    .sort((a, b) => b.matches.length - a.matches.length || (a.slug < b.slug ? -1 : 1));
  const [first, second] = leagues.filter(({ matches }) => !matches.some(isTest));
  const filled = new Map<Track, number>();

  const trackOf = (league: (typeof leagues)[number]): Track => {
    if (league === first) return 0;
    if (league === second) return 2;
    if (league.matches.some(isTest)) return 1;
    const load = ([track, share]: (typeof shares)[number]) => (filled.get(track) ?? 0) / share;
    const [track] = shares.reduce((least, next) => (load(next) < load(least) ? next : least));
    filled.set(track, (filled.get(track) ?? 0) + league.matches.length);
    return track;
  };

  return new Map(
    leagues.flatMap(league => {
      const track = trackOf(league);
      return league.matches.map((record, number): [string, Place] => [
        record.id,
        {
          league: league.slug,
          number,
          count: league.matches.length,
          track,
          isTest: isTest(record),
        },
      ]);
    }),
  );
}

const isTest = ({ format }: SeasonRecord): boolean => isBattedTwice(recordFormats[format]);

function byDate(a: SeasonRecord, b: SeasonRecord): number {
  const [dateA = '', dateB = ''] = [a.dates[0], b.dates[0]];
  if (dateA !== dateB) return dateA < dateB ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

/**
 * Whether a record at a time (unix seconds) is between its neighbours in the season, given the
 * entries of its league. A league without any begins in the middle, so that there are results before
 * and matches after.
 */
export function continuesSeason(
  ofLeague: readonly ScheduleEntry[],
  { recordId, startTime }: { recordId: string; startTime: number },
  seasons: Seasons,
): boolean {
  const own = seasons.get(recordId);
  if (!own) return false;
  let before: ScheduleEntry | null = null;
  let after: ScheduleEntry | null = null;
  for (const entry of ofLeague) {
    if (entry.startTime <= startTime) {
      if (!before || entry.startTime > before.startTime) before = entry;
    } else if (!after || entry.startTime < after.startTime) after = entry;
  }
  if (!before && !after) return own.number === Math.floor(own.count / 2);
  const isNext = (earlier: number, later: number) => (earlier + 1) % own.count === later;
  const numberOf = (entry: ScheduleEntry) => seasons.get(entry.recordId)?.number ?? 0;
  return (
    (!before || isNext(numberOf(before), own.number)) &&
    (!after || isNext(own.number, numberOf(after)))
  );
}

/** Finished matches whose record is scheduled again later. */
export function supersededEntries(entries: readonly ScheduleEntry[]): ScheduleEntry[] {
  const latest = new Map<string, number>();
  for (const { recordId, startTime } of entries)
    latest.set(recordId, Math.max(startTime, latest.get(recordId) ?? 0));
  return entries.filter(
    ({ recordId, startTime, done }) => done && startTime < (latest.get(recordId) ?? 0),
  );
}
