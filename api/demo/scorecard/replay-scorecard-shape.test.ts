import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MatchInfo } from '@/lib/contract/match-info';
import { recordNamed, walkedRecords } from '@/tests/fixtures/all-records';
import { ballCount, type MatchRecord } from '@/api/demo/records/record';
import { replayAt } from '@/api/demo/replay/replay';
import { matchInfoOf } from './replay-scorecard';

const infoAt = (record: MatchRecord, ball: number) =>
  matchInfoOf(replayAt(record, ball, { startTime: 0 }));

/** An addition of ours. */
const winChance = '$.Matchdetail.Win_chance[]';

/** Every leaf below a value with its path, without list indices. */
function leaves(value: unknown, path = '$'): [path: string, leaf: unknown][] {
  if (Array.isArray(value)) return value.flatMap(item => leaves(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) =>
    leaves(item, /^\d+$/.test(key) ? `${path}.{id}` : `${path}.${key}`),
  );
}

describe.each(walkedRecords)('the scorecard of %s', (_, record) => {
  const moments = [0, 1, Math.floor(ballCount(record) / 2), ballCount(record)];

  it.each(moments)(
    'matches the contract after %i balls: text, positions, true flags and our win chance only',
    at => {
      const info = infoAt(record, at);
      const parsed = MatchInfo.parse(info);
      const unexpected = leaves(info).filter(([path, leaf]) => {
        if (leaf === true || path === winChance) return false;
        const isPosition = /\.(Number|Wicket_No|ForWicket)$/.test(path);
        return isPosition
          ? typeof leaf !== 'number' && typeof leaf !== 'string'
          : typeof leaf !== 'string';
      });

      expect(unexpected).toEqual([]);
      expect(info).toMatchObject(parsed);
    },
  );
});

// The feed's own schema, when it is available; the tests above do not need it.
const schemaFile = join(__dirname, '../../../../shared/data/si/SCHEMA-scorecard.txt');
const itWithSchema = existsSync(schemaFile) ? it : it.skip;

itWithSchema(
  'has no key that the real feed lacks, but for those of a match in play and ours',
  () => {
    const known = new Set(
      readFileSync(schemaFile, 'utf8')
        .split('\n')
        .map(line => line.split(' | ')[0]),
    );
    const record = recordNamed('1473470');
    const inPlay = [
      '$.Innings[].Batsmen[].Isbatting',
      '$.Innings[].Batsmen[].Isonstrike',
      '$.Innings[].Bowlers[].Isbowlingnow',
      winChance,
    ];

    const ours = ['Issubstitute', 'Replaces', 'Replacement'].map(
      key => `$.Teams.{id}.Players.{id}.${key}`,
    );

    const paths = [200, ballCount(record)].flatMap(at => leaves(infoAt(record, at)));
    const unknown = new Set(paths.map(([path]) => path).filter(path => !known.has(path)));

    expect([...unknown].filter(path => ![...inPlay, ...ours].includes(path))).toEqual([]);
  },
);
