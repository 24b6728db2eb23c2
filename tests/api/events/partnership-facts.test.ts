/** @jest-environment node */
import { ballCount, type MatchRecord } from '@/api/demo/records/record';
import { replayAt } from '@/api/demo/replay/replay';
import { matchInfoOf } from '@/api/demo/scorecard/replay-scorecard';
import { runsOutside, type Partnership } from '@/lib/domain/scorecard/partnerships';
import { toScorecard } from '@/lib/domain/scorecard/scorecard';
import { allRecords } from '@/tests/fixtures/all-records';
import { fc } from '@/tests/fixtures/properties';
import { countRecord, type InningsCount } from '@/tests/fixtures/record-count';

const scorecardAt = (record: MatchRecord, ball: number) =>
  toScorecard(matchInfoOf(replayAt(record, ball, { startTime: 0 })));

/** The partnerships of an innings as the second scorer counts them. */
const countedOf = (record: MatchRecord, { partnerships, wickets }: InningsCount) =>
  partnerships.map(({ down, runs, balls, batters }, index) => {
    const shares = [...batters].map(([player, share]) => ({
      name: record.people[player]?.name,
      ...share,
    }));
    const next = partnerships[index + 1];
    return {
      wicket: down + 1,
      runs,
      balls,
      extras: runs - shares.reduce((sum, share) => sum + share.runs, 0),
      batters: shares,
      isUnbroken: (next?.down ?? wickets) === down,
    };
  });

/** Penalty runs before the first and after the last ball. */
const awarded = (record: MatchRecord, index: number, isOver: boolean): number => {
  const { pre = 0, post = 0 } = record.innings[index]?.penalty ?? {};
  return pre + (isOver ? post : 0);
};

const hasRetired = (partnerships: readonly Partnership[]): boolean =>
  partnerships.some(({ wicket }, index) => partnerships[index + 1]?.wicket === wicket);

function check(record: MatchRecord, ball: number) {
  const counted = countRecord(record, ball);
  const { innings } = scorecardAt(record, ball);
  counted.forEach((count, index) => {
    const partnerships = innings[index]?.partnerships ?? [];
    expect(partnerships).toEqual(countedOf(record, count));
    expect(runsOutside(partnerships, count.runs)).toBe(awarded(record, index, count.isOver));
    for (const { batters, runs, balls, extras } of partnerships) {
      expect(batters[0].runs + batters[1].runs + extras).toBe(runs);
      expect(batters[0].balls + batters[1].balls).toBe(balls);
    }
  });
  return innings.flatMap(({ partnerships }) => (partnerships ? [partnerships] : []));
}

describe('partnerships', () => {
  test('are those of the deliveries, add up to the total, and batters and extras to each', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...allRecords.map(([, record]) => record)),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (record, share) => {
          check(record, Math.round(ballCount(record) * share));
        },
      ),
    );
  });

  const text = (record: MatchRecord) => JSON.stringify(record.innings);

  test.each(allRecords.filter(([, record]) => /retired (hurt|not out)/.test(text(record))))(
    'of %s begin again where a batter retired, for the same wicket',
    (_, record) => {
      const innings = check(record, ballCount(record));

      expect(innings.some(hasRetired)).toBe(true);
    },
  );

  test.each(allRecords.filter(([, record]) => /"pen"|"penalty"/.test(text(record))))(
    'of %s have the penalty runs of their balls',
    (_, record) => {
      check(record, ballCount(record));
    },
  );

  test('leave out penalty runs that are awarded before and after the play', () => {
    const [[, record] = [null, null]] = allRecords;
    const [first, ...others] = record?.innings ?? [];
    if (!record || !first) throw new Error('There is no record.');
    const penalised = {
      ...record,
      innings: [{ ...first, penalty: { pre: 5, post: 10 } }, ...others],
    };

    const [innings] = scorecardAt(penalised, ballCount(penalised)).innings;

    expect(
      runsOutside(innings?.partnerships ?? [], Number.parseInt(innings?.total ?? '', 10)),
    ).toBe(15);
  });
});
