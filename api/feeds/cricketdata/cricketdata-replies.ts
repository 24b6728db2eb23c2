import * as z from 'zod';
import { ItemId, LooseCount, LooseFlag, LooseText } from '@/api/feeds/provider/loose-values';

/*
 * Replies of CricketData v1 (cricketdata.org/how-to-use-cricket-data-api.aspx): the parts that are read.
 */

const Text = LooseText.pipe(z.string());
const Count = LooseCount.pipe(z.number());

/** A UTC time without a zone: '2022-08-01T14:30:00'. In unix seconds. */
const UtcTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/)
  .transform(text => Date.parse(`${text}Z`) / 1000)
  .refine(Number.isFinite);

const Total = z.object({ r: Count, w: Count, o: Text, inning: Text });
/** Null in place of a total that cannot be read: without it the others are not the score. */
const Totals = z
  .unknown()
  .optional()
  .transform(value =>
    (Array.isArray(value) ? value : []).map((one: unknown) => Total.safeParse(one).data ?? null),
  );

/** A match of `/currentMatches`, and `/match_info`. */
export const Match = z.object({
  id: ItemId,
  /** 'West Indies vs India, 2nd T20I', in documented replies with the series behind, in recorded ones never. */
  name: Text,
  series_id: LooseText,
  matchType: LooseText,
  status: LooseText,
  venue: LooseText,
  dateTimeGMT: UtcTime,
  teams: z.tuple([Text, Text]),
  teamInfo: z
    .array(z.object({ name: LooseText, shortname: LooseText }))
    .optional()
    .catch(undefined),
  score: Totals,
  tossWinner: LooseText,
  tossChoice: LooseText,
  matchWinner: LooseText,
  matchStarted: LooseFlag,
  matchEnded: LooseFlag,
});
export type Match = z.infer<typeof Match>;

/** `/series_info`, which names a series; men and women of one event have series of their own. */
export const SeriesInfo = z.object({ info: z.object({ name: Text }) });

/** The id of a match that cannot be read otherwise. */
export const Identified = Match.pick({ id: true });

/** Players are identified by name, because their ids are not reliable. */
const Player = z.object({ name: Text });

const BattingLine = z.object({
  batsman: Player,
  'dismissal-text': LooseText,
  r: Count,
  b: Count,
  '4s': LooseCount,
  '6s': LooseCount,
});
export type BattingLine = z.infer<typeof BattingLine>;

const BowlingLine = z.object({
  bowler: Player,
  o: Text,
  m: LooseCount,
  r: Count,
  w: Count,
  nb: LooseCount,
  wd: LooseCount,
});

const Extras = z.object({
  r: LooseCount,
  b: LooseCount,
  lb: LooseCount,
  w: LooseCount,
  nb: LooseCount,
  p: LooseCount,
});

const Innings = z.object({
  inning: Text,
  batting: z.array(BattingLine),
  bowling: z.array(BowlingLine),
  extras: Extras.optional().catch(undefined),
  totals: z.object({ R: Count, O: Text, W: Count }).optional().catch(undefined),
});
export type Innings = z.infer<typeof Innings>;

/** `/match_scorecard`. */
export const Scorecard = Match.extend({ scorecard: z.array(Innings) });
export type Scorecard = z.infer<typeof Scorecard>;
