import type { MatchRecord } from '@/api/demo/records/record';
import { advance, isFinished } from '@/api/demo/replay/replay';
import type { Replay } from '@/api/demo/replay/replay-state';
import { oversText } from '@/api/demo/scorecard/rates';
import { recordNamed } from '@/tests/fixtures/all-records';

/** Records by their purpose: short ones where possible. */
export const recordIds = {
  t20: '1473470',
  'super over': '1473469',
  test: '1239543',
  'rain-reduced one-day': '1272381',
  'no result': '1443093',
  'four-day': '1271405',
} as const;
type RecordName = keyof typeof recordIds;

/** How a match begins. */
export type MatchStart = {
  record?: RecordName;
  /** Balls bowled, as an over of an innings such as '14.2', or as a share of all balls; 0 by default. */
  at?: { innings?: number; over: string } | number;
  /** Hours from now to the start; a match that has balls began an hour ago, one without begins in two hours. */
  startsIn?: number;
  /** The competition of another match of the same test. */
  competition?: string;
  /** Names of the teams instead of the record's. */
  teams?: [string, string];
  /** Whether women play it instead of the record's sides. */
  women?: boolean;
  /** The stage of the competition, such as 'Match 4', instead of the record's. */
  stage?: string;
};

/** A record whose teams and league no other match has: the API would take them for one match. */
export function taggedRecord(
  tag: string,
  { record = 't20', competition, teams, women, stage }: MatchStart,
): MatchRecord {
  const facts = recordNamed(recordIds[record]);
  const name = competition ?? `${facts.league.name} ${tag}`;
  const [first, second] = facts.teams;
  return {
    ...facts,
    ...(women && { gender: 'female' as const }),
    competition: { ...facts.competition, ...(stage && { stage }) },
    league: { ...facts.league, name },
    // Their figures are of this match alone.
    people: facts.people.map(({ id, ...person }) => ({ ...person, id: id + tagNumber(tag) })),
    teams: [
      { ...first, name: teams?.[0] ?? `${first.name} ${tag}` },
      { ...second, name: teams?.[1] ?? `${second.name} ${tag}` },
    ],
  };
}

/** The letters of a tag as digits, two for each, with which the ids of its players end. */
export const tagNumber = (tag: string): string =>
  [...tag].map(letter => String(letter.charCodeAt(0))).join('');

export function playedTo(start: Replay, at: NonNullable<MatchStart['at']>): Replay {
  let replay = start;
  if (typeof at === 'number') {
    const balls = Math.floor(start.plan.length * at);
    while (replay.ball < balls) replay = advance(replay);
    return replay;
  }
  const { innings = 1, over } = at;
  while (!isFinished(replay)) {
    replay = advance(replay);
    const current = replay.innings.at(-1);
    if (replay.innings.length === innings && current && oversText(current) === over) return replay;
  }
  throw new Error(`innings ${innings} has no ball ${over}`);
}

/** The formats of records, as pushes name them. */
export const pushedFormats = {
  T20: 't20',
  ODI: 'one-day',
  Test: 'multi-day',
  Hundred: 'hundred',
} as const;
