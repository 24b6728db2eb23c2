import { CommentaryItem } from '@/lib/contract/commentary';
import { recordNamed, walkedRecords } from '@/tests/fixtures/all-records';
import { finishedReplay } from '@/tests/fixtures/finished-replay';
import { ball, matchRecord, over } from '@/tests/fixtures/match-record';
import { ballPhrases } from './commentary-phrases';
import { ballCount, type Delivery, type MatchRecord } from '@/api/demo/records/record';
import { advance, isFinished, replayAt, startReplay } from '@/api/demo/replay/replay';
import { commentaryAdded, commentarySoFar } from './replay-commentary';
import { wicketPhrases } from './wicket-phrases';

const allItems = (record: MatchRecord) =>
  commentarySoFar(finishedReplay(record)).flatMap(innings => innings.items);

/** The texts of a match of these balls, in order. */
function textsOf(...balls: Delivery[]) {
  return itemsOf(...balls).map(item => String(item.Commentary));
}
function itemsOf(...balls: Delivery[]) {
  return allItems(matchRecord({ innings: [{ team: 0, overs: [balls] }] })).reverse();
}

describe.each(walkedRecords)('the commentary of %s', (_, record) => {
  it('has a comment for every ball, and one for the toss, each start, arrival and end, and the result', () => {
    const items = allItems(record);
    const arrivals = record.innings.map(({ overs }) => {
      const batters = new Set(
        overs.flat().flatMap(([striker, nonStriker]) => [striker, nonStriker]),
      );
      return batters.size - 2;
    });
    const between = 1 + 2 * record.innings.length + 1 + arrivals.reduce((sum, one) => sum + one, 0);

    expect(items.filter(item => item.Isball === true)).toHaveLength(ballCount(record));
    expect(items.filter(item => item.Isball === false)).toHaveLength(between);
    expect(new Set(items.map(item => item.Id)).size).toBe(items.length);
  });

  it('returns the comments that each ball adds, and all of them, newest first', () => {
    let replay = startReplay(record, { startTime: 0 });
    const addedItems: Record<string, CommentaryItem[]> = {};
    while (!isFinished(replay)) {
      replay = advance(replay);
      for (const { id, items } of commentaryAdded(replay)) {
        (addedItems[String(id)] ??= []).push(...[...items].reverse());
      }
    }

    const finalItems = commentarySoFar(replay).map(({ id, items }) => [id, [...items].reverse()]);
    expect(Object.fromEntries(finalItems)).toEqual(addedItems);
    expect(commentarySoFar(replay).map(({ id }) => id)).toEqual(
      record.innings.map((_, index) => String(index + 1)),
    );
    for (const { items, total } of commentarySoFar(replay)) expect(total).toBe(items.length);
  });

  it('ends each completed over with a summary that agrees with the next over', () => {
    for (const { items } of commentarySoFar(finishedReplay(record))) {
      const balls = [...items].reverse().filter(item => item.Isball === true);
      const ends = balls.filter(item => item.Summary);

      ends.forEach((item, index) => {
        const before = Number(String(ends[index - 1]?.Summary?.Score ?? '0').split('/')[0]);
        const after = Number(String(item.Summary?.Score).split('/')[0]);
        expect(item.Summary?.Over).toBe(String(index + 1));
        expect(Number(item.Summary?.Runs)).toBe(after - before);
      });
    }
  });

  it('matches the contract, with all placeholders of its sentences filled in', () => {
    const items = allItems(record);
    const texts = items.map(item => String(item.Commentary));
    const defects = /[{}]|\b(undefined|null|NaN)\b|\s{2}| [.,]/;

    expect(items).toMatchObject(items.map(item => CommentaryItem.parse(item)));
    expect(texts.filter(text => !/^[A-Z0-9].*[.!]$/.test(text) || defects.test(text))).toEqual([]);
  });
});

describe('a ball', () => {
  it('has the label of the next legal ball', () => {
    const labels = itemsOf(ball(), ball(0, { wd: 1 }), ball(1, { nb: 1 }), ball())
      .filter(item => item.Isball === true)
      .map(item => [item.Over, item.Runs, item.Detail]);

    expect(labels).toEqual([
      ['0.1', '0', ''],
      ['0.2', '1', 'wd'],
      ['0.2', '2', 'nb'],
      ['0.2', '0', ''],
    ]);
  });

  it('has its flags only when they are true', () => {
    const [dot, four, allRun, wicket] = itemsOf(
      ball(),
      ball(4),
      ball(4, { run: true }),
      ball(0, { out: [{ player: 0, kind: 'bowled' }] }),
    ).filter(item => item.Isball === true);

    expect(dot).not.toHaveProperty('Isboundary');
    expect(dot).not.toHaveProperty('Iswicket');
    expect(four).toMatchObject({ Isboundary: true, Runs: '4' });
    expect(allRun).not.toHaveProperty('Isboundary');
    expect(wicket).toMatchObject({ Iswicket: true, Detail: 'W' });
  });

  it('has the same text in every replay, and different phrases over a match', () => {
    const record = recordNamed('1473470');
    const dots = allItems(record).filter(item => item.Runs === '0' && item.Detail === '');

    const replayed = replayAt(record, ballCount(record), { startTime: 99 });
    expect(commentarySoFar(replayed)).toEqual(commentarySoFar(finishedReplay(record)));
    expect(new Set(dots.map(item => item.Commentary)).size).toBeGreaterThan(20);
  });

  it('does not count a retired batter as a wicket', () => {
    const hurt = ball(1, { out: [{ player: 0, kind: 'retired hurt' }] });
    const [item] = itemsOf(hurt, [2, 1, 21, 0]).filter(comment => comment.Isball === true);

    expect(item).not.toHaveProperty('Iswicket');
    expect(item?.Detail).toBe('');
    expect(item?.Commentary).toContain('Player 0 retired hurt 1 (1b)');
  });

  it('names the next batter, also one who returns', () => {
    const hurt = ball(1, { out: [{ player: 0, kind: 'retired hurt' }] });
    const out: Delivery = [2, 1, 21, 0, { out: [{ player: 2, kind: 'bowled' }] }];
    const texts = textsOf(hurt, out, [0, 1, 21, 0]);

    expect(texts).toContain('Player 2 comes in at number 3.');
    expect(texts).toContain('Player 0 comes back to the middle.');
  });
});

describe('the notes of a ball', () => {
  const sixes = (count: number) => Array.from({ length: count }, () => ball(6));

  it('notes mention a fifty, once', () => {
    const fifties = textsOf(...sixes(10)).filter(text => text.includes('Fifty for Player 0'));

    expect(fifties).toHaveLength(1);
    expect(fifties[0]).toContain('off 9 balls (0 fours, 9 sixes)');
  });

  it('notes mention a hundred of the team and of the partnership', () => {
    const texts = textsOf(...sixes(17)).join(' ');

    expect(texts).toContain('100 up for Northam');
    expect(texts).toContain('The partnership of Player 0 and Player 1 is worth 102 off 17 balls.');
  });

  it('notes mention a hat-trick, and the ball before it', () => {
    const bowled = (player: number): Delivery => [
      player,
      1,
      21,
      0,
      { out: [{ player, kind: 'bowled' }] },
    ];
    const texts = textsOf(bowled(0), bowled(2), bowled(3), ball());

    expect(texts.filter(text => text.includes('hat-trick ball next'))).toHaveLength(1);
    expect(texts.filter(text => text.includes('A hat-trick for Player 21!'))).toHaveLength(1);
  });

  it('notes mention no hat-trick after a run out', () => {
    const runOut = (player: number): Delivery => [
      player,
      1,
      21,
      0,
      { out: [{ player, kind: 'run out' }] },
    ];

    expect(textsOf(runOut(0), runOut(2), runOut(3)).join()).not.toMatch(/hat-trick/i);
  });

  it('notes mention a maiden and a duck', () => {
    const out: Delivery = [0, 1, 21, 0, { out: [{ player: 0, kind: 'lbw' }] }];
    const texts = textsOf(out, ...over([2, 1, 21, 0]), ...over().slice(0, 4)).join(' ');

    expect(texts).toContain('A first-ball duck.');
    expect(texts).toContain('A wicket maiden from Player 21.');
  });

  it('notes mention the runs needed in a chase', () => {
    const record = recordNamed('1473470');
    const chase = commentarySoFar(finishedReplay(record)).find(({ id }) => id === '2');
    const texts = chase?.items.map(item => String(item.Commentary)) ?? [];

    expect(texts.at(-1)).toMatch(/^Mumbai Indians need 163 to win from 20 overs\. .* open for/);
    expect(texts.some(text => /MI need \d+ runs from \d+ balls\.$/.test(text))).toBe(true);
    expect(texts[0]).toBe('Mumbai Indians won by 4 wickets. Player of the match: WG Jacks.');
    expect(texts[1]).toBe('End of the innings: Mumbai Indians 166/6 in 18.1 overs.');
  });

  it.each([
    ['T20', 6, 'from 20 overs', 'in 1.1 overs'],
    ['ODI', 6, 'from 20 overs', 'in 1.1 overs'],
    ['Hundred', 5, 'from 100 balls', 'in 6 balls'],
  ] as const)('notes count the balls of %s as it does', (format, ballsPerOver, limit, bowled) => {
    const overs = [over(...Array.from({ length: ballsPerOver }, () => ball())), [ball()]];
    const innings = [0, 1].map(team => ({ team: team === 0 ? 0 : 1, overs }) as const);
    const record = matchRecord({ format, ballsPerOver, overs: 20, innings });
    const texts = allItems(record).map(item => String(item.Commentary));

    expect(texts.find(text => / need 1 to win /.test(text))).toContain(limit);
    expect(texts.find(text => text.startsWith('End of the innings'))).toContain(bowled);
  });
});

describe('the phrases', () => {
  const lists = { ...ballPhrases, ...wicketPhrases };

  it.each(Object.entries(lists))(
    'the phrases of %s are eight or more, and all different',
    (_, phrases) => {
      expect(new Set(phrases).size).toBe(phrases.length);
      expect(phrases.length).toBeGreaterThanOrEqual(8);
    },
  );

  it('the phrases name nothing that is not in a record', () => {
    const unknown =
      /\b(cover|point|mid|slip|gully|deep|square|fine|long|length|full|yorker|bouncer|spin|pace|swing|edge|pull|drive|cut|sweep|flick|off stump|crowd)\b/i;

    expect(
      Object.values(lists)
        .flat()
        .filter(phrase => unknown.test(phrase)),
    ).toEqual([]);
  });
});
