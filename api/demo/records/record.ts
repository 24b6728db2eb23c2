import * as z from 'zod';
import type { MatchFormat } from '@/lib/contract/match-format';
import { CalendarDate } from '@/lib/contract/validation/values';

/*
 * The facts of a real match: players, balls and result. People are named once, in `people`;
 * elsewhere a number is an index into that list.
 */
const Person = z.number().int().nonnegative();
const Count = z.number().int().nonnegative();
const Side = z.union([z.literal(0), z.literal(1)]);

/** A fielder of the side, or a substitute; null when the source does not name the substitute. */
const Fielder = z.union([Person, z.object({ sub: Person.nullable() })]);

export const dismissalKinds = [
  'caught',
  'bowled',
  'lbw',
  'run out',
  'stumped',
  'caught and bowled',
  'hit wicket',
  'retired hurt',
  'retired not out',
  'retired out',
  'obstructing the field',
  'timed out',
  'handled the ball',
  'hit the ball twice',
] as const;

const Wicket = z.object({
  player: Person,
  kind: z.enum(dismissalKinds),
  fielders: z.array(Fielder).optional(),
});
export type Wicket = z.infer<typeof Wicket>;

/** `reason` in the words of the source: 'impact player', 'concussion substitute'. */
const Replacement = z.object({ team: Side, in: Person, out: Person, reason: z.string().min(1) });
export type Replacement = z.infer<typeof Replacement>;

/**
 * The events of a ball besides runs off the bat. Extras are runs: wides, no-balls, byes, leg byes,
 * penalty.
 */
const Special = z.object({
  wd: Count.optional(),
  nb: Count.optional(),
  b: Count.optional(),
  lb: Count.optional(),
  pen: Count.optional(),
  out: z.array(Wicket).optional(),
  /** Players who joined their side before the ball, each for another. */
  joined: z.array(Replacement).optional(),
  /** Four or six that was run or came from an overthrow. */
  run: z.literal(true).optional(),
});
export type Special = z.infer<typeof Special>;

/** `[striker, non-striker, bowler, runs off the bat, special?]` */
const Delivery = z.tuple([Person, Person, Person, Count, Special.optional()]);
export type Delivery = z.infer<typeof Delivery>;

const RecordInnings = z.object({
  team: Side,
  superOver: z.literal(true).optional(),
  declared: z.literal(true).optional(),
  forfeited: z.literal(true).optional(),
  /** Runs needed to win, and the legal balls for them; null when not limited. */
  target: z.object({ runs: Count, balls: Count.nullable() }).optional(),
  absentHurt: z.array(Person).optional(),
  /** Penalty runs awarded before the first and after the last ball. */
  penalty: z.object({ pre: Count.optional(), post: Count.optional() }).optional(),
  /** Over number from 0 → legal balls that the umpires counted as that over. */
  miscounted: z.record(z.string().regex(/^\d+$/), Count).optional(),
  /** `[first over, last over, kind]`, overs counted from 1. */
  powerplays: z.array(z.tuple([Count, Count, z.string()])).optional(),
  overs: z.array(z.array(Delivery).min(1)),
});
export type RecordInnings = z.infer<typeof RecordInnings>;

const Outcome = z.object({
  /** The winner, also after a super over; null for a draw, a tie without a decider, no result. */
  winner: Side.nullable(),
  result: z.enum(['won', 'tie', 'draw', 'no result']),
  by: z
    .object({ runs: Count.optional(), wickets: Count.optional(), innings: Count.optional() })
    .optional(),
  /** The decider of a tie. */
  decider: z.enum(['super over', 'bowl-out']).optional(),
  /** 'D/L', 'VJD', 'Awarded', 'Lost fewer wickets', … */
  method: z.string().optional(),
});

const Team = z.object({
  id: z.string().regex(/^\d+$/),
  name: z.string().min(1),
  short: z.string().min(1),
  players: z.array(Person).min(1),
});

const Officials = z.object({
  umpires: z.array(z.string().min(1)),
  thirdUmpire: z.string().min(1).optional(),
  referee: z.string().min(1).optional(),
});

/** The formats by the words that records have for them. */
export const recordFormats = {
  T20: 't20',
  ODI: 'one-day',
  Test: 'multi-day',
  Hundred: 'hundred',
} as const satisfies Record<string, MatchFormat>;
/** The formats of the embedded records. */
export type RecordFormat = (typeof recordFormats)[keyof typeof recordFormats];

const Shape = z.object({
  id: z.string().regex(/^[\w-]+$/),
  credit: z.string().min(1),
  dates: z.array(CalendarDate).min(1),
  format: z.enum(['T20', 'ODI', 'Test', 'Hundred']),
  /** The usual name of the format: 'T20I', 'ODI', 'Test', 'The Hundred', 'List A', … */
  type: z.string().min(1),
  gender: z.enum(['male', 'female']),
  ballsPerOver: z.union([z.literal(5), z.literal(6)]),
  /** Overs a side in a limited match; null in a Test. */
  overs: Count.nullable(),
  competition: z.object({ name: z.string(), season: z.string(), stage: z.string().optional() }),
  league: z.object({ slug: z.string().regex(/^[a-z0-9-]+$/), name: z.string() }),
  /** A country, or 'International'. */
  category: z.string().min(1),
  venue: z.object({ name: z.string(), city: z.string().optional() }),
  officials: Officials.optional(),
  toss: z.object({ winner: Side, decision: z.enum(['bat', 'field']) }),
  people: z.array(z.object({ id: z.string().regex(/^\d+$/), name: z.string().min(1) })),
  teams: z.tuple([Team, Team]),
  outcome: Outcome,
  playersOfMatch: z.array(Person).optional(),
  innings: z.array(RecordInnings).min(1),
});

/** A match record; every index into `people` is checked. */
export const MatchRecord = Shape.superRefine((record, context) => {
  const check = (person: number, path: (string | number)[]) => {
    if (record.people[person] !== undefined) return;
    context.addIssue({ code: 'custom', path, message: `nobody has the number ${person}` });
  };
  record.teams.forEach((team, side) =>
    team.players.forEach((person, index) => check(person, ['teams', side, 'players', index])),
  );
  record.playersOfMatch?.forEach((person, index) => check(person, ['playersOfMatch', index]));
  record.innings.forEach((innings, number) =>
    innings.overs.forEach((over, overNumber) =>
      over.forEach((delivery, ball) => {
        const path = ['innings', number, 'overs', overNumber, ball];
        for (const person of peopleOf(delivery)) check(person, path);
      }),
    ),
  );
});
export type MatchRecord = z.infer<typeof MatchRecord>;

function peopleOf([striker, nonStriker, bowler, , special]: Delivery): number[] {
  const wickets = special?.out ?? [];
  const fielders = wickets.flatMap(wicket => wicket.fielders ?? []);
  return [
    striker,
    nonStriker,
    bowler,
    ...wickets.map(wicket => wicket.player),
    ...fielders.flatMap(fielder => (typeof fielder === 'number' ? fielder : (fielder.sub ?? []))),
    ...(special?.joined ?? []).flatMap(joined => [joined.in, joined.out]),
  ];
}

/** Validates parsed JSON as a record. Throws an error with the first invalid paths. */
export function readRecord(json: unknown): MatchRecord {
  const result = MatchRecord.safeParse(json);
  if (result.success) return result.data;
  throw new Error(issueText(result.error));
}

/** Up to three issues of a schema as `path: reason`, joined. */
export function issueText(error: z.ZodError): string {
  const texts = error.issues
    .slice(0, 3)
    .map(issue => `${issue.path.join('.') || 'root'}: ${issue.message}`);
  const more = error.issues.length - texts.length;
  return texts.join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** Deliveries in the complete record, including wides and super overs. */
export function ballCount(record: MatchRecord): number {
  return record.innings.reduce(
    (sum, innings) => sum + innings.overs.reduce((balls, over) => balls + over.length, 0),
    0,
  );
}
