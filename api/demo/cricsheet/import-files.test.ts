import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord } from '@/api/demo/records/record';
import { recordNamed } from '@/tests/fixtures/all-records';
import { cricsheetFile } from '@/tests/fixtures/cricsheet-file';
import { importFiles } from './import-files';

const newDir = () => mkdtemp(join(tmpdir(), 'import-'));

async function fileWith(text: string, name = '99.json'): Promise<string> {
  const file = join(await newDir(), name);
  await writeFile(file, text);
  return file;
}

async function imported(match: unknown) {
  const out = await newDir();
  const report = await importFiles([await fileWith(JSON.stringify(match))], out);
  expect(report.errors).toEqual([]);
  return readRecord(JSON.parse(await readFile(join(out, '99.json'), 'utf8')));
}

describe('importFiles', () => {
  it('keeps the facts of a match, with the credit', async () => {
    const record = await imported(cricsheetFile());

    expect(record).toMatchObject({
      id: '99',
      credit: 'Ball-by-ball data: Cricsheet',
      dates: ['2025-04-17'],
      format: 'T20',
      type: 'T20',
      competition: { name: 'Village Cup', season: '2025', stage: 'Match 3' },
      league: { slug: 'village-cup', name: 'Village Cup' },
      toss: { winner: 1, decision: 'field' },
      outcome: { winner: null, result: 'no result' },
    });
    const nameOf = (person: number | undefined) => record.people[person ?? -1]?.name;
    const [dot, four, wide, wicket] = record.innings[0]?.overs[0] ?? [];
    expect(dot?.slice(0, 3).map(person => nameOf(Number(person)))).toEqual([
      'Northam 1',
      'Northam 2',
      'Southam 11',
    ]);
    expect(four?.[3]).toBe(4);
    expect(wide?.[4]).toEqual({ wd: 2 });
    const out = wicket?.[4]?.out?.[0];
    expect(out?.kind).toBe('caught');
    const fielder = out?.fielders?.[0];
    expect(typeof fielder === 'object' && nameOf(fielder.sub ?? -1)).toBe('Substitute');
  });

  it('keeps the officials, and who joined a side for whom, but no change of roles', async () => {
    const [innings] = cricsheetFile().innings as [{ overs: [{ deliveries: object[] }] }];
    const [{ deliveries }] = innings.overs;
    const joined = { in: 'Southam 11', out: 'Southam 2', team: 'Southam', reason: 'impact_player' };
    const [first, ...others] = deliveries;
    const role = [{ in: 'Southam 3', role: 'bowler', reason: 'injury' }];
    const record = await imported(
      cricsheetFile({
        info: {
          officials: {
            umpires: ['A Hart', 'C Mott'],
            tv_umpires: ['B Lund'],
            reserve_umpires: ['E Oak'],
            match_referees: ['D Nash'],
          },
        },
        innings: [
          {
            ...innings,
            overs: [
              {
                over: 0,
                deliveries: [{ ...first, replacements: { match: [joined], role } }, ...others],
              },
            ],
          },
        ],
      }),
    );

    expect(record.officials).toEqual({
      umpires: ['A Hart', 'C Mott'],
      thirdUmpire: 'B Lund',
      referee: 'D Nash',
    });
    const nameOf = (person: number) => record.people[person]?.name;
    const [ball] = record.innings[0]?.overs[0] ?? [];
    expect(
      ball?.[4]?.joined?.map(one => [one.team, nameOf(one.in), nameOf(one.out), one.reason]),
    ).toEqual([[1, 'Southam 11', 'Southam 2', 'impact player']]);
  });

  it("adds 'Women' to the names of international women's teams only, and separates their ids from the men's", async () => {
    const women = await imported(
      cricsheetFile({ info: { gender: 'female', team_type: 'international' } }),
    );
    const club = await imported(cricsheetFile({ info: { gender: 'female' } }));
    const men = await imported(cricsheetFile({ info: { team_type: 'international' } }));

    expect(women.teams.map(({ name }) => name)).toEqual(['Northam Women', 'Southam Women']);
    expect(women).toMatchObject({ type: 'T20I', category: 'International' });
    expect(club.teams.map(({ name }) => name)).toEqual(['Northam', 'Southam']);
    expect(women.teams[0].id).not.toBe(men.teams[0].id);
  });

  it('reads six overs and a ball as 37 balls, and The Hundred in sets of five', async () => {
    const chase = [{ team: 'Southam', overs: [], target: { runs: 50, overs: 6.1 } }];
    const six = await imported(cricsheetFile({ innings: chase }));
    const five = await imported(cricsheetFile({ info: { balls_per_over: 5 }, innings: chase }));

    expect(six.innings[0]?.target).toEqual({ runs: 50, balls: 37 });
    expect(five).toMatchObject({ format: 'Hundred', type: 'The Hundred', ballsPerOver: 5 });
    expect(five.innings[0]?.target?.balls).toBe(31);
  });

  it('ignores fifty overs stated for a T20', async () => {
    const record = await imported(cricsheetFile({ info: { overs: 50 } }));

    expect(record.overs).toBe(20);
  });

  it.each([
    ['a truncated file', JSON.stringify(cricsheetFile()).slice(0, 500), /JSON/],
    ['an empty file', '', /JSON/],
    [
      'a number where an object should be',
      JSON.stringify({ ...cricsheetFile(), info: 7 }),
      /info: /,
    ],
    ['a list of no match', '[]', /root: /],
    [
      'a total that its parts do not make',
      JSON.stringify(cricsheetFile()).replace('"total":4', '"total":5'),
      /innings\.0\.overs\.0\.deliveries\.1\.runs: the parts do not make the total/,
    ],
    [
      'runs as text',
      JSON.stringify(cricsheetFile()).replace('"total":4', '"total":"4"'),
      /innings\.0\.overs\.0\.deliveries\.1\.runs\.total: .*number/,
    ],
    [
      'an unlisted bowler',
      JSON.stringify(cricsheetFile()).replace('"bowler":"Southam 11"', '"bowler":"A. Stranger"'),
      /innings\.0\.overs\.0\.deliveries\.0\.bowler: 'A\. Stranger'/,
    ],
    [
      'a toss won by a third team',
      JSON.stringify(cricsheetFile({ info: { toss: { winner: 'Eastham', decision: 'bat' } } })),
      /info\.toss\.winner: 'Eastham'/,
    ],
  ])('names the file and the position of %s, and writes nothing', async (_, text, reason) => {
    const out = await newDir();
    const file = await fileWith(text);

    const { written, errors } = await importFiles([file], out);

    expect(written).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.startsWith(`${file}: `)).toBe(true);
    expect(errors[0]).toMatch(reason);
    expect(await readdir(out)).toEqual([]);
  });

  it('writes no file when one of several is invalid or missing', async () => {
    const out = await newDir();
    const validFile = await fileWith(JSON.stringify(cricsheetFile()));
    const missing = join(out, 'missing.json');

    const { written, errors } = await importFiles([validFile, missing], out);

    expect(written).toEqual([]);
    expect(errors.join()).toContain(missing);
    expect(await readdir(out)).toEqual([]);
  });
});

// Cricsheet's own files, when they are available; the tests above do not need them.
const realDir = join(__dirname, '../../../../shared/data/cricsheet');
const itWithRealFiles = existsSync(realDir) ? it : it.skip;

itWithRealFiles(
  'makes of real files the records that are in the project',
  async () => {
    const out = await newDir();
    const names = (await readdir(realDir)).filter(name => name.endsWith('.json'));

    const { errors } = await importFiles(
      names.map(name => join(realDir, name)),
      out,
    );

    expect(errors).toEqual([]);
    for (const name of names) {
      const record: unknown = JSON.parse(await readFile(join(out, name), 'utf8'));
      expect(record).toEqual(recordNamed(name.replace('.json', '')));
    }
  },
  60_000,
);
