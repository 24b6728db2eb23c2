import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ball, matchRecord, over } from '@/tests/fixtures/match-record';
import { ballCount, readRecord } from './record';
import { loadRecords } from './load-records';

describe('readRecord', () => {
  it('reads back what was written', () => {
    const record = matchRecord();

    expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it('names the path of an invalid value', () => {
    const invalid = { ...matchRecord(), toss: 7 };

    expect(() => readRecord(invalid)).toThrow(/^toss: .*expected object/);
  });

  it('rejects a ball of an unknown player', () => {
    const record = matchRecord({ innings: [{ team: 0, overs: [[[0, 1, 99, 4]]] }] });

    expect(() => readRecord(record)).toThrow('innings.0.overs.0.0: nobody has the number 99');
  });

  it('rejects a catch by an unknown player', () => {
    const out = [{ player: 0, kind: 'caught' as const, fielders: [{ sub: 40 }] }];
    const record = matchRecord({ innings: [{ team: 0, overs: [over(ball(0, { out }))] }] });

    expect(() => readRecord(record)).toThrow('nobody has the number 40');
  });
});

describe('ballCount', () => {
  it('counts wides and super overs', () => {
    const record = matchRecord({
      innings: [
        { team: 0, overs: [[ball(0, { wd: 1 }), ...over()]] },
        { team: 1, superOver: true, overs: [over(ball(6))] },
      ],
    });

    expect(ballCount(record)).toBe(8);
  });
});

describe('loadRecords', () => {
  it('reads a folder in the order of its names, ignoring other files', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'records-'));
    await writeFile(join(dir, '20.json'), JSON.stringify(matchRecord({ id: '20' })));
    await writeFile(join(dir, '10.json'), JSON.stringify(matchRecord({ id: '10' })));
    await writeFile(join(dir, 'notes.txt'), 'no record');

    const records = await loadRecords(dir);

    expect(records.map(({ id }) => id)).toEqual(['10', '20']);
  });

  it('names the file and the path of an invalid record', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'records-'));
    await writeFile(join(dir, 'bad.json'), JSON.stringify({ ...matchRecord(), innings: 3 }));

    await expect(loadRecords(dir)).rejects.toThrow(/bad\.json: innings: /);
  });
});
